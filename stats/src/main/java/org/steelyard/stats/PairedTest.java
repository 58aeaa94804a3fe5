package org.steelyard.stats;

import org.jspecify.annotations.Nullable;

/**
 * Judges the log ratios of blocks: different, the same for all that matters, or open. Student's t
 * on paired differences, two one-sided tests for equivalence (Schuirmann, J. Pharmacokin. Biopharm.
 * 15, 1987), looked at after every couple with constant nominal levels (Pocock, Biometrika 64,
 * 1977). The levels are set so that the error over all looks stays below the one that is promised;
 * docs/method.md has the simulation.
 *
 * <p>Who takes the first turn leaves a mark. Couples are mirrored, so it drops out of the mean; it
 * stays in the variance, which makes the test careful, never rash.
 */
public final class PairedTest {
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
   * @param low end of the interval that the outcome rests on, as a log
   * @param high its other end
   * @param deviation standard deviation of a block's log ratio, the history pooled in
   * @param degrees of freedom of that
   * @param history whether a history took part
   */
  public record Look(
      Outcome outcome,
      double effect,
      double low,
      double high,
      double deviation,
      int degrees,
      boolean history) {}

  private final CriticalValues difference;
  private final CriticalValues same;
  private final double threshold;

  /**
   * @param difference nominal two-sided level of a look for "different"
   * @param same nominal one-sided level of a look for "same"
   * @param threshold smallest effect that matters, as a log, above 0
   * @throws IllegalArgumentException for levels or a threshold that are none
   */
  public PairedTest(double difference, double same, double threshold) {
    if (!(difference > 0 && difference < 1 && same > 0 && same < 0.5 && threshold > 0)) {
      throw new IllegalArgumentException(
          "no test with levels " + difference + ", " + same + ", threshold " + threshold);
    }
    this.difference = new CriticalValues(difference / 2);
    this.same = new CriticalValues(same);
    this.threshold = threshold;
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
    double wide = difference.at(degrees) * error;
    double narrow = same.at(degrees) * error;
    Outcome outcome = Outcome.OPEN;
    if (Math.abs(mean) + narrow < threshold) {
      outcome = Outcome.SAME;
    } else if (Math.abs(mean) > wide) {
      outcome = mean > 0 ? Outcome.SLOWER : Outcome.FASTER;
    }
    double half = outcome == Outcome.SAME ? narrow : wide;
    return new Look(
        outcome, mean, mean - half, mean + half, Math.sqrt(variance), degrees, history != null);
  }
}
