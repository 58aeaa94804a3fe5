package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;

/** One benchmark in a run log: what its heading says, and the iterations that follow. */
final class LoggedResult {
  private static final double ROUNDING = 0.0011;

  /** Three decimals of less than this say more of the rounding than of the iteration. */
  private static final double EXACT_FROM = 0.1;

  final String benchmark;
  private final @Nullable String label;
  private final Map<String, String> params;
  private final @Nullable Mode mode;
  private final @Nullable Integer threads;
  private final List<List<Double>> forks = new ArrayList<>();
  private @Nullable RowNumbers numbers;
  private String unit = "";
  private boolean exact = true;

  LoggedResult(
      String benchmark,
      @Nullable String label,
      Map<String, String> params,
      @Nullable Mode mode,
      @Nullable Integer threads) {
    this.benchmark = benchmark;
    this.label = label;
    this.params = new LinkedHashMap<>(params);
    this.mode = mode;
    this.threads = threads;
  }

  /** The same benchmark, as a secondary result. */
  LoggedResult secondary(String its) {
    return new LoggedResult(benchmark, its, params, mode, threads);
  }

  boolean isOf(LoggedResult other) {
    return benchmark.equals(other.benchmark)
        && params.equals(other.params)
        && mode == other.mode
        && java.util.Objects.equals(label, other.label);
  }

  void newFork() {
    if (forks.isEmpty() || !forks.get(forks.size() - 1).isEmpty()) {
      forks.add(new ArrayList<>());
    }
  }

  void iteration(RowNumbers its, String itsUnit) {
    if (forks.isEmpty()) {
      newFork();
    }
    forks.get(forks.size() - 1).add(its.score());
    exact &= !its.approximate() && Math.abs(its.score()) >= EXACT_FROM;
    unit = itsUnit;
  }

  void result(RowNumbers its, String itsUnit) {
    numbers = its;
    unit = itsUnit;
  }

  boolean hasResult() {
    return numbers != null;
  }

  boolean hasIterations() {
    return forks.stream().anyMatch(f -> !f.isEmpty());
  }

  /** Old versions of JMH print a result for each fork: these are one row. */
  void join(LoggedResult next) {
    forks.addAll(next.forks);
    exact &= next.exact;
    numbers = null;
  }

  ResultRow row() {
    List<List<Double>> done = forks.stream().filter(f -> !f.isEmpty()).map(List::copyOf).toList();
    long count = done.stream().mapToLong(List::size).sum();
    double mean =
        done.stream().flatMap(List::stream).mapToDouble(Double::doubleValue).average().orElse(0);
    RowNumbers its =
        numbers != null
            ? numbers
            : new RowNumbers(count, count == 0 ? Double.NaN : mean, false, null);
    Long samples = its.samples();
    if (samples == null && count > 0 && Math.abs(mean - its.score()) < ROUNDING) {
      // Nothing else says how many iterations the result is of, and these are all of them.
      samples = count;
    }
    return new ResultRow(
        benchmark,
        label,
        params,
        mode,
        threads,
        samples,
        its.score(),
        its.approximate(),
        its.error(),
        TableRow.JMH_CONFIDENCE,
        unit,
        exact ? done : List.of());
  }
}
