package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class VarianceHistoryTest {

  @Test
  void isTheVarianceOfTheBlocksWithOneDegreeLess() {
    VarianceHistory history = VarianceHistory.of(new double[] {1, 2, 3, 4});

    assertThat(history.variance()).isCloseTo(5.0 / 3, within(1e-12));
    assertThat(history.degrees()).isEqualTo(3);
  }

  /** F with 9 and 9 degrees of freedom exceeds 6.54 with probability 0.005 (any table). */
  @Test
  void isContradictedByAVarianceThatTheFTestRejectsAtOnePercent() {
    VarianceHistory history = new VarianceHistory(2, 9);

    assertThat(history.contradicts(2 * 6.5, 9)).isFalse();
    assertThat(history.contradicts(2 * 6.6, 9)).isTrue();
    assertThat(history.contradicts(2 / 6.5, 9)).isFalse();
    assertThat(history.contradicts(2 / 6.6, 9)).isTrue();
  }

  @Test
  void withoutAnyVarianceIsContradictedByAny() {
    assertThat(new VarianceHistory(0, 3).contradicts(1e-9, 2)).isTrue();
    assertThat(new VarianceHistory(0, 3).contradicts(0, 2)).isFalse();
  }

  @Test
  void needsDegreesOfFreedom() {
    assertThatThrownBy(() -> new VarianceHistory(1, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
