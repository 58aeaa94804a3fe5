package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.steelyard.engine.maven.TinyRepository.dependencies;
import static org.steelyard.engine.maven.TinyRepository.dependency;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenClassPathTest {

  @TempDir Path folder;
  private TinyRepository repository;

  @BeforeEach
  void openRepository() {
    repository = new TinyRepository(folder);
  }

  @Test
  void theArtifactComesFirstAndWhatItNeedsBehindIt() throws Exception {
    repository
        .publish("g:bench:1", dependencies(dependency("g:a:1"), dependency("g:b:1")))
        .publish("g:a:1", dependencies(dependency("g:deep:1")))
        .publish("g:b:1", "")
        .publish("g:deep:1", "");

    assertThat(resolve("g:bench:1"))
        .containsExactly("bench-1.jar", "a-1.jar", "deep-1.jar", "b-1.jar");
  }

  @Test
  void filesAreInTheLocalRepositoryOfTheSettings() throws Exception {
    repository.publish("g:bench:1", "");

    assertThat(repository.classPath().resolve(Coordinates.parse("g:bench:1"), List.of()))
        .containsExactly(
            repository
                .localRepository()
                .resolve("g")
                .resolve("bench")
                .resolve("1")
                .resolve("bench-1.jar"));
  }

  @Test
  void onlyWhatIsNeededAtRunTimeIsOnIt() throws Exception {
    repository
        .publish(
            "g:bench:1",
            dependencies(
                dependency("g:runtime:1", "<scope>runtime</scope>"),
                dependency("g:test:1", "<scope>test</scope>"),
                dependency("g:provided:1", "<scope>provided</scope>"),
                dependency("g:optional:1", "<optional>true</optional>"),
                dependency("g:platform:1", "<type>pom</type>")))
        .publish("g:runtime:1", "")
        .publishPom("g:platform:1", dependencies(dependency("g:part:1")))
        .publish("g:part:1", "");

    assertThat(resolve("g:bench:1")).containsExactly("bench-1.jar", "runtime-1.jar", "part-1.jar");
  }

  @Test
  void versionsAreThoseOfTheAuthorsOwnBuild() throws Exception {
    repository
        .publish(
            "g:bench:1",
            "<dependencyManagement>"
                + dependencies(dependency("g:deep:2"))
                + "</dependencyManagement>"
                + dependencies(dependency("g:a:1")))
        .publish("g:a:1", dependencies(dependency("g:deep:1")))
        .publish("g:deep:1", "")
        .publish("g:deep:2", "");

    assertThat(resolve("g:bench:1")).containsExactly("bench-1.jar", "a-1.jar", "deep-2.jar");
  }

  @Test
  void aClassifierIsFollowedForTheArtifactItself() throws Exception {
    repository.publishPom("g:bench:1", "").publishJar("g:bench:jar:tests:1");

    assertThat(resolve("g:bench:jar:tests:1")).containsExactly("bench-1-tests.jar");
  }

  @Test
  void nativeLibrariesAreThoseOfThePlatform() throws Exception {
    publishWithNative();

    assertThat(resolve("g:bench:1")).containsExactly("bench-1.jar", "native-1-linux-x86_64.jar");
  }

  @Test
  void anExcludedDependencyAndWhatOnlyItNeedsAreLeftOut() throws Exception {
    repository
        .publish("g:bench:1", dependencies(dependency("g:a:1"), dependency("g:b:1")))
        .publish("g:a:1", dependencies(dependency("h:gone:1")))
        .publish("g:b:1", dependencies(dependency("h:gone:1"), dependency("h:too:1")));

    assertThat(resolve("g:bench:1", "h:*")).containsExactly("bench-1.jar", "a-1.jar", "b-1.jar");
    assertThat(resolve("g:bench:1", "g:a", "h:gone", "*:too"))
        .containsExactly("bench-1.jar", "b-1.jar");
  }

  @Test
  void aVersionRangeTakesTheNewestInIt() throws Exception {
    repository
        .publish("g:bench:1.0", "")
        .publish("g:bench:1.5", "")
        .publish("g:bench:2.0", "")
        .publishVersions("g:bench", "1.0", "1.5", "2.0");

    assertThat(resolve("g:bench:[1.0,2.0)")).containsExactly("bench-1.5.jar");
  }

  @Test
  void downloadsAreReportedAndOnlyTheFirstTime() throws Exception {
    repository.publish("g:bench:1", dependencies(dependency("g:a:1"))).publish("g:a:1", "");

    resolve("g:bench:1");
    assertThat(repository.downloads)
        .containsExactlyInAnyOrder("bench-1.pom", "bench-1.jar", "a-1.pom", "a-1.jar");

    repository.downloads.clear();
    resolve("g:bench:1");
    assertThat(repository.downloads).isEmpty();
  }

  private void publishWithNative() {
    repository
        .publish(
            "g:bench:1",
            dependencies(
                dependency("g:native:1", "<classifier>${os.detected.classifier}</classifier>")))
        .publishPom("g:native:1", "")
        .publishJar("g:native:jar:linux-x86_64:1");
  }

  private List<String> resolve(String coordinates, String... exclusions) throws Exception {
    List<Exclusion> excluded = List.of(exclusions).stream().map(Exclusion::parse).toList();
    return repository.classPath().resolve(Coordinates.parse(coordinates), excluded).stream()
        .map(path -> path.getFileName().toString())
        .toList();
  }
}
