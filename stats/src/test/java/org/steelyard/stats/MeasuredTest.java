package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MeasuredTest {

  /** Student's quantile for 99.9 %, two-sided, 5 degrees of freedom is 6.869 in any table. */
  @Test
  void anIntervalOfJmhIsTurnedIntoItsStandardErrorAndBack() {
    Measured score = Measured.ofInterval(502385.545, 28750.758, 0.999, 6);
    assertThat(score.standardError()).isCloseTo(28750.758 / 6.869, within(1.0));
    assertThat(score.halfWidth(0.999)).isCloseTo(28750.758, within(1e-6));
  }

  /** 3.2905 is the normal quantile. */
  @Test
  void whereTheNumberOfValuesIsUnknownTheIntervalIsTakenAsNormal() {
    assertThat(Measured.ofInterval(1, 3.2905, 0.999, 0).standardError()).isCloseTo(1, within(1e-4));
  }

  /** Welch's example by hand: variances 4 and 9 over 3 and 8 degrees: 169 / (16/3 + 81/8). */
  @Test
  void aDifferenceHasWelchsDegreesOfFreedom() {
    Measured difference = new Measured(10, 2, 3).minus(new Measured(4, 3, 8));
    assertThat(difference.value()).isEqualTo(6);
    assertThat(difference.standardError()).isCloseTo(Math.sqrt(13), within(1e-12));
    assertThat(difference.degrees()).isCloseTo(10.93, within(0.01));
  }

  @Test
  void oneForkAloneHasAnUnknownError() {
    assertThat(Measured.of(new double[] {3}).isKnown()).isFalse();
    assertThat(Measured.of(new double[] {3, 4}).isKnown()).isTrue();
  }

  @Test
  void theInverseOfARateIsATimeWithTheSameRelativeError() {
    Measured time = new Measured(200, 10, 4).inverse();
    assertThat(time.value()).isEqualTo(0.005);
    assertThat(time.standardError() / time.value()).isCloseTo(0.05, within(1e-12));
  }
}
