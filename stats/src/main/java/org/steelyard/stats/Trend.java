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
    return shared(new double[][] {x}, new double[][] {y});
  }

  /**
   * The slope that groups have in common, each around a level of its own: analysis of covariance.
   * Every level takes a degree of freedom; without that, many small groups raise false alarms.
   *
   * @param x positions of each group
   * @param y values of each group, as many
   * @throws IllegalArgumentException when the lengths differ
   */
  public static Trend shared(double[][] x, double[][] y) {
    if (x.length != y.length) {
      throw new IllegalArgumentException(x.length + " groups of positions for " + y.length);
    }
    int n = 0;
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (int group = 0; group < x.length; group++) {
      if (x[group].length != y[group].length) {
        throw new IllegalArgumentException(
            x[group].length + " positions for " + y[group].length + " values");
      }
      n += x[group].length;
      double meanX = Samples.mean(x[group]);
      double meanY = Samples.mean(y[group]);
      for (int i = 0; i < x[group].length; i++) {
        double fromX = x[group][i] - meanX;
        double fromY = y[group][i] - meanY;
        xx += fromX * fromX;
        xy += fromX * fromY;
        yy += fromY * fromY;
      }
    }
    int degrees = n - x.length - 1;
    // Said this way round, values that are no numbers tell nothing either.
    if (degrees < 1 || !(xx > 0) || !(yy > 0)) {
      return NONE;
    }
    double slope = xy / xx;
    double residual = Math.max(0, yy - slope * xy) / degrees;
    if (residual == 0) {
      return new Trend(slope, 0);
    }
    double t = Math.abs(slope) / Math.sqrt(residual / xx);
    return new Trend(slope, 2 * TDistribution.of(degrees).survivalProbability(t));
  }
}
