package org.steelyard.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * Whether values rise or fall along a line: least squares with a t test of the slope.
 *
 * @param slope change of y for each unit of x
 * @param p two-sided; 1 where it cannot be told
 */
public record Trend(double slope, double p) {
  private static final Trend NONE = new Trend(0, 1);

  /**
   * @param x positions, such as times
   * @param y values, as many
   * @throws IllegalArgumentException when the lengths differ
   */
  public static Trend of(double[] x, double[] y) {
    if (x.length != y.length) {
      throw new IllegalArgumentException(x.length + " positions for " + y.length + " values");
    }
    int n = x.length;
    if (n < 3) {
      return NONE;
    }
    double meanX = Samples.mean(x);
    double meanY = Samples.mean(y);
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (int i = 0; i < n; i++) {
      xx += (x[i] - meanX) * (x[i] - meanX);
      xy += (x[i] - meanX) * (y[i] - meanY);
      yy += (y[i] - meanY) * (y[i] - meanY);
    }
    if (xx == 0 || yy == 0) {
      return NONE;
    }
    double slope = xy / xx;
    double residual = Math.max(0, yy - slope * xy) / (n - 2);
    if (residual == 0) {
      return new Trend(slope, 0);
    }
    double t = Math.abs(slope) / Math.sqrt(residual / xx);
    return new Trend(slope, 2 * TDistribution.of(n - 2).survivalProbability(t));
  }
}
