package org.steelyard.model.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;

/** What JMH prints while it runs. The resource is such a log of 1.37. */
class RunLogTest {
  private static String log() throws IOException {
    try (InputStream in = RunLogTest.class.getResourceAsStream("jmh-1.37-run.txt")) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void tableAtTheEndGetsTheForksOfTheLog() throws IOException {
    ResultTable table = Pasted.read(log());
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows()).hasSize(8);
    assertThat(table.machine().jdk()).isEqualTo("17.0.15");
    assertThat(table.machine().vm()).isEqualTo("OpenJDK 64-Bit Server VM");
    ResultRow row = table.rows().get(0);
    assertThat(row.benchmark()).isEqualTo("org.example.Weights.allModes");
    assertThat(row.score()).isEqualTo(61.060);
    assertThat(row.error()).isEqualTo(58.513);
    assertThat(row.threads()).isEqualTo(1);
    assertThat(row.forks())
        .containsExactly(List.of(75.879, 60.540, 89.589), List.of(48.848, 61.963, 29.544));
    assertThat(table.rows().get(4).params()).isEqualTo(Map.of("beam", "oak", "pounds", "1"));
    assertThat(table.rows().get(4).forks()).hasSize(2);
  }

  @Test
  void logWithoutItsTableGivesTheResultsOfTheBenchmarks() throws IOException {
    String cut = log().substring(0, log().indexOf("# Run complete"));
    ResultTable table = Pasted.read(cut);
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows()).hasSize(8);
    ResultRow second = table.rows().get(4);
    assertThat(second.score()).isEqualTo(8.046);
    assertThat(second.error()).isEqualTo(26.552);
    assertThat(second.samples()).isEqualTo(6);
    assertThat(second.mode()).isEqualTo(Mode.AVERAGE_TIME);
    assertThat(table.rows().get(2).label()).isEqualTo("gc.alloc.rate.norm");
    assertThat(table.rows().get(2).score()).isEqualTo(0.006);
  }

  @Test
  void logThatEndsInABenchmarkGivesTheMeanOfItsIterations() throws IOException {
    String cut = log().substring(0, log().indexOf("Result \"org.example.Weights.params\""));
    ResultTable table = Pasted.read(cut);
    ResultRow last =
        table.rows().stream().filter(r -> r.benchmark().endsWith("params")).findFirst().get();
    // (22.456 + 1.717 + 1.983 + 17.619 + 3.830 + 0.669) / 6
    assertThat(last.score()).isCloseTo(8.0457, org.assertj.core.data.Offset.offset(1e-4));
    assertThat(last.error()).isNull();
    assertThat(table.problems()).hasSize(1).first().asString().contains("Weights.params");
  }

  @Test
  void logBehindLogPrefixesIsRead() throws IOException {
    String prefixed = log().lines().map(l -> "[INFO] " + l + "\n").reduce("", String::concat);
    ResultTable table = Pasted.read(prefixed);
    assertThat(table.problems()).isEmpty();
    assertThat(table.rows()).hasSize(8);
    assertThat(table.rows().get(0).forks()).hasSize(2);
  }

  @Test
  void warmupForksAndWarmupIterationsDoNotCount() throws IOException {
    String warm = log().replaceFirst("# Fork: 1 of 2", "# Warmup Fork: 1 of 1");
    assertThat(Pasted.read(warm).rows().get(0).forks())
        .containsExactly(List.of(48.848, 61.963, 29.544));
  }

  @Test
  void iterationsThatRoundingHasEatenAreNoForks() throws IOException {
    String small = log().replaceAll("(?m)^(Iteration +\\d: ).*ops/us", "$1≈ 10⁻³ ops/us");
    ResultTable table = Pasted.read(small);
    assertThat(table.rows().get(0).score()).isEqualTo(61.060);
    assertThat(table.rows().get(0).forks()).isEmpty();
  }

  @Test
  void samplingModeIsRead() {
    ResultTable table =
        Pasted.read(
            """
            # Benchmark mode: Sampling time
            # Benchmark: org.example.A.one
            # Fork: 1 of 1
            Iteration   1: n = 1000, mean = 2 us/op, p{0.00, 0.50, 0.90, 0.95, 0.99, 0.999, 0.9999, 1.00} = 1, 2, 2, 2, 2, 3, 4, 5 us/op
            Iteration   2: 4.000 ±(99.9%) 0.125 us/op

            Result "org.example.A.one":
              N = 2000
              mean =      3.000 ±(99.9%) 0.125 us/op

              Histogram, us/op:
                [ 0.000,  1.000) = 0
            """);
    assertThat(table.problems()).isEmpty();
    ResultRow row = table.rows().get(0);
    assertThat(row.mode()).isEqualTo(Mode.SAMPLE_TIME);
    assertThat(row.samples()).isEqualTo(2000);
    assertThat(row.score()).isEqualTo(3.0);
    assertThat(row.error()).isEqualTo(0.125);
    assertThat(row.forks()).containsExactly(List.of(2.0, 4.0));
  }
}
