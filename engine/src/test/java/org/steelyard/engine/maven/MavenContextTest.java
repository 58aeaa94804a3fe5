package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MavenContextTest {

  private static final String PROFILE =
      """
      <profiles>
        <profile>
          <id>corp</id>
          <repositories><repository><id>%s</id><url>%s</url></repository></repositories>
        </profile>
      </profiles>
      """;

  @TempDir Path folder;
  private TinyRepository common;
  private TinyRepository corporate;

  @BeforeEach
  void openRepositories() {
    common = new TinyRepository(folder.resolve("common"));
    corporate = new TinyRepository(folder.resolve("corporate"));
    corporate.publish("g:bench:1", TinyRepository.dependencies(TinyRepository.dependency("g:a:1")));
    corporate.publish("g:a:1", "");
  }

  @Test
  void theUsersRepositoriesAreAskedBeforeTheDefaultOne() throws Exception {
    common.publish("g:bench:1", "");
    common.writeSettings(
        mirrorOf("central", common.url()) + PROFILE.formatted("corp", corporate.url()));

    assertThat(resolve(List.of("corp"), Map.of())).hasSize(2);
  }

  @Test
  void aProfileThatIsNotActiveIsNotAsked() throws Exception {
    common.publish("g:bench:1", "");
    common.writeSettings(
        mirrorOf("central", common.url()) + PROFILE.formatted("corp", corporate.url()));

    assertThat(resolve(List.of("!corp"), Map.of())).hasSize(1);
    assertThat(resolve(List.of(), Map.of())).hasSize(1);
  }

  @Test
  void theUserMayRedefineTheDefaultRepository() throws Exception {
    common.writeSettings(PROFILE.formatted("central", corporate.url()));

    assertThat(resolve(List.of("corp"), Map.of())).hasSize(2);
  }

  @Test
  void theLocalRepositoryOfTheArgumentsWinsOverTheSettings() throws Exception {
    Path elsewhere = folder.resolve("elsewhere");
    common.writeSettings(mirrorOf("*", corporate.url()));

    assertThat(resolve(List.of(), Map.of("maven.repo.local", elsewhere.toString())))
        .hasSize(2)
        .allMatch(path -> path.startsWith(elsewhere));
  }

  private List<Path> resolve(List<String> profiles, Map<String, String> properties)
      throws ResolutionException {
    MavenSetup setup = new MavenSetup(common.settings(), true, null, false, profiles, properties);
    return common
        .classPath(setup, new OsDetected("linux", "x86_64"))
        .resolve(Coordinates.parse("g:bench:1"), List.of());
  }

  private static String mirrorOf(String id, String url) {
    return "<mirrors><mirror><id>m</id><mirrorOf>%s</mirrorOf><url>%s</url></mirror></mirrors>"
        .formatted(id, url);
  }
}
