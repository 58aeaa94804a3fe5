package org.steelyard.stats;

import org.apache.commons.statistics.distribution.FDistribution;

/**
 * How much forks differ from each other, against how much iterations differ inside a fork: one-way
 * analysis of variance with forks as groups (Kalibera and Jones, ISMM 2013, section 4, treat the
 * same two levels).
 *
 * @param between standard deviation of the fork means
 * @param within standard deviation of the iterations around the mean of their fork, pooled
 * @param p probability of a ratio this large when forks do not differ; 1 where it cannot be told
 */
public record ForkSpread(double between, double within, double p) {
  private static final ForkSpread UNKNOWN = new ForkSpread(Double.NaN, Double.NaN, 1);

  /**
   * @param forks the iterations of each fork; at least two forks with at least two each, else the
   *     spread is NaN with p = 1
   */
  public static ForkSpread of(double[][] forks) {
    int n = 0;
    double squaresWithin = 0;
    double[] means = new double[forks.length];
    for (int i = 0; i < forks.length; i++) {
      if (forks[i].length < 2) {
        return UNKNOWN;
      }
      means[i] = Samples.mean(forks[i]);
      n += forks[i].length;
      for (double value : forks[i]) {
        squaresWithin += (value - means[i]) * (value - means[i]);
      }
    }
    int dfBetween = forks.length - 1;
    int dfWithin = n - forks.length;
    if (dfBetween < 1) {
      return UNKNOWN;
    }
    double varianceWithin = squaresWithin / dfWithin;
    double grand = 0;
    for (int i = 0; i < forks.length; i++) {
      grand += means[i] * forks[i].length / n;
    }
    double squaresBetween = 0;
    for (int i = 0; i < forks.length; i++) {
      squaresBetween += forks[i].length * (means[i] - grand) * (means[i] - grand);
    }
    double between = Math.sqrt(Samples.variance(means));
    if (varianceWithin == 0) {
      return new ForkSpread(between, 0, squaresBetween == 0 ? 1 : 0);
    }
    double f = squaresBetween / dfBetween / varianceWithin;
    double p = FDistribution.of(dfBetween, dfWithin).survivalProbability(f);
    return new ForkSpread(between, Math.sqrt(varianceWithin), p);
  }
}
