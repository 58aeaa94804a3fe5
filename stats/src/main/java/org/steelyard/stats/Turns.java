package org.steelyard.stats;

import java.util.Arrays;

/** What two forks say together that were alive at the same time and took turns. */
public final class Turns {
  private Turns() {}

  /**
   * The log ratio of two forks: the median of the log ratios of their iterations, each with the one
   * that the other fork made beside it. What the machine does for longer than an iteration is in
   * both and divides out before the median is taken; the difference of the forks' own medians would
   * keep it, because in a noisy fork these are of different moments.
   *
   * @param baseline values of iterations, above 0
   * @param candidate those of the turns beside them; what one has more is left out
   * @throws IllegalArgumentException when one of them is empty
   */
  public static double logRatio(double[] baseline, double[] candidate) {
    double[] ratios = new double[Math.min(baseline.length, candidate.length)];
    if (ratios.length == 0) {
      throw new IllegalArgumentException("no iterations to compare");
    }
    for (int i = 0; i < ratios.length; i++) {
      ratios[i] = Math.log(candidate[i] / baseline[i]);
    }
    return Samples.median(ratios, 0, ratios.length);
  }

  /**
   * The same of the parts of two series between two times, as {@link Series#value} cuts them; where
   * the parts have no iteration in common, the difference of their values.
   */
  public static double logRatio(Series baseline, Series candidate, double from, double to) {
    int first = Math.max(baseline.first(from), candidate.first(from));
    int end = Math.min(baseline.end(from, to), candidate.end(from, to));
    return first < end
        ? logRatio(
            Arrays.copyOfRange(baseline.values(), first, end),
            Arrays.copyOfRange(candidate.values(), first, end))
        : candidate.value(from, to) - baseline.value(from, to);
  }
}
