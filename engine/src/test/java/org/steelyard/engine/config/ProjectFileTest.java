package org.steelyard.engine.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Case;
import org.steelyard.model.Mode;

class ProjectFileTest {
  @TempDir Path temp;

  @Test
  void everythingThatCanBeSaidIsRead() throws Exception {
    ProjectConfig config =
        read(
            """
            build = "make jar"
            jar = "out/*-bench.jar"
            benchmarks = ["suites/buffer/src", "b"]
            threshold = "3%"

            [[case]]
            match = "Alloc.*size=16\\\\)"
            threshold = "2%"

            [[case]]
            match = 'org\\.x\\.'
            threshold = "10%"

            [[accepted]]
            case = "Bench.slow"
            reason = "safer now"
            """);

    assertThat(config.build()).isEqualTo("make jar");
    assertThat(config.jar()).isEqualTo("out/*-bench.jar");
    assertThat(config.benchmarks()).containsExactly("suites/buffer/src", "b");
    assertThat(config.thresholdOf(of("org.x.Alloc.m", "size", "16")).fraction()).isEqualTo(0.02);
    assertThat(config.thresholdOf(of("org.x.Alloc.m", "size", "17")).fraction()).isEqualTo(0.10);
    assertThat(config.thresholdOf(of("org.y.Alloc.m", "size", "17")).fraction()).isEqualTo(0.03);
    assertThat(config.acceptanceOf(of("a.Bench.slow", "p", "1"))).contains("safer now");
    assertThat(config.acceptanceOf(of("a.Bench.fast", "p", "1"))).isEmpty();
  }

  @Test
  void whatIsLeftOutHasDefaults() throws Exception {
    ProjectConfig config = read("");
    assertThat(config.build()).isNull();
    assertThat(config.jar()).isNull();
    assertThat(config.benchmarks()).isEmpty();
    assertThat(config.threshold().fraction()).isEqualTo(0.05);
  }

  @ParameterizedTest
  @CsvSource({
    "treshold = \"5%\", 'treshold', 'threshold'",
    "biuld = \"x\", 'biuld', 'build'",
    "[[cases]], 'cases', 'case'",
    "benchmark = [], 'benchmark', 'benchmarks'"
  })
  void aKeyThatIsNotKnownNamesTheNearest(String line, String key, String meant) {
    refused(line, "there is no key '" + key + "'", "Did you mean '" + meant + "'");
  }

  @Test
  void keysOfTablesAreCheckedToo() {
    refused("[[case]]\nmatc = \"x\"\n", "'[[case]] matc'", "'match'");
    refused("[[accepted]]\nresaon = \"x\"\n", "'[[accepted]] resaon'", "'reason'");
  }

  @Test
  void anAcceptedRegressionNeedsAReason() {
    refused("[[accepted]]\ncase = \"x\"\n", "[[accepted]]", "needs a reason");
    refused("[[accepted]]\ncase = \"x\"\nreason = \" \"\n", "reason", "text in quotes");
  }

  @Test
  void valuesOfTheWrongKindAreNamed() {
    refused("threshold = 0.05", "threshold", "text in quotes, not 0.05");
    refused("threshold = \"200%\"", "threshold", "below 100%");
    refused("benchmarks = \"src\"", "benchmarks", "is a list");
    refused("[case]\nmatch = \"x\"", "case", "[[case]]");
    refused("[[case]]\nmatch = \"(\"\nthreshold = \"1%\"", "[[case]] match", "\"(\"");
    refused("case = [\"x\"]", "[[case]]", "table");
  }

  @Test
  void anErrorOfSyntaxNamesItsLine() {
    refused("jar = \"x\"\nthreshold = 5%\n", "line 2", "not TOML");
  }

  @Test
  void itIsLookedForUpwardsToTheRootOfTheRepository() throws Exception {
    Path repository = Files.createDirectories(temp.resolve("up/repo"));
    Path deep = Files.createDirectories(repository.resolve("a/b"));
    Files.writeString(temp.resolve("up/steelyard.toml"), "threshold = \"9%\"");
    Files.createDirectory(repository.resolve(".git"));
    assertThat(ProjectFile.around(deep)).isEqualTo(ProjectConfig.NONE);

    Files.writeString(repository.resolve("steelyard.toml"), "threshold = \"8%\"");
    assertThat(ProjectFile.around(deep).threshold().fraction()).isEqualTo(0.08);

    Path nearer = Files.writeString(repository.resolve("a/steelyard.toml"), "jar = \"x\"");
    assertThat(ProjectFile.around(deep).file()).isEqualTo(nearer);
  }

  @Test
  void outsideOfARepositoryOnlyTheFolderItselfCounts() throws Exception {
    Path folder = Files.createDirectories(temp.resolve("plain/sub"));
    Files.writeString(temp.resolve("plain/steelyard.toml"), "threshold = \"7%\"");
    assertThat(ProjectFile.around(folder.getParent()).threshold().fraction()).isEqualTo(0.07);
    assertThat(ProjectFile.around(folder)).isEqualTo(ProjectConfig.NONE);
  }

  private static Case of(String benchmark, String param, String value) {
    return new Case(benchmark, Map.of(param, value), Mode.AVERAGE_TIME, 1);
  }

  private void refused(String toml, String... says) {
    assertThatThrownBy(() -> read(toml))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("steelyard.toml")
        .hasMessageContainingAll(says);
  }

  private ProjectConfig read(String toml) throws Exception {
    return ProjectFile.read(Files.writeString(temp.resolve("steelyard.toml"), toml));
  }
}
