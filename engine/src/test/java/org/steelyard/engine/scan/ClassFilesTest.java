package org.steelyard.engine.scan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

class ClassFilesTest {
  private static final String NAME = ScannedBenchmarks.OwnFixture.class.getName();
  private static final String FILE = NAME.replace('.', '/') + ".class";

  @TempDir Path temp;

  @Test
  void theFirstEntryOfTheClassPathWins() throws Exception {
    Path jar = TestClasses.jar(temp.resolve("a.jar"), "x/y", "jar".getBytes(UTF_8));
    Path folder = Files.createDirectories(temp.resolve("folder/x")).getParent();
    Files.writeString(folder.resolve("x/y"), "folder");
    assertThat(text(List.of(jar, folder))).isEqualTo("jar");
    assertThat(text(List.of(folder, jar))).isEqualTo("folder");
  }

  @Test
  void entriesThatCannotBeOpenedArePassedOver() throws Exception {
    Path broken = Files.writeString(temp.resolve("broken.jar"), "PK not a jar");
    Path jar = TestClasses.jar(temp.resolve("a.jar"), "x/y", "jar".getBytes(UTF_8));
    assertThat(text(List.of(temp.resolve("gone.jar"), broken, jar))).isEqualTo("jar");
  }

  @Test
  void aClassFileCutAtAnyByteThrowsNothing() throws Exception {
    byte[] whole = TestClasses.bytes(ScannedBenchmarks.FlagsInMain.class);
    String type = ScannedBenchmarks.FlagsInMain.class.getName();
    for (int length = 0; length < whole.length; length++) {
      Path jar =
          TestClasses.jar(
              temp.resolve("cut.jar"),
              type.replace('.', '/') + ".class",
              Arrays.copyOf(whole, length));
      scan(jar, type);
    }
  }

  @Test
  void aClassOfAJavaThatIsYetToComeThrowsNothing() throws Exception {
    byte[] newer = TestClasses.bytes(ScannedBenchmarks.OwnFixture.class);
    // Bytes 6 and 7 are the major version of the format (JVM specification, 4.1).
    newer[6] = 3;
    Path jar = TestClasses.jar(temp.resolve("newer.jar"), FILE, newer);
    assertThat(scan(jar, NAME)).isFalse();
  }

  private static boolean scan(Path jar, String type) throws Exception {
    try (ClassFiles classes = new ClassFiles(List.of(jar))) {
      new LauncherFlags(classes).of(type);
      return new IterationFixtures(classes)
          .has(Plans.benchmark(type + ".measure", Mode.THROUGHPUT, Settings.NONE));
    }
  }

  private static String text(List<Path> classPath) throws Exception {
    try (ClassFiles classes = new ClassFiles(classPath)) {
      return new String(classes.resource("x/y").orElseThrow(), UTF_8);
    }
  }
}
