package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LongerForksTest {
  private final Random random = new Random(3);

  /** Forks at levels of their own, quiet inside: a longer one is as far off as a short one. */
  @Test
  void whatStaysForTheWholeLifeOfAForkDoesNotAverageOut() {
    double[][] forks = new double[400][20];
    for (double[] fork : forks) {
      Arrays.fill(fork, Math.exp(0.05 * random.nextGaussian()));
    }
    assertThat(LongerForks.variance(forks, 10)).isCloseTo(0.0025, within(0.0004));
  }

  /** Twenty independent iterations of 5 %: a median of ten times as many has a tenth. */
  @Test
  void whatMovesInsideAForkAveragesOutInALongerOne() {
    double[][] forks = new double[400][20];
    for (double[] fork : forks) {
      Arrays.setAll(fork, i -> Math.exp(0.05 * random.nextGaussian()));
    }
    double now = LongerForks.variance(forks, 1);
    assertThat(now).isCloseTo(Math.pow(1.2533 * 0.05, 2) / 20, within(0.00004));
    assertThat(LongerForks.variance(forks, 10)).isLessThan(0.35 * now);
  }
}
