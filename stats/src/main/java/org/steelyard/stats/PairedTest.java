package org.steelyard.stats;

import org.apache.commons.statistics.distribution.TDistribution;
import org.jspecify.annotations.Nullable;

/**
 * Judges the log ratios of blocks: different, the same for all that matters, or open. Student's t
 * on paired differences, and two one-sided tests for equivalence (Schuirmann, J. Pharmacokin.
 * Biopharm. 15, 1987).
 *
 * <p>Who takes the first turn leaves a mark. Couples are mirrored, so it drops out of the mean; it
 * stays in the variance, which makes the test careful, never rash.
 *
 * @param difference two-sided level for "different"
 * @param same one-sided level for "same"
 * @param threshold smallest effect that matters, as a log, above 0
 */
public record PairedTest(double difference, double same, double threshold) {
  /** What a look says. */
  public enum Outcome {
    SLOWER,
    FASTER,
    SAME,
    OPEN
  }

  /**
   * A look.
   *
   * @param effect mean log ratio, candidate over baseline: above 0 is slower
   * @param error standard error of the effect
   * @param degrees of freedom of the error
   * @param level two-sided level of the test that the outcome rests on
   * @param history whether a history took part
   */
  public record Look(
      Outcome outcome, double effect, double error, int degrees, double level, boolean history) {
    /** Lower end of the interval that the outcome rests on, as a log. */
    public double low() {
      return effect - half();
    }

    /** Upper end of the interval that the outcome rests on, as a log. */
    public double high() {
      return effect + half();
    }

    /** Two-sided probability of an effect as large without a change. */
    public double p() {
      return error == 0
          ? effect == 0 ? 1 : 0
          : 2 * TDistribution.of(degrees).survivalProbability(Math.abs(effect) / error);
    }

    /** The same numbers without a decision: it is too early for one. */
    Look notYet() {
      return new Look(Outcome.OPEN, effect, error, degrees, level, history);
    }

    private double half() {
      return error == 0
          ? 0
          : error * TDistribution.of(degrees).inverseSurvivalProbability(level / 2);
    }
  }

  /**
   * @throws IllegalArgumentException for levels or a threshold that are none
   */
  public PairedTest {
    if (!(difference > 0 && difference < 1 && same > 0 && same < 0.5 && threshold > 0)) {
      throw new IllegalArgumentException(
          "no test with levels " + difference + ", " + same + ", threshold " + threshold);
    }
  }

  /**
   * @param logRatios one a block, candidate over baseline; at least two
   * @param history null without one
   */
  public Look look(double[] logRatios, @Nullable VarianceHistory history) {
    double mean = Samples.mean(logRatios);
    double variance = Samples.variance(logRatios);
    int degrees = logRatios.length - 1;
    if (history != null) {
      variance =
          (variance * degrees + history.variance() * history.degrees())
              / (degrees + history.degrees());
      degrees += history.degrees();
    }
    double error = Math.sqrt(variance / logRatios.length);
    TDistribution t = TDistribution.of(degrees);
    double size = Math.abs(mean);
    // Blocks that agree to the last digit have no error: any distance is then beyond it.
    boolean isSame =
        size < threshold
            && (error == 0 || t.survivalProbability((threshold - size) / error) < same);
    boolean isDifferent =
        size > 0 && (error == 0 || 2 * t.survivalProbability(size / error) < difference);
    Outcome outcome =
        isSame
            ? Outcome.SAME
            : !isDifferent ? Outcome.OPEN : mean > 0 ? Outcome.SLOWER : Outcome.FASTER;
    return new Look(outcome, mean, error, degrees, isSame ? 2 * same : difference, history != null);
  }
}
