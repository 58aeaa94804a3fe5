package org.steelyard.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A mean with Student's interval.
 *
 * <p>The values must be independent of each other. Iterations of one fork are not: over them a
 * nominal 99.9 % interval covers as little as 83.5 % (docs/method.md). Values of forks are.
 *
 * @param mean of the values
 * @param halfWidth of the interval, NaN below two values
 */
public record MeanInterval(double mean, double halfWidth) {

  /**
   * @param confidence above 0, below 1
   * @throws IllegalArgumentException without values, or with another confidence
   */
  public static MeanInterval of(double[] values, double confidence) {
    if (values.length == 0) {
      throw new IllegalArgumentException("no values");
    }
    if (!(confidence > 0 && confidence < 1)) {
      throw new IllegalArgumentException("confidence must be between 0 and 1: " + confidence);
    }
    if (values.length == 1) {
      return new MeanInterval(values[0], Double.NaN);
    }
    double t = TDistribution.of(values.length - 1).inverseSurvivalProbability((1 - confidence) / 2);
    return new MeanInterval(
        Samples.mean(values), t * Math.sqrt(Samples.variance(values) / values.length));
  }
}
