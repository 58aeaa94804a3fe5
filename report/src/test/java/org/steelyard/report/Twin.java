package org.steelyard.report;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.BenchmarkResult;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.IterationResultMetaData;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.SampleTimeResult;
import org.openjdk.jmh.results.ScalarResult;
import org.openjdk.jmh.results.SingleShotResult;
import org.openjdk.jmh.results.ThroughputResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.WorkloadParams;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.SampleBuffer;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Estimate;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.Score;
import org.steelyard.model.Settings;

/**
 * The same results twice: as JMH has them, made with JMH's own classes, and as we have them. What
 * JMH prints for the first is the reference for what we print for the second.
 */
final class Twin {
  private static final List<String> ARGS = List.of("-Xmx1g", "-Dtext=a,b;c[d]{e}<f>\"g\"\\&");

  private final Mode mode;
  private final BenchmarkParams params;
  private final Case id;
  private final Map<String, AggregationPolicy> policies = new TreeMap<>();
  private final List<BenchmarkResult> jmhForks = new ArrayList<>();
  private final List<Fork> forks = new ArrayList<>();

  Twin(String benchmark, Mode mode, Map<String, String> values) {
    this.mode = mode;
    WorkloadParams workload = new WorkloadParams();
    values.forEach((k, v) -> workload.put(k, v, 0));
    boolean shot = mode == Mode.SingleShotTime;
    this.params =
        new BenchmarkParams(
            benchmark,
            benchmark,
            true,
            2,
            new int[] {1},
            List.of(),
            2,
            0,
            new IterationParams(
                IterationType.WARMUP, 5, shot ? TimeValue.NONE : TimeValue.milliseconds(50), 1),
            new IterationParams(
                IterationType.MEASUREMENT, 3, shot ? TimeValue.NONE : TimeValue.seconds(2), 4),
            mode,
            workload,
            TimeUnit.MICROSECONDS,
            1,
            "/jdk/bin/java",
            ARGS,
            "17.0.15",
            "OpenJDK 64-Bit Server VM",
            "17.0.15+6",
            "1.37",
            TimeValue.minutes(10));
    this.id =
        new Case(
            benchmark,
            new TreeMap<>(values),
            org.steelyard.model.Mode.ofLabel(mode.shortLabel()),
            2);
  }

  /**
   * Adds a fork with the scores of its iterations in the unit us, or in mode sample its samples in
   * ns.
   */
  Twin fork(double[]... iterations) {
    return fork(Map.of(), iterations);
  }

  /**
   * @param secondary by label, the same in each iteration
   */
  Twin fork(Map<String, Double> secondary, double[]... iterations) {
    List<IterationResult> jmh = new ArrayList<>();
    List<Iteration> series = new ArrayList<>();
    // JMH's reports leave the warm-up out, and so must ours.
    series.add(new Iteration(true, 1e6, 1, null, Map.of(), null));
    for (double[] iteration : iterations) {
      IterationResult result =
          new IterationResult(params, params.getMeasurement(), new IterationResultMetaData(1, 1));
      result.addResult(primary(iteration));
      Map<String, Score> scores = new LinkedHashMap<>();
      secondary.forEach(
          (label, score) -> {
            policies.putIfAbsent(label, AggregationPolicy.AVG);
            result.addResult(new ScalarResult(label, score, "B/op", AggregationPolicy.AVG));
            scores.put(label, new Score(score, "B/op"));
          });
      jmh.add(result);
      series.add(
          new Iteration(
              false,
              result.getPrimaryResult().getScore(),
              1,
              null,
              scores,
              mode == Mode.SampleTime ? histogram(result.getPrimaryResult()) : null));
    }
    jmhForks.add(new BenchmarkResult(params, jmh));
    forks.add(
        new Fork(
            0,
            forks.size(),
            Instant.EPOCH,
            1,
            1L,
            null,
            new ForkJvm(
                params.getJvm(),
                params.getJdkVersion(),
                params.getVmName(),
                params.getVmVersion(),
                ARGS,
                params.getJmhVersion(),
                "PLATFORM",
                "full",
                2,
                1L),
            primaryResult().getScoreUnit(),
            series,
            List.of(),
            null,
            null,
            List.of()));
    return this;
  }

  private Result<?> primary(double[] values) {
    long nanos = TimeUnit.MICROSECONDS.toNanos(1);
    return switch (mode) {
      case Throughput ->
          new ThroughputResult(ResultRole.PRIMARY, "p", values[0], nanos, TimeUnit.MICROSECONDS);
      case AverageTime ->
          new AverageTimeResult(
              ResultRole.PRIMARY, "p", 1e6, (long) (values[0] * 1e9), TimeUnit.MICROSECONDS);
      case SingleShotTime ->
          new SingleShotResult(
              ResultRole.PRIMARY, "p", (long) (values[0] * 1e3), TimeUnit.MICROSECONDS);
      case SampleTime -> {
        SampleBuffer samples = new SampleBuffer();
        for (double value : values) {
          samples.add((long) value);
        }
        yield new SampleTimeResult(ResultRole.PRIMARY, "p", samples, TimeUnit.MICROSECONDS);
      }
      default -> throw new IllegalArgumentException(mode.toString());
    };
  }

  private static List<double[]> histogram(Result<?> result) {
    List<double[]> histogram = new ArrayList<>();
    result
        .getStatistics()
        .getRawData()
        .forEachRemaining(e -> histogram.add(new double[] {e.getKey(), e.getValue()}));
    return histogram;
  }

  private Result<?> primaryResult() {
    return jmh().getPrimaryResult();
  }

  RunResult jmh() {
    return new RunResult(params, jmhForks);
  }

  CaseResult ours() {
    Map<String, Estimate> secondary = new LinkedHashMap<>();
    jmh().getSecondaryResults().forEach((label, result) -> secondary.put(label, estimate(result)));
    return new CaseResult(
        "x.jar",
        id,
        Settings.builder()
            .forks(2)
            .warmupIterations(5)
            .warmupNanos(mode == Mode.SingleShotTime ? null : 50_000_000L)
            .iterations(3)
            .nanos(mode == Mode.SingleShotTime ? null : 2_000_000_000L)
            .batchSize(4)
            .build(),
        CaseResult.Status.MEASURED,
        estimate(primaryResult()),
        new Estimate(1234.5, null, 0.95, forks.size(), 1, "ns/op"),
        secondary,
        null,
        List.of(),
        List.copyOf(forks));
  }

  private Estimate estimate(Result<?> result) {
    double error = result.getScoreError();
    return new Estimate(
        result.getScore(),
        Double.isNaN(error) ? null : error,
        0.999,
        forks.size(),
        forks.stream().mapToInt(f -> f.measurement().size()).sum(),
        result.getScoreUnit());
  }

  /** What JMH itself prints. */
  static String printedByJmh(ResultFormatType format, List<Twin> twins) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
    ResultFormatFactory.getInstance(format, out).writeOut(twins.stream().map(Twin::jmh).toList());
    return bytes.toString(StandardCharsets.UTF_8);
  }
}
