package org.steelyard.stats;

import org.apache.commons.statistics.distribution.TDistribution;

/**
 * What Student's t must exceed, for one level and any degrees of freedom. A look needs two of them
 * and a replay looks a million times, so the small ones are worked out beforehand.
 */
final class CriticalValues {
  private static final int TABLE = 200;

  private final double oneSided;
  private final double[] table = new double[TABLE];

  /**
   * @param oneSided probability of a value above
   */
  CriticalValues(double oneSided) {
    this.oneSided = oneSided;
    for (int i = 0; i < TABLE; i++) {
      table[i] = TDistribution.of(i + 1).inverseSurvivalProbability(oneSided);
    }
  }

  /**
   * @param degrees at least 1
   */
  double at(int degrees) {
    return degrees <= TABLE
        ? table[degrees - 1]
        : TDistribution.of(degrees).inverseSurvivalProbability(oneSided);
  }
}
