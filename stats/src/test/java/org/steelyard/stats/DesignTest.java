package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.steelyard.stats.PairedTest.Look;
import org.steelyard.stats.PairedTest.Outcome;

/** Error rates over all looks, by simulation: promised are 5 %, whatever the noise. */
class DesignTest {
  private static final double THRESHOLD = Math.log(1.05);
  private static final Design DESIGN = Design.standard(THRESHOLD);
  private static final int COMPARISONS = 3000;
  private static final int BLOCKS = 60;

  private record Rates(double decided, double same, double covered) {}

  /** Blocks whose log ratios are normal, or have heavy tails (t with 3 degrees of freedom). */
  private static Rates simulate(double effect, double noise, boolean history, boolean heavy) {
    Random random = new Random(42);
    int decided = 0;
    int same = 0;
    int covered = 0;
    for (int i = 0; i < COMPARISONS; i++) {
      double[] earlier = new double[10];
      Arrays.setAll(earlier, k -> noise * draw(random, heavy));
      @Nullable VarianceHistory known = history ? VarianceHistory.of(earlier) : null;
      double[] blocks = new double[BLOCKS];
      Arrays.setAll(blocks, k -> effect + noise * draw(random, heavy));
      Look look = null;
      for (int n = 2; n <= BLOCKS; n += 2) {
        look = DESIGN.look(Arrays.copyOf(blocks, n), known);
        if (look.outcome() != Outcome.OPEN) {
          break;
        }
      }
      decided += look.outcome() == Outcome.SLOWER || look.outcome() == Outcome.FASTER ? 1 : 0;
      same += look.outcome() == Outcome.SAME ? 1 : 0;
      covered += look.low() <= effect && effect <= look.high() ? 1 : 0;
    }
    return new Rates(
        (double) decided / COMPARISONS,
        (double) same / COMPARISONS,
        (double) covered / COMPARISONS);
  }

  private static double draw(Random random, boolean heavy) {
    if (!heavy) {
      return random.nextGaussian();
    }
    double squares = 0;
    for (int i = 0; i < 3; i++) {
      double g = random.nextGaussian();
      squares += g * g;
    }
    return random.nextGaussian() / Math.sqrt(squares / 3);
  }

  @ParameterizedTest
  @CsvSource({
    "0.01, false, false", "0.03, false, false", "0.1, false, false",
    "0.01, true, false", "0.03, true, false", "0.1, true, false",
    "0.03, false, true", "0.03, true, true"
  })
  void withoutAChangeOneOfTwentyIsTheMostThatIsCalledDifferent(
      double noise, boolean history, boolean heavy) {
    Rates rates = simulate(0, noise, history, heavy);
    assertThat(rates.decided()).isLessThan(0.05);
    assertThat(rates.covered()).isGreaterThan(0.95);
  }

  @ParameterizedTest
  @CsvSource({
    "0.01, false, false", "0.03, false, false", "0.1, false, false",
    "0.01, true, false", "0.03, true, false", "0.1, true, false",
    "0.03, false, true", "0.03, true, true"
  })
  void ofChangesAsLargeAsTheThresholdOneOfTwentyIsTheMostThatIsCalledTheSame(
      double noise, boolean history, boolean heavy) {
    Rates rates = simulate(THRESHOLD, noise, history, heavy);
    assertThat(rates.same()).isLessThan(0.05);
  }

  @Test
  void changeOfThreeTimesTheNoiseIsFound() {
    assertThat(simulate(0.09, 0.03, false, false).decided()).isGreaterThan(0.99);
  }

  @Test
  void twoCouplesAreTheLeastWithoutAHistoryAndOneWithIt() {
    double[] clear = {0.2, 0.21};

    assertThat(DESIGN.look(clear, null).outcome()).isEqualTo(Outcome.OPEN);
    assertThat(DESIGN.look(clear, new VarianceHistory(1e-4, 9)).outcome())
        .isEqualTo(Outcome.SLOWER);
  }

  @Test
  void historyThatTheBlocksContradictIsLeftAside() {
    double[] noisy = {0.2, -0.1, 0.3, 0.1};

    Look look = DESIGN.look(noisy, new VarianceHistory(1e-6, 9));

    assertThat(look.history()).isFalse();
    assertThat(look.degrees()).isEqualTo(3);
    assertThat(look.outcome()).isEqualTo(Outcome.OPEN);
  }
}
