package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.steelyard.engine.maven.TinyRepository.dependencies;
import static org.steelyard.engine.maven.TinyRepository.dependency;

import java.io.File;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A resolution cannot succeed once the remote and the local POMs are gone; a memory can. */
class RememberedClassPathTest {

  @TempDir Path folder;
  private TinyRepository repository;

  @BeforeEach
  void openRepository() {
    repository = new TinyRepository(folder);
  }

  @Test
  void aResolvedClassPathIsRemembered() throws Exception {
    repository.publish("g:bench:1", dependencies(dependency("g:a:1"))).publish("g:a:1", "");
    List<Path> resolved = resolve("g:bench:1");
    forgetPoms();

    assertThat(resolve("g:bench:1")).isEqualTo(resolved).hasSize(2);
  }

  @Test
  void otherExclusionsAreAnotherClassPath() throws Exception {
    repository.publish("g:bench:1", dependencies(dependency("g:a:1"))).publish("g:a:1", "");

    assertThat(resolve("g:bench:1")).hasSize(2);
    assertThat(resolve("g:bench:1", "g:a")).hasSize(1);
    assertThat(resolve("g:bench:1")).hasSize(2);
  }

  @Test
  void exclusionsMayStandInAnyOrder() throws Exception {
    repository.publish("g:bench:1", dependencies(dependency("g:a:1"), dependency("g:b:1")));
    List<Path> resolved = resolve("g:bench:1", "g:a", "g:b");
    forgetPoms();

    assertThat(resolve("g:bench:1", "g:b", "g:a")).isEqualTo(resolved);
  }

  @Test
  void anotherPlatformIsAnotherClassPath() throws Exception {
    repository
        .publish(
            "g:bench:1",
            dependencies(dependency("g:n:1", "<classifier>${os.detected.classifier}</classifier>")))
        .publishPom("g:n:1", "")
        .publishJar("g:n:jar:linux-x86_64:1")
        .publishJar("g:n:jar:osx-aarch_64:1");
    Coordinates bench = Coordinates.parse("g:bench:1");
    MavenClassPath mac =
        repository.classPath(repository.setup(false), new OsDetected("osx", "aarch_64"));

    assertThat(repository.classPath().resolve(bench, List.of()).get(1).getFileName())
        .hasToString("n-1-linux-x86_64.jar");
    assertThat(mac.resolve(bench, List.of()).get(1).getFileName())
        .hasToString("n-1-osx-aarch_64.jar");
  }

  @Test
  void aDeletedFileIsFetchedAgain() throws Exception {
    repository.publish("g:bench:1", "");
    Path jar = resolve("g:bench:1").get(0);
    Files.delete(jar);

    assertThat(resolve("g:bench:1")).containsExactly(jar);
    assertThat(jar).exists();
  }

  @Test
  void aSnapshotIsResolvedEachTime() throws Exception {
    repository.publish("g:bench:1-SNAPSHOT", "").publish("g:a:1", "");
    assertThat(resolve("g:bench:1-SNAPSHOT")).hasSize(1);

    repository.publish("g:bench:1-SNAPSHOT", dependencies(dependency("g:a:1")));
    dropLocalRepository();

    assertThat(resolve("g:bench:1-SNAPSHOT")).hasSize(2);
    assertThat(repository.cacheFolder()).doesNotExist();
  }

  @Test
  void aSnapshotOrARangeDeepInTheTreeIsNotRememberedEither() throws Exception {
    repository
        .publish("g:bench:1", dependencies(dependency("g:a:1-SNAPSHOT")))
        .publish("g:a:1-SNAPSHOT", "")
        .publish("g:bench:2", dependencies(dependency("g:b:[1,2)")))
        .publish("g:b:1", "")
        .publishVersions("g:b", "1");

    assertThat(resolve("g:bench:1")).hasSize(2);
    assertThat(resolve("g:bench:2")).hasSize(2);
    assertThat(repository.cacheFolder()).doesNotExist();
  }

  @Test
  void aMemoryNeedsNoneOfMavensClasses() throws Exception {
    repository.publish("g:bench:1", dependencies(dependency("g:a:1"))).publish("g:a:1", "");
    List<Path> resolved = resolve("g:bench:1");

    try (URLClassLoader withoutMaven =
        new URLClassLoader(ourClasses(), ClassLoader.getPlatformClassLoader())) {
      assertThatExceptionOfType(ClassNotFoundException.class)
          .isThrownBy(() -> withoutMaven.loadClass("org.eclipse.aether.RepositorySystem"));
      assertThatExceptionOfType(ClassNotFoundException.class)
          .isThrownBy(() -> withoutMaven.loadClass("eu.maveniverse.maven.mima.context.Context"));
      Callable<?> probe =
          (Callable<?>)
              withoutMaven
                  .loadClass(ResolveBench.class.getName())
                  .getConstructor(Path.class)
                  .newInstance(folder);

      assertThat(probe.call()).isEqualTo(resolved);
    }
  }

  /** Loaded by a class loader that has no Maven. */
  public static final class ResolveBench implements Callable<List<Path>> {
    private final Path folder;

    public ResolveBench(Path folder) {
      this.folder = folder;
    }

    @Override
    public List<Path> call() throws Exception {
      MavenSetup setup =
          new MavenSetup(folder.resolve("settings.xml"), true, null, false, List.of(), Map.of());
      return new MavenClassPath(
              setup, new OsDetected("linux", "x86_64"), folder.resolve("cache"), file -> {})
          .resolve(Coordinates.parse("g:bench:1"), List.of());
    }
  }

  private static URL[] ourClasses() throws Exception {
    List<URL> urls = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      if (Files.isDirectory(Path.of(entry)) || entry.contains("jspecify")) {
        urls.add(Path.of(entry).toUri().toURL());
      }
    }
    return urls.toArray(URL[]::new);
  }

  private void forgetPoms() throws Exception {
    for (Path place : List.of(repository.remote(), repository.localRepository())) {
      try (var files = Files.walk(place)) {
        for (Path pom : files.filter(file -> file.toString().endsWith(".pom")).toList()) {
          Files.delete(pom);
        }
      }
    }
  }

  private void dropLocalRepository() throws Exception {
    Files.move(repository.localRepository(), folder.resolve("dropped"));
  }

  private List<Path> resolve(String coordinates, String... exclusions) throws Exception {
    List<Exclusion> excluded = List.of(exclusions).stream().map(Exclusion::parse).toList();
    return repository.classPath().resolve(Coordinates.parse(coordinates), excluded);
  }
}
