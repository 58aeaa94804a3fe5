package org.steelyard.report;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Percentiles as JMH takes them, after Commons Math: the value at position p(n + 1) of the sorted
 * ones, interpolated.
 */
public final class Percentiles {
  /** For each value the number of those up to it, itself included. */
  private final TreeMap<Long, Double> byRank = new TreeMap<>();

  private final long count;

  private Percentiles(TreeMap<Double, Long> counts) {
    long rank = 0;
    for (Map.Entry<Double, Long> entry : counts.entrySet()) {
      if (entry.getValue() > 0) {
        rank += entry.getValue();
        byRank.put(rank, entry.getKey());
      }
    }
    this.count = rank;
  }

  public static Percentiles of(double[] values) {
    TreeMap<Double, Long> counts = new TreeMap<>();
    Arrays.stream(values).forEach(v -> counts.merge(v, 1L, Long::sum));
    return new Percentiles(counts);
  }

  /**
   * @param buckets pairs of value and count, a value as often as it likes
   */
  static Percentiles ofHistogram(List<double[]> buckets) {
    TreeMap<Double, Long> counts = new TreeMap<>();
    buckets.forEach(b -> counts.merge(b[0], (long) b[1], Long::sum));
    return new Percentiles(counts);
  }

  /**
   * @param p from 0 to 100
   * @return NaN where there are no values
   */
  public double at(double p) {
    if (count == 0) {
      return Double.NaN;
    }
    double position = p * (count + 1) / 100;
    long below = (long) Math.floor(position);
    if (below < 1) {
      return value(1);
    }
    if (below >= count) {
      return value(count);
    }
    return value(below) + (position - below) * (value(below + 1) - value(below));
  }

  private double value(long rank) {
    return byRank.ceilingEntry(rank).getValue();
  }
}
