package org.steelyard.stats;

import org.apache.commons.statistics.inference.TTest;

/**
 * Whether two samples have different means, without pairs and without equal variances (Welch,
 * Biometrika 34, 1947): what somebody has to do whose forks of two versions were measured one after
 * the other.
 */
public final class WelchTest {
  private WelchTest() {}

  /** The two-sided p value; each sample needs at least two values, not all of them equal. */
  public static double p(double[] one, double[] other) {
    return TTest.withDefaults().test(one, other).getPValue();
  }
}
