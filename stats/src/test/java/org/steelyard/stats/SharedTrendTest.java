package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SharedTrendTest {

  @Test
  void everyGroupHasALevelOfItsOwnAndAllHaveOneSlope() {
    // Around the groups' means: x is -1, 0, 1 in both, y is -1, 0, 1 and -2, 0.5, 1.5. So the slope
    // is 5.5 / 4, the residual 8.5 - 5.5 * 1.375 over 6 - 2 - 1 degrees of freedom, t = 4.9193,
    // and Student's distribution for three degrees of freedom has a closed form:
    // 1 - 2/pi (atan u + u / (1 + u^2)) with u = t / sqrt 3.
    Trend trend =
        Trend.shared(
            new double[][] {{0, 1, 2}, {10, 11, 12}},
            new double[][] {{99, 100, 101}, {3, 5.5, 6.5}});
    double u = 1.375 / Math.sqrt(0.3125 / 4) / Math.sqrt(3);
    assertThat(trend.slope()).isCloseTo(1.375, within(1e-12));
    assertThat(trend.p())
        .isCloseTo(1 - 2 / Math.PI * (Math.atan(u) + u / (1 + u * u)), within(1e-9));
  }

  @Test
  void aDifferenceBetweenGroupsIsNoTrend() {
    Trend trend =
        Trend.shared(
            new double[][] {{0, 1, 2, 3}, {10, 11, 12, 13}},
            new double[][] {{5, 6, 6, 5}, {50, 51, 51, 50}});
    assertThat(trend.slope()).isZero();
    assertThat(trend.p()).isEqualTo(1);
  }

  @Test
  void whereValuesAreNoNumbersItCannotBeTold() {
    double[] infinite = {Double.POSITIVE_INFINITY, 1, 2, 3};
    assertThat(Trend.of(new double[] {1, 2, 3, 4}, infinite).p()).isEqualTo(1);
    assertThat(Trend.shared(new double[0][], new double[0][]).p()).isEqualTo(1);
  }

  @Test
  void everyPositionNeedsAValue() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Trend.shared(new double[1][2], new double[1][3]))
        .withMessage("2 positions for 3 values");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Trend.shared(new double[1][2], new double[2][2]));
  }
}
