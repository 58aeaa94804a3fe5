package org.steelyard.engine.arm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.maven.Coordinates;
import org.steelyard.engine.maven.Library;
import org.steelyard.engine.maven.MavenClassPath;
import org.steelyard.engine.maven.ResolutionException;
import org.steelyard.engine.target.ResolvedTarget;

/** On Netty's own jars: 4.1.140 needs netty-common alone, so does 4.2.20. */
class SwappingTest {
  private static final String OLD = "4.1.140.Final";
  private static final String NEW = "4.2.20.Final";

  @TempDir Path temp;
  private MavenClassPath maven;
  private Swapping swapping;
  private Path bench;

  @BeforeEach
  void setUp() throws Exception {
    maven = MavenClassPath.ofUser(temp.resolve("cache"), file -> {});
    swapping = new Swapping(maven, List.of());
    bench = temp.resolve("bench.jar");
    SmallRepository.zip(
        bench, "META-INF/BenchmarkList", "", "org/openjdk/jmh/runner/Runner.class", "");
  }

  @Test
  void jarsOfAClassPathAreReplacedWhereTheyStandWithWhatTheyNeed() throws Exception {
    Path other = temp.resolve("netty-buffer-tools-1.0.jar");
    SmallRepository.zip(other, "x", "");
    List<Path> classPath = new ArrayList<>(old());
    classPath.add(0, bench);
    classPath.add(other);

    Arm arm = swap("io.netty:netty-buffer:" + NEW, classPath);

    assertThat(arm.target().classPath())
        .extracting(path -> path.getFileName().toString())
        .startsWith("bench.jar", "netty-buffer-" + NEW + ".jar", "netty-common-" + NEW + ".jar")
        .contains("netty-buffer-tools-1.0.jar")
        .noneMatch(name -> name.contains(OLD));
    assertThat(arm.target().name()).isEqualTo("io.netty:x with io.netty:netty-buffer:" + NEW);
    assertThat(arm.notes())
        .contains("io.netty:x: io.netty:netty-buffer " + NEW + " in place of " + OLD + ".")
        .contains("io.netty:x: io.netty:netty-common " + NEW + " in place of " + OLD + ".");
  }

  @Test
  void aJarThatDoesNotSayWhatItIsIsKnownByItsName() throws Exception {
    Path buffer = temp.resolve("netty-buffer-4.0.1.Final.jar");
    SmallRepository.zip(buffer, "x", "");

    Arm arm = swap("io.netty:netty-buffer:" + NEW, List.of(bench, buffer));

    assertThat(arm.target().classPath())
        .extracting(path -> path.getFileName().toString())
        .startsWith("bench.jar", "netty-buffer-" + NEW + ".jar")
        .contains("netty-common-" + NEW + ".jar");
    assertThat(arm.notes()).contains("io.netty:x: io.netty:netty-common " + NEW + " was added.");
  }

  @Test
  void insideOfAFatJarTheOldClassesAreHidden() throws Exception {
    Path fat = temp.resolve("fat.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(fat))) {
      zip.putNextEntry(new ZipEntry("META-INF/BenchmarkList"));
      for (Path jar : old()) {
        copy(jar, zip);
      }
    }

    Arm arm = swap("io.netty:netty-buffer:" + NEW, List.of(fat));

    List<String> names =
        arm.target().classPath().stream().map(p -> p.getFileName().toString()).toList();
    assertThat(names)
        .startsWith("netty-buffer-" + NEW + ".jar", "netty-common-" + NEW + ".jar")
        .contains("fat.jar");
    assertThat(arm.notes())
        .anySatisfy(
            note ->
                assertThat(note)
                    .contains("netty-buffer " + NEW + " in place of " + OLD)
                    .contains("before fat.jar", "only the old version has"));
  }

  @Test
  void coordinatesAreResolvedAnew() throws Exception {
    String word = "io.netty:netty-transport:" + OLD;
    Arm arm =
        swapOrSkip(
            "io.netty:netty-buffer:" + NEW,
            ArmSource.parse(word),
            new Arm(target(word, bench), List.of()));

    assertThat(arm.target().classPath())
        .extracting(path -> path.getFileName().toString())
        .startsWith("netty-transport-" + OLD + ".jar")
        .contains("netty-buffer-" + NEW + ".jar", "netty-common-" + NEW + ".jar")
        .contains("netty-resolver-" + OLD + ".jar");
    assertThat(arm.notes())
        .contains(word + ": io.netty:netty-buffer " + NEW + " in place of " + OLD + ".");
  }

  @Test
  void aLibraryThatIsNotThereIsRefused() throws Exception {
    List<Path> classPath = new ArrayList<>(old());
    classPath.add(bench);
    assertThatThrownBy(() -> swap("io.netty:netty-resolver:" + OLD, classPath))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll(
            "io.netty:netty-resolver", "no version of it", "Did you mean io.netty:");
    assertThatThrownBy(() -> swap("io.netty:netty-buffer:" + NEW, List.of(bench)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("neither as a jar nor inside of one");
    String word = "io.netty:netty-buffer:" + OLD;
    assertThatThrownBy(
            () ->
                swapOrSkip(
                    "io.netty:netty-buffer:" + NEW,
                    ArmSource.parse(word),
                    new Arm(target(word, bench), List.of())))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("is the arm itself");
  }

  @Test
  void whatMeasuresIsNotSwapped() {
    assertThatThrownBy(() -> Swap.parse("org.openjdk.jmh:jmh-core:1.36"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("JMH does the measuring");
  }

  @Test
  void aSwapNamesAVersion() throws Exception {
    assertThat(Swap.parse("g:a:1, g:b:2").libraries())
        .containsExactly(Coordinates.parse("g:a:1"), Coordinates.parse("g:b:2"));
    assertThatThrownBy(() -> Swap.parse("io.netty:netty-buffer"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("group:artifact:version");
  }

  private List<Path> old() throws Exception {
    try {
      return maven
          .libraries(Coordinates.parse("io.netty:netty-buffer:" + OLD), List.of(), Map.of())
          .stream()
          .map(Library::path)
          .toList();
    } catch (ResolutionException e) {
      return skipIfOutOfReach(e, e.getMessage());
    }
  }

  private Arm swap(String what, List<Path> classPath) throws Exception {
    Arm arm = new Arm(new ResolvedTarget("io.netty:x", classPath), List.of());
    return swapOrSkip(what, new ArmSource.Named(bench.toString()), arm);
  }

  private Arm swapOrSkip(String what, ArmSource source, Arm arm) throws Exception {
    try {
      return swapping.apply(Swap.parse(what), source, arm);
    } catch (EngineException e) {
      return skipIfOutOfReach(e, e.getMessage());
    }
  }

  private static <T> T skipIfOutOfReach(Exception e, String message) throws Exception {
    if (message.contains("could not be fetched") || message.contains("offline")) {
      return abort("the user's Maven repositories are out of reach: " + message);
    }
    throw e;
  }

  private static ResolvedTarget target(String name, Path... classPath) {
    return new ResolvedTarget(name, List.of(classPath));
  }

  private static void copy(Path jar, ZipOutputStream zip) throws Exception {
    try (JarFile from = new JarFile(jar.toFile())) {
      for (var entry : java.util.Collections.list(from.entries())) {
        boolean wanted =
            entry.getName().endsWith(".class") || entry.getName().endsWith("pom.properties");
        if (wanted && !entry.getName().contains("module-info")) {
          zip.putNextEntry(new ZipEntry(entry.getName()));
          from.getInputStream(entry).transferTo(zip);
        }
      }
    }
  }
}
