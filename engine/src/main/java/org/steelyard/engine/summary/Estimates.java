package org.steelyard.engine.summary;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Estimate;
import org.steelyard.model.Fork;
import org.steelyard.model.Secondary;
import org.steelyard.model.TimePerOperation;
import org.steelyard.stats.MeanInterval;
import org.steelyard.stats.Samples;

/** What the forks of a case say together. The fork is the sample. */
final class Estimates {
  /** Of every interval that a run shows. */
  static final double CONFIDENCE = 0.95;

  private Estimates() {}

  /**
   * @param forks those that went well
   */
  static @Nullable Estimate score(List<Fork> forks) {
    if (forks.isEmpty()) {
      return null;
    }
    return estimate(
        forks.stream().mapToDouble(Values::score).toArray(),
        iterations(forks),
        forks.get(0).unit());
  }

  static @Nullable Estimate timePerOperation(List<Fork> forks, int threads) {
    if (forks.isEmpty()) {
      return null;
    }
    double[] nanos =
        forks.stream()
            .mapToDouble(f -> TimePerOperation.nanos(Values.score(f), f.unit(), threads))
            .toArray();
    return Double.isNaN(Samples.mean(nanos)) ? null : estimate(nanos, iterations(forks), "ns/op");
  }

  static Map<String, Estimate> secondary(List<Fork> forks) {
    Map<String, List<Secondary>> byLabel = new TreeMap<>();
    for (Fork fork : forks) {
      for (Secondary secondary : fork.secondary()) {
        if (secondary.score() != null) {
          byLabel
              .computeIfAbsent(secondary.label(), l -> new java.util.ArrayList<>())
              .add(secondary);
        }
      }
    }
    Map<String, Estimate> estimates = new LinkedHashMap<>();
    byLabel.forEach(
        (label, all) -> {
          double[] values = all.stream().mapToDouble(Secondary::score).toArray();
          estimates.put(label, aggregate(all.get(0), values, iterations(forks)));
        });
    return estimates;
  }

  /** As JMH does: a count is added up over the forks, an extreme stays one, the rest is a mean. */
  private static Estimate aggregate(Secondary first, double[] values, int iterations) {
    return switch (first.aggregation()) {
      case "sum" ->
          total(java.util.Arrays.stream(values).sum(), values.length, iterations, first.unit());
      case "max" ->
          total(
              java.util.Arrays.stream(values).max().orElseThrow(),
              values.length,
              iterations,
              first.unit());
      case "min" ->
          total(
              java.util.Arrays.stream(values).min().orElseThrow(),
              values.length,
              iterations,
              first.unit());
      default -> estimate(values, iterations, first.unit());
    };
  }

  private static Estimate total(double value, int forks, int iterations, String unit) {
    return new Estimate(value, null, CONFIDENCE, forks, iterations, unit);
  }

  private static Estimate estimate(double[] values, int iterations, String unit) {
    MeanInterval interval = MeanInterval.of(values, CONFIDENCE);
    return new Estimate(
        interval.mean(),
        Double.isNaN(interval.halfWidth()) ? null : interval.halfWidth(),
        CONFIDENCE,
        values.length,
        iterations,
        unit);
  }

  private static int iterations(List<Fork> forks) {
    return forks.stream().mapToInt(f -> f.measurement().size()).sum();
  }
}
