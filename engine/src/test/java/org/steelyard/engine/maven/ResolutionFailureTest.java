package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.steelyard.engine.maven.TinyRepository.dependencies;
import static org.steelyard.engine.maven.TinyRepository.dependency;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ResolutionFailureTest {

  private static final OsDetected LINUX = new OsDetected("linux", "x86_64");

  @TempDir Path folder;
  private TinyRepository repository;

  @BeforeEach
  void openRepository() {
    repository = new TinyRepository(folder);
  }

  @Test
  void aMistypedArtifactIsNamedWithWhereItWasSought() {
    assertThat(failure("g:bnech:1"))
        .isEqualTo(
            """
            g:bnech:1 could not be found.
            Looked in:
              tiny (%s)
            Check the spelling and the version; a repository of your own belongs in %s."""
                .formatted(repository.url(), repository.settings()));
  }

  @Test
  void allMissingDependenciesAreNamedAtOnceWithTheExclusionsToUse() {
    repository
        .publish("g:bench:1", dependencies(dependency("g:gone:1"), dependency("g:a:1")))
        .publish("g:a:1", dependencies(dependency("h:lost:2")));

    assertThat(failure("g:bench:1"))
        .isEqualTo(
            """
            Of what g:bench:1 needs, this could not be found:
              g:gone:jar:1
              h:lost:jar:2
            Looked in:
              tiny (%s)
            If the benchmarks run without it, leave it out: --exclude g:gone --exclude h:lost"""
                .formatted(repository.url()));
  }

  @Test
  void theExclusionsItProposesHelp() throws Exception {
    repository
        .publish("g:bench:1", dependencies(dependency("g:a:1"), dependency("g:b:1")))
        .publish(
            "g:a:1",
            "<parent><groupId>g</groupId><artifactId>up</artifactId><version>1</version></parent>")
        .publish("g:b:1", "");
    String message = failure("g:bench:1");
    assertThat(message).contains("\n  g:up:pom:1\n").endsWith("--exclude g:a");

    List<Path> paths =
        repository
            .classPath()
            .resolve(Coordinates.parse("g:bench:1"), List.of(Exclusion.parse("g:a")));

    assertThat(paths)
        .extracting(Path::getFileName)
        .map(Path::toString)
        .containsExactly("bench-1.jar", "b-1.jar");
  }

  @Test
  void aNativeLibraryThatThePlatformLacksIsNotSkippedInSilence() {
    repository
        .publish(
            "g:bench:1",
            dependencies(
                dependency("g:native:1", "<classifier>${os.detected.classifier}</classifier>")))
        .publishPom("g:native:1", "")
        .publishJar("g:native:jar:linux-x86_64:1");

    assertThat(failure("g:bench:1", repository.setup(false), OsDetected.of("AIX", "ppc64")))
        .contains("g:native:jar:aix-ppc_64:1")
        .contains("aix-ppc_64 is this machine's platform")
        .endsWith("--exclude g:native");
  }

  @Test
  void theParentOfTheArtifactItselfCannotBeExcluded() {
    repository.publish(
        "g:bench:1",
        "<parent><groupId>g</groupId><artifactId>up</artifactId><version>1</version></parent>");

    assertThat(failure("g:bench:1"))
        .contains("g:up:pom:1")
        .contains("a repository of your own belongs in")
        .doesNotContain("--exclude");
  }

  @Test
  void anUnreadablePomOfTheArtifactIsNotTakenForOneWithoutDependencies() throws Exception {
    repository.publish("g:bench:1", "");
    Files.writeString(repository.remote().resolve("g/bench/1/bench-1.pom"), "<project><oops");

    assertThat(failure("g:bench:1")).startsWith("g:bench:1 cannot be resolved: ").contains("POM");
  }

  @Test
  void offlineIsSaid() {
    repository.publish("g:bench:1", "");

    assertThat(failure("g:bench:1", repository.setup(true), LINUX))
        .isEqualTo(
            """
            g:bench:1 could not be found.
            Looked in:
              %s
            Maven is set to work offline (in MAVEN_ARGS or settings.xml): go online once to fetch it."""
                .formatted(repository.localRepository()));
  }

  @Test
  void offlineInTheSettingsIsHeeded() throws Exception {
    repository.publish("g:bench:1", "");
    String settings = Files.readString(repository.settings());
    Files.writeString(
        repository.settings(), settings.replace("<mirrors>", "<offline>true</offline><mirrors>"));

    assertThat(failure("g:bench:1")).contains("Maven is set to work offline");
  }

  @Test
  void aRepositoryThatDoesNotAnswerIsNoMissingArtifactAndPasswordsStayHidden() throws Exception {
    String address = "http://me:secret@127.0.0.1:" + closedPort() + "/maven";
    String settings = Files.readString(repository.settings());
    Files.writeString(repository.settings(), settings.replace(repository.url(), address));

    assertThat(failure("g:bench:1"))
        .startsWith("g:bench:1 could not be fetched (")
        .contains("tiny (http://127.0.0.1:")
        .contains("Check the network, and mirrors, proxies and credentials in ")
        .doesNotContain("secret")
        .doesNotContain("--exclude");
  }

  @Test
  void brokenSettingsAreNamed() throws Exception {
    Files.writeString(repository.settings(), "<settings><mirror");

    assertThat(failure("g:bench:1"))
        .startsWith("The Maven settings cannot be read")
        .contains(repository.settings().toString());
  }

  @Test
  void settingsThatWereNamedButAreNotThereAreNotPassedOver() throws Exception {
    Files.delete(repository.settings());

    assertThat(failure("g:bench:1"))
        .startsWith("The Maven settings " + repository.settings())
        .contains("do not exist");
  }

  private static int closedPort() throws IOException {
    try (ServerSocket socket = new ServerSocket(0)) {
      return socket.getLocalPort();
    }
  }

  private String failure(String coordinates) {
    return failure(coordinates, repository.setup(false), LINUX);
  }

  private String failure(String coordinates, MavenSetup setup, OsDetected os) {
    MavenClassPath classPath = repository.classPath(setup, os);
    return catchThrowableOfType(
            ResolutionException.class,
            () -> classPath.resolve(Coordinates.parse(coordinates), List.of()))
        .getMessage();
  }
}
