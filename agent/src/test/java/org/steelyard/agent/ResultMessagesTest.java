package org.steelyard.agent;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.Aggregator;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.SampleTimeResult;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.ThroughputResult;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.SampleBuffer;
import org.steelyard.agent.protocol.Message;

class ResultMessagesTest {
  @TempDir Path folder;

  private static IterationResult iteration(Mode mode, Result<?>... results) {
    IterationParams iterations =
        new IterationParams(IterationType.MEASUREMENT, 1, TimeValue.seconds(1), 1);
    BenchmarkParams params =
        new BenchmarkParams(
            "a.B.c",
            "a.B_c",
            true,
            1,
            new int[] {1},
            Collections.emptyList(),
            1,
            0,
            iterations,
            iterations,
            mode,
            new WorkloadParams(),
            TimeUnit.MILLISECONDS,
            1,
            "java",
            Collections.emptyList(),
            "17",
            "VM",
            "17+1",
            "1.21",
            TimeValue.minutes(10));
    IterationResult iteration =
        new IterationResult(params, iterations, new IterationResultMetaData(1234, 1000));
    for (Result<?> result : results) {
      iteration.addResult(result);
    }
    return iteration;
  }

  /** 500 operations in a millisecond. */
  private static Result<?> throughput() {
    return new ThroughputResult(
        ResultRole.PRIMARY, "c", 500, TimeUnit.MILLISECONDS.toNanos(1), TimeUnit.MILLISECONDS);
  }

  private static Message ofFork(AggregationPolicy policy, double... scores) throws IOException {
    List<IterationResult> iterations = new ArrayList<>();
    for (double score : scores) {
      iterations.add(
          iteration(
              Mode.Throughput,
              throughput(),
              new ScalarResult("gc.count", score, "counts", policy)));
    }
    Result<?> whole =
        new BenchmarkResult(iterations.get(0).getBenchmarkParams(), iterations)
            .getSecondaryResults()
            .get("gc.count");
    return ResultMessages.ofFork(whole, Path.of("unused.log").toFile());
  }

  @Test
  void anIterationHasItsScoreOperationsAndSecondaryResults() {
    Message message =
        ResultMessages.ofIteration(
            "warmup",
            3,
            iteration(
                Mode.Throughput,
                throughput(),
                new ScalarResult("b", 2.5, "MB/s", AggregationPolicy.AVG),
                new ScalarResult("a", 7, "counts", AggregationPolicy.SUM)));

    assertThat(message)
        .isEqualTo(
            Message.of("result")
                .with("phase", "warmup")
                .with("index", 3)
                .with("score", 500.0)
                .with("unit", "ops/ms")
                .with("operations", 1234)
                .with("label.0", "a")
                .with("score.0", 7.0)
                .with("unit.0", "counts")
                .with("label.1", "b")
                .with("score.1", 2.5)
                .with("unit.1", "MB/s")
                .build());
  }

  @Test
  void samplesOfTheMeasurementTravelAsValuesAndCountsThoseOfTheWarmupDoNot() {
    SampleBuffer samples = new SampleBuffer();
    samples.add(100);
    samples.add(100);
    samples.add(300);
    IterationResult iteration =
        iteration(
            Mode.SampleTime,
            new SampleTimeResult(ResultRole.PRIMARY, "c", samples, TimeUnit.NANOSECONDS));

    assertThat(nonEmpty(ResultMessages.ofIteration("measurement", 1, iteration).get("histogram")))
        .containsExactlyInAnyOrder("100.0:2", "300.0:1");
    assertThat(ResultMessages.ofIteration("warmup", 1, iteration).has("histogram")).isFalse();
  }

  private static List<String> nonEmpty(String histogram) {
    List<String> buckets = new ArrayList<>(List.of(histogram.split(",")));
    buckets.removeIf(b -> b.endsWith(":0"));
    return buckets;
  }

  @ParameterizedTest
  @CsvSource({"AVG, mean, 2", "SUM, sum, 6", "MAX, max, 3", "MIN, min, 1"})
  void aForksSecondaryResultSaysHowItWasAggregated(
      AggregationPolicy policy, String word, double score) throws IOException {
    Message message = ofFork(policy, 1, 2, 3);

    assertThat(message)
        .isEqualTo(
            Message.of("secondary")
                .with("label", "gc.count")
                .with("score", score)
                .with("unit", "counts")
                .with("aggregation", word)
                .build());
  }

  /** Otherwise the sum over forks of which the first had no collection would become a mean. */
  @Test
  void aCountIsACountEvenWhereTheNumberDoesNotTell() throws IOException {
    assertThat(ofFork(AggregationPolicy.SUM, 0, 0, 0).get("aggregation")).isEqualTo("sum");
    assertThat(ofFork(AggregationPolicy.SUM, 5).get("aggregation")).isEqualTo("sum");
    assertThat(ofFork(AggregationPolicy.MAX, 4, 4).get("aggregation")).isEqualTo("max");
    assertThat(ofFork(AggregationPolicy.AVG, 4, 4).get("aggregation")).isEqualTo("mean");
  }

  @Test
  void aProfilersTextIsPutBesideTheLogWhateverItsNameIs() throws IOException {
    Message message =
        ResultMessages.ofFork(
            new Text("../stack\n/x", "hot: main ≈ 90 %"), folder.resolve("0001-0.log").toFile());

    assertThat(message.has("score")).isTrue();
    assertThat(message.getDouble("score", 0)).isNaN();
    Path text = folder.resolve(message.get("text"));
    assertThat(text.getParent()).isEqualTo(folder);
    assertThat(text.getFileName().toString()).startsWith("0001-0").endsWith(".txt");
    assertThat(Files.readString(text)).isEqualTo("hot: main ≈ 90 %");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(text);
    }
  }

  /** What JMH's perfasm and stack profilers yield; each JMH has a class of its own for it. */
  private static final class Text extends Result<Text> {
    private static final long serialVersionUID = 1;
    private final String text;

    Text(String label, String text) {
      super(ResultRole.SECONDARY, label, of(Double.NaN), "---", AggregationPolicy.AVG);
      this.text = text;
    }

    @Override
    public String extendedInfo() {
      return text;
    }

    @Override
    protected Aggregator<Text> getThreadAggregator() {
      throw new UnsupportedOperationException();
    }

    @Override
    protected Aggregator<Text> getIterationAggregator() {
      throw new UnsupportedOperationException();
    }
  }
}
