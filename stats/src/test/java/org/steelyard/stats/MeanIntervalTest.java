package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MeanIntervalTest {

  /**
   * Two-sided quantiles of Student's t from the NIST/SEMATECH e-Handbook of Statistical Methods,
   * table 1.3.6.7.2. Half the values are -1 and half 1, so that the standard error is known.
   */
  @ParameterizedTest
  @CsvSource({
    "2, 0.95, 12.706",
    "4, 0.95, 3.182",
    "10, 0.95, 2.262",
    "30, 0.95, 2.045",
    "4, 0.90, 2.353",
    "10, 0.99, 3.250",
    "4, 0.998, 10.215",
    "30, 0.998, 3.396"
  })
  void halfWidthIsTheTabulatedQuantileOfStudentTimesTheStandardError(
      int n, double confidence, double t) {
    double[] values = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = i % 2 == 0 ? 99 : 101;
    }
    double standardError = Math.sqrt(1.0 / (n - 1));

    MeanInterval interval = MeanInterval.of(values, confidence);

    assertThat(interval.mean()).isCloseTo(100, within(1e-9));
    assertThat(interval.halfWidth() / standardError).isCloseTo(t, within(0.0006));
  }

  @Test
  void oneValueHasNoInterval() {
    MeanInterval interval = MeanInterval.of(new double[] {7}, 0.95);

    assertThat(interval.mean()).isEqualTo(7);
    assertThat(interval.halfWidth()).isNaN();
  }

  @Test
  void equalValuesHaveAnIntervalOfNoWidth() {
    assertThat(MeanInterval.of(new double[] {7, 7, 7}, 0.95).halfWidth()).isZero();
  }

  @Test
  void noValuesAreRefused() {
    assertThatThrownBy(() -> MeanInterval.of(new double[0], 0.95))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no values");
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1, -0.5, 95, Double.NaN})
  void confidenceOutsideOfZeroToOneIsRefused(double confidence) {
    assertThatThrownBy(() -> MeanInterval.of(new double[] {1, 2}, confidence))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("confidence must be between 0 and 1");
  }

  /**
   * Of 40,000 intervals the share that covers has a standard error of 0.11 points; the bound is
   * about four of them. A normal quantile instead of Student's would cover 80 to 92 %.
   */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 5, 10})
  void aNominal95PercentIntervalOverIndependentNormalsCoversThat(int n) {
    Random random = new Random(20260101 + n);
    int runs = 40_000;
    int covered = 0;
    for (int run = 0; run < runs; run++) {
      double[] values = new double[n];
      for (int i = 0; i < n; i++) {
        values[i] = 50 + 3 * random.nextGaussian();
      }
      MeanInterval interval = MeanInterval.of(values, 0.95);
      if (Math.abs(interval.mean() - 50) <= interval.halfWidth()) {
        covered++;
      }
    }

    assertThat(covered / (double) runs).isCloseTo(0.95, within(0.0045));
  }
}
