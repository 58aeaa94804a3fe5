package org.steelyard.stats;

import org.apache.commons.statistics.inference.DataDispersion;
import org.apache.commons.statistics.inference.TTest;

/**
 * Student's t for two samples without pairs, of equal variance: what somebody has to do whose forks
 * of two versions were measured one after the other.
 */
public final class UnpairedTest {
  private UnpairedTest() {}

  /** The two-sided p value; each sample needs at least two values, not all of them equal. */
  public static double p(double[] one, double[] other) {
    return TTest.withDefaults().with(DataDispersion.HOMOSCEDASTIC).test(one, other).getPValue();
  }
}
