package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SamplesTest {

  /**
   * NIST Statistical Reference Datasets, univariate summary statistics, NumAcc1: certified mean
   * 10000002, standard deviation 1.
   */
  @Test
  void momentsOfNistNumAcc1AreTheCertifiedOnes() {
    double[] numAcc1 = {10000001, 10000003, 10000002};

    assertThat(Samples.mean(numAcc1)).isEqualTo(10000002);
    assertThat(Samples.variance(numAcc1)).isEqualTo(1);
  }

  /** NIST NumAcc3: 1000000.2, then 1000000.1 and 1000000.3 five hundred times each; s = 0.1. */
  @Test
  void smallSpreadAroundALargeMeanIsNotLost() {
    double[] numAcc3 = new double[1001];
    numAcc3[0] = 1000000.2;
    for (int i = 1; i < numAcc3.length; i++) {
      numAcc3[i] = i % 2 == 1 ? 1000000.1 : 1000000.3;
    }

    assertThat(Samples.mean(numAcc3)).isCloseTo(1000000.2, within(1e-8));
    assertThat(Math.sqrt(Samples.variance(numAcc3))).isCloseTo(0.1, within(1e-8));
  }

  /** By hand: mean 5, squares 9+1+1+1+0+0+4+16 = 32, divided by 7. */
  @Test
  void varianceIsDividedByOneLessThanTheCount() {
    double[] values = {2, 4, 4, 4, 5, 5, 7, 9};

    assertThat(Samples.mean(values)).isEqualTo(5);
    assertThat(Samples.variance(values)).isCloseTo(32.0 / 7, within(1e-12));
  }

  @Test
  void oneValueHasAMeanAndNoVariance() {
    assertThat(Samples.mean(new double[] {42})).isEqualTo(42);
    assertThat(Samples.variance(new double[] {42})).isNaN();
  }

  @Test
  void anEmptySampleHasNeither() {
    assertThat(Samples.mean(new double[0])).isNaN();
    assertThat(Samples.variance(new double[0])).isNaN();
  }
}
