package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.steelyard.stats.PairedTest.Look;
import org.steelyard.stats.PairedTest.Outcome;

/**
 * The differences are Student's sleep data (Biometrika 6, 1908); R's {@code t.test(paired = TRUE)}
 * gives t = 4.0621 with 9 degrees of freedom, p = 0.002833, mean 1.58, 95 % interval 0.7001142 to
 * 2.4598858.
 */
class PairedTestTest {
  private static final double[] SLEEP = {1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4};

  @Test
  void intervalIsThatOfThePairedT() {
    Look look = new PairedTest(0.05, 0.01, 0.1).look(SLEEP, null);

    assertThat(look.outcome()).isEqualTo(Outcome.SLOWER);
    assertThat(look.effect()).isCloseTo(1.58, within(1e-12));
    assertThat(look.low()).isCloseTo(0.7001142, within(1e-7));
    assertThat(look.high()).isCloseTo(2.4598858, within(1e-7));
    assertThat(look.degrees()).isEqualTo(9);
  }

  @Test
  void differenceNeedsAPValueBelowItsLevel() {
    assertThat(new PairedTest(0.00284, 0.01, 0.1).look(SLEEP, null).outcome())
        .isEqualTo(Outcome.SLOWER);
    assertThat(new PairedTest(0.00283, 0.01, 0.1).look(SLEEP, null).outcome())
        .isEqualTo(Outcome.OPEN);
  }

  @Test
  void lessTimeIsFaster() {
    double[] less = SLEEP.clone();
    for (int i = 0; i < less.length; i++) {
      less[i] = -less[i];
    }
    assertThat(new PairedTest(0.05, 0.01, 0.1).look(less, null).outcome())
        .isEqualTo(Outcome.FASTER);
  }

  @Test
  void sameNeedsTheOneSidedIntervalInsideTheThresholdEvenWhereItExcludesZero() {
    // One-sided 5 %: t = 1.833 (any table), standard error 1.58 / 4.0621 = 0.38896: up to 2.293.
    Look inside = new PairedTest(0.05, 0.05, 2.30).look(SLEEP, null);
    Look outside = new PairedTest(0.05, 0.05, 2.29).look(SLEEP, null);

    assertThat(inside.outcome()).isEqualTo(Outcome.SAME);
    assertThat(inside.low()).isCloseTo(0.867, within(1e-3)).isPositive();
    assertThat(inside.high()).isCloseTo(2.293, within(1e-3));
    assertThat(outside.outcome()).isEqualTo(Outcome.SLOWER);
  }

  @Test
  void historyIsPooledByItsDegreesOfFreedom() {
    // Variances 1 (of 0, 2, 1: 2 degrees) and 0.25 (6 degrees): (2 + 1.5) / 8 = 0.4375.
    Look look =
        new PairedTest(0.05, 0.05, 0.1).look(new double[] {0, 2, 1}, new VarianceHistory(0.25, 6));

    assertThat(look.error()).isCloseTo(Math.sqrt(0.4375 / 3), within(1e-12));
    assertThat(look.degrees()).isEqualTo(8);
    // t(0.975, 8) = 2.306.
    assertThat(look.high() - look.effect()).isCloseTo(2.306 * Math.sqrt(0.4375 / 3), within(1e-3));
    assertThat(look.history()).isTrue();
  }

  @Test
  void thresholdOfNothingIsRefused() {
    assertThatThrownBy(() -> new PairedTest(0.05, 0.05, 0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("threshold 0");
  }

  @Test
  void blocksThatAgreeToTheLastDigitAreDecidedByTheirMean() {
    PairedTest test = new PairedTest(0.05, 0.05, 0.1);

    assertThat(test.look(new double[] {0, 0}, null).outcome()).isEqualTo(Outcome.SAME);
    assertThat(test.look(new double[] {0.5, 0.5}, null).outcome()).isEqualTo(Outcome.SLOWER);
  }
}
