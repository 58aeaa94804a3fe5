package org.steelyard.stats;

import java.util.Arrays;

/** Moments of a sample. Every method wants at least one value; empty samples give NaN. */
public final class Samples {
  private Samples() {}

  public static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  /** The unbiased variance (divided by n − 1); NaN below two values. */
  public static double variance(double[] values) {
    if (values.length < 2) {
      return Double.NaN;
    }
    double mean = mean(values);
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return squares / (values.length - 1);
  }

  /** The median of {@code values[from]} to {@code values[to - 1]}; at least one value. */
  public static double median(double[] values, int from, int to) {
    double[] sorted = Arrays.copyOfRange(values, from, to);
    Arrays.sort(sorted);
    int middle = sorted.length / 2;
    return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
  }
}
