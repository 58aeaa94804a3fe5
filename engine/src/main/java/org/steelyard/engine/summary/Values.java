package org.steelyard.engine.summary;

import java.util.List;
import java.util.Map;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;

/** The numbers of a fork. */
public final class Values {
  private static final Map<String, Double> NANOS =
      Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9, "min", 60e9, "hr", 3600e9, "day", 86400e9);

  private Values() {}

  /** Scores of the iterations that count. */
  static double[] scores(Fork fork) {
    return fork.measurement().stream().mapToDouble(Iteration::score).toArray();
  }

  /** JMH's score of a fork: the mean of its iterations, in mode sample of all its samples. */
  static double score(Fork fork) {
    double sum = 0;
    double weight = 0;
    for (Iteration iteration : fork.measurement()) {
      double samples = samples(iteration.histogram());
      sum += iteration.score() * samples;
      weight += samples;
    }
    return sum / weight;
  }

  private static double samples(List<double[]> histogram) {
    return histogram == null ? 1 : histogram.stream().mapToDouble(b -> b[1]).sum();
  }

  /**
   * Wall time that one thread needs for one operation, in nanoseconds; NaN for a unit that is
   * neither a rate nor a time.
   *
   * @param unit like {@code ops/ms} or {@code us/op}
   */
  public static double nanosPerOperation(double score, String unit, int threads) {
    if (unit.startsWith("ops/")) {
      return threads * NANOS.getOrDefault(unit.substring(4), Double.NaN) / score;
    }
    int slash = unit.indexOf("/op");
    return slash < 0
        ? Double.NaN
        : score * NANOS.getOrDefault(unit.substring(0, slash), Double.NaN);
  }
}
