package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TurnsTest {

  /** 110/100, 220/200, 55/50 are all 1.1, whatever the machine did meanwhile. */
  @Test
  void whatBothForksSawDividesOut() {
    assertThat(Turns.logRatio(new double[] {100, 200, 50}, new double[] {110, 220, 55}))
        .isCloseTo(Math.log(1.1), within(1e-12));
  }

  @Test
  void anIterationThatOnlyOneForkMadeIsLeftOut() {
    assertThat(Turns.logRatio(new double[] {100, 100, 1}, new double[] {200, 200}))
        .isCloseTo(Math.log(2), within(1e-12));
  }

  @Test
  void oneDisturbedIterationDoesNotMoveIt() {
    assertThat(
            Turns.logRatio(new double[] {10, 10, 10, 900, 10}, new double[] {10, 10, 10, 10, 10}))
        .isZero();
  }

  @Test
  void nothingIsNoRatio() {
    assertThatThrownBy(() -> Turns.logRatio(new double[0], new double[] {1}))
        .isInstanceOf(IllegalArgumentException.class);
  }

  /**
   * A machine that wanders by 10 % for a second at a time and forks that scatter by 2 % by
   * themselves: the ratio in turns scatters about as if the machine were still, the difference of
   * medians several times as much. Neither is biased.
   */
  @Test
  void onAMachineThatWandersItScattersLessThanTheDifferenceOfMedians() {
    Random random = new Random(11);
    double[] inTurns = new double[2000];
    double[] ofMedians = new double[2000];
    for (int block = 0; block < inTurns.length; block++) {
      double[] baseline = new double[25];
      double[] candidate = new double[25];
      double machine = 0;
      for (int i = 0; i < baseline.length; i++) {
        machine = 0.9 * machine + 0.1 * Math.sqrt(1 - 0.81) * random.nextGaussian();
        baseline[i] = Math.exp(machine + 0.02 * random.nextGaussian());
        candidate[i] = 1.05 * Math.exp(machine + 0.02 * random.nextGaussian());
      }
      inTurns[block] = Turns.logRatio(baseline, candidate);
      ofMedians[block] =
          Math.log(Samples.median(candidate, 0, 25)) - Math.log(Samples.median(baseline, 0, 25));
    }
    double still = 1.2533 * 0.02 * Math.sqrt(2) / 5;
    assertThat(Math.sqrt(Samples.variance(inTurns))).isCloseTo(still, within(0.1 * still));
    assertThat(Math.sqrt(Samples.variance(ofMedians))).isGreaterThan(1.4 * still);
    assertThat(Samples.mean(inTurns)).isCloseTo(Math.log(1.05), within(0.0007));
  }
}
