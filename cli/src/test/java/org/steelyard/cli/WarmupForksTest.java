package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Forks that are thrown away, as JMH's {@code -wf} asks. */
class WarmupForksTest {
  @TempDir Path temp;

  @Test
  void warmupForksAreMadeAndNothingOfThemCounts() {
    RunFiles run = new RunFiles(temp.resolve("run"));

    Told told =
        Told.by(
            Told.shortRun(
                TestClassPath.ofBenchmarks(),
                run.folder(),
                "Weights.allocates",
                "-f",
                "1",
                "-wf",
                "2"));

    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(run.forks()).hasSize(1);
    JsonNode fork = run.forks().get(0);
    // One warm-up iteration and two measured ones, with the counters of this very fork.
    assertThat(fork.get("series")).hasSize(3);
    assertThat(fork.get("series").valueStream().filter(i -> i.has("counters"))).hasSize(3);
    assertThat(run.read(fork.get("log").asString()))
        .contains("# Warmup Fork: 1 of 2", "# Warmup Fork: 2 of 2", "# Fork: 1 of 1");
  }
}
