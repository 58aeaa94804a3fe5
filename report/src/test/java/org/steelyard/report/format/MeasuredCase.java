package org.steelyard.report.format;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Estimate;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.Score;
import org.steelyard.model.Settings;
import org.steelyard.model.TimePerOperation;
import org.steelyard.model.Warning;

/** One case of a run, both as the run has it and as a row of a table. */
record MeasuredCase(Case id, String unit, double score, double error, @Nullable Double bytes) {
  private static final String BYTES = "gc.alloc.rate.norm";

  MeasuredCase(Case id, String unit, double score, double error) {
    this(id, unit, score, error, null);
  }

  static Case id(String benchmark, Map<String, String> params, Mode mode, int threads) {
    return new Case(benchmark, params, mode, threads);
  }

  /** Three forks around the score, two iterations each. */
  private List<List<Double>> forks(double around) {
    List<List<Double>> forks = new ArrayList<>();
    for (double part : new double[] {0.99, 1.0, 1.01}) {
      forks.add(List.of(around * part * 0.998, around * part * 1.002));
    }
    return forks;
  }

  ResultRow row() {
    return row(null, unit, score, error, forks(score));
  }

  ResultRow bytesRow() {
    return row(BYTES, "B/op", bytes, null, List.of(List.of(bytes), List.of(bytes), List.of(bytes)));
  }

  private ResultRow row(
      @Nullable String label,
      String ofUnit,
      double value,
      @Nullable Double half,
      List<List<Double>> forks) {
    return new ResultRow(
        id.benchmark(),
        label,
        id.params(),
        id.mode(),
        id.threads(),
        6L,
        value,
        false,
        half,
        0.95,
        ofUnit,
        forks);
  }

  CaseResult result(List<Warning> warnings) {
    double factor = TimePerOperation.nanos(score, unit, id.threads());
    List<Fork> forks = new ArrayList<>();
    for (List<Double> scores : forks(score)) {
      forks.add(fork(forks.size(), scores, null));
    }
    return new CaseResult(
        "benchmarks.jar",
        id,
        settings(),
        Status.MEASURED,
        new Estimate(score, error, 0.95, 3, 6, unit),
        new Estimate(factor, null, 0.95, 3, 6, "ns/op"),
        bytes == null ? Map.of() : Map.of(BYTES, new Estimate(bytes, null, 0.95, 3, 6, "B/op")),
        null,
        warnings,
        forks);
  }

  /** The same case without a result. */
  CaseResult without(Status status, @Nullable Failure failure) {
    return new CaseResult(
        "benchmarks.jar",
        id,
        settings(),
        status,
        null,
        null,
        Map.of(),
        failure,
        List.of(),
        failure == null ? List.of() : List.of(fork(0, List.of(), failure)));
  }

  private static Settings settings() {
    return Settings.builder()
        .forks(3)
        .warmupIterations(2)
        .warmupNanos(100_000_000L)
        .iterations(2)
        .nanos(100_000_000L)
        .build();
  }

  private Fork fork(int round, List<Double> scores, @Nullable Failure failure) {
    List<Iteration> series =
        scores.stream()
            .map(
                s ->
                    new Iteration(
                        false,
                        s,
                        1000,
                        null,
                        bytes == null ? Map.of() : Map.of(BYTES, new Score(bytes, "B/op")),
                        null))
            .toList();
    return new Fork(
        0,
        round,
        Instant.EPOCH,
        1.5,
        42L,
        0.1,
        new ForkJvm("java", "17.0.15", "OpenJDK", "17", List.of(), "1.37", null, null, 2, null),
        unit,
        series,
        List.of(),
        failure,
        failure == null ? null : "forks/0-0.log",
        List.of());
  }
}
