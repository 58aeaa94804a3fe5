package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.function.DoubleUnaryOperator;
import org.junit.jupiter.api.Test;
import org.steelyard.stats.Plateau.Length;

class PlateauTest {
  private static final Plateau PLATEAU = new Plateau(4, 2, 32, 0.01);

  private static Series series(double seconds, DoubleUnaryOperator timeAt) {
    int n = (int) Math.round(seconds * 10);
    double[] values = new double[n];
    double[] ends = new double[n];
    for (int i = 0; i < n; i++) {
      values[i] = timeAt.applyAsDouble(i / 10.0);
      ends[i] = (i + 1) / 10.0;
    }
    return new Series(values, ends);
  }

  @Test
  void levelFromTheStartTakesTheShortestForkHalfOfItWarmUp() {
    Series flat = series(4, t -> 1);

    assertThat(PLATEAU.of(List.of(flat, flat))).contains(new Length(2, 2, true));
  }

  @Test
  void stepInTheSecondHalfMakesForksLonger() {
    // 20 % faster from 3.5 s on: not level over 2..4 s, level over 4..8 s.
    Series step = series(8, t -> t < 3 ? 1 : 0.8);

    assertThat(PLATEAU.of(List.of(step, step))).contains(new Length(4, 4, true));
  }

  @Test
  void whatTheMachineExplainsDoesNotMakeForksLong() {
    // The machine becomes 10 % slower in the middle of the second half, and both forks with it.
    Series slowed = series(8, t -> t < 3 ? 1 : 1.1);

    assertThat(PLATEAU.of(List.of(slowed, slowed))).contains(new Length(4, 4, true));
    assertThat(PLATEAU.of(List.of(slowed, slowed), List.of(slowed, slowed)))
        .contains(new Length(2, 2, true));
  }

  @Test
  void aNoisyMachineMakesForksLongOnlyWhereItIsNotKnownToBeNoisy() {
    Random random = new Random(1);
    int longer = 0;
    int longerWithPace = 0;
    for (int i = 0; i < 200; i++) {
      double[] machine = random.doubles(320, 0.8, 1.2).toArray();
      Series noisy = series(32, t -> machine[(int) Math.round(t * 10)]);
      Series pace = series(32, t -> 3 * machine[(int) Math.round(t * 10)]);
      longer += PLATEAU.of(List.of(noisy, noisy)).orElseThrow().seconds() > 4 ? 1 : 0;
      longerWithPace +=
          PLATEAU.of(List.of(noisy, noisy), List.of(pace, pace)).orElseThrow().seconds() > 4
              ? 1
              : 0;
    }
    assertThat(longer).isGreaterThan(140);
    assertThat(longerWithPace).isLessThan(20);
  }

  @Test
  void aWarmUpOnAQuietMachineIsNotExplained() {
    Series falling = series(7.9, t -> Math.exp(-t / 10));
    Series quiet = series(7.9, t -> 1 + 0.001 * Math.sin(t));

    assertThat(PLATEAU.of(List.of(falling, falling), List.of(quiet, quiet))).isEmpty();
  }

  @Test
  void pilotsGoOnWhileNothingIsLevelYet() {
    Series falling = series(7.9, t -> Math.exp(-t / 10));

    assertThat(PLATEAU.of(List.of(falling, falling))).isEmpty();
    assertThat(PLATEAU.of(List.of(series(3.9, t -> 1)))).isEmpty();
  }

  @Test
  void neverLevelIsMeasuredWithTheLongestForkAndSaysSo() {
    Series falling = series(32, t -> Math.exp(-t / 10));

    assertThat(PLATEAU.of(List.of(falling, falling))).contains(new Length(16, 16, false));
    assertThat(PLATEAU.longestLength().seconds()).isCloseTo(32, within(1e-9));
  }

  @Test
  void lengthIsForAllArmsTogether() {
    // One arm drifts by 3 % over the part, the other not: on average more than 1 %.
    Series flat = series(8, t -> 1);
    Series step = series(8, t -> t < 3 ? 1 : 0.97);

    assertThat(PLATEAU.of(List.of(flat, step))).contains(new Length(4, 4, true));
    assertThat(PLATEAU.of(List.of(flat))).contains(new Length(2, 2, true));
  }

  @Test
  void nothingGrowsByAFactorOfOne() {
    assertThatThrownBy(() -> new Plateau(4, 1, 32, 0.01))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
