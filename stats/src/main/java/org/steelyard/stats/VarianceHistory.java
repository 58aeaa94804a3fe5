package org.steelyard.stats;

import org.apache.commons.statistics.distribution.FDistribution;

/**
 * What earlier comparisons of the same case on the same machine say about how much its blocks
 * differ. The first couples of a comparison know their effect well and their noise badly; this is
 * the other way round. Pooled as in a t test with an external estimate of the variance.
 *
 * @param variance of the log ratios of blocks, at least 0
 * @param degrees of freedom it rests on, at least 1
 */
public record VarianceHistory(double variance, int degrees) {
  /** A variance this unlikely under the history says that the machine or the code has changed. */
  private static final double CONTRADICTION = 0.01;

  /**
   * @throws IllegalArgumentException for a negative variance or no degrees of freedom
   */
  public VarianceHistory {
    if (!(variance >= 0) || degrees < 1) {
      throw new IllegalArgumentException(variance + " with " + degrees + " degrees of freedom");
    }
  }

  /** Of log ratios between identical builds; at least two. */
  public static VarianceHistory of(double[] logRatios) {
    return new VarianceHistory(Samples.variance(logRatios), logRatios.length - 1);
  }

  /** Whether a variance that was seen is larger or smaller than the history allows (F test). */
  public boolean contradicts(double seen, int degreesSeen) {
    if (variance == 0) {
      return seen > 0;
    }
    FDistribution f = FDistribution.of(degreesSeen, degrees);
    double ratio = seen / variance;
    return 2 * Math.min(f.cumulativeProbability(ratio), f.survivalProbability(ratio))
        < CONTRADICTION;
  }
}
