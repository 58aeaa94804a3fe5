package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SeriesTest {
  private static final Series FIVE =
      new Series(new double[] {9, 5, 1, 2, 4}, new double[] {0.1, 0.2, 0.3, 0.4, 0.5});

  @Test
  void valueIsTheLogOfTheMedianOfTheIterationsThatBeginInThePart() {
    assertThat(FIVE.value(0.2, 0.5)).isCloseTo(Math.log(2), within(1e-12));
    assertThat(FIVE.value(0, 0.2)).isCloseTo(Math.log(7), within(1e-12));
  }

  @Test
  void sumsOfTimesThatAreNotExactCostNoIteration() {
    double[] ends = new double[10];
    double now = 0;
    for (int i = 0; i < ends.length; i++) {
      now += 0.1;
      ends[i] = now;
    }
    // Ten times 0.1 is a little less than 1 in binary.
    assertThat(new Series(new double[10], ends).iterations(1.0)).isEqualTo(10);
    assertThat(new Series(new double[10], ends).iterations(0.3)).isEqualTo(3);
  }

  @Test
  void partBehindTheEndIsTheLastIteration() {
    assertThat(FIVE.value(7, 9)).isCloseTo(Math.log(4), within(1e-12));
  }

  @Test
  void everyValueNeedsItsEnd() {
    assertThatThrownBy(() -> new Series(new double[2], new double[1]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("2 values with 1 ends");
  }
}
