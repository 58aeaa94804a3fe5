package org.steelyard.stats;

import org.jspecify.annotations.Nullable;
import org.steelyard.stats.PairedTest.Look;
import org.steelyard.stats.PairedTest.Outcome;

/**
 * How a case is compared: pilots until they lie level, then couples of forks of that length, a look
 * after each, until it is decided or the limit is reached.
 *
 * @param plateau finds the length of the forks
 * @param alone the test without a variance history
 * @param withHistory the test with one; its levels differ because its looks begin sooner
 * @param leastCouples before the first look without a history: two couples are three degrees of
 *     freedom
 * @param limitSeconds machine time, start of the JVMs included, after which a case stays undecided
 */
public record Design(
    Plateau plateau,
    PairedTest alone,
    PairedTest withHistory,
    int leastCouples,
    double limitSeconds) {
  /** What JMH's default settings take for two versions of a case, 5 forks of 100 s each. */
  private static final double JMH_DEFAULT_SECONDS = 1007;

  /**
   * The design that the error rates of docs/method.md hold for.
   *
   * @param threshold smallest effect that matters, as a log, above 0
   */
  public static Design standard(double threshold) {
    return new Design(
        new Plateau(4, 1.25, 32, 0.0125),
        new PairedTest(0.011, 0.013, threshold),
        new PairedTest(0.008, 0.013, threshold),
        2,
        JMH_DEFAULT_SECONDS);
  }

  /**
   * A look after whole couples.
   *
   * @param logRatios of all blocks so far, two a couple, at least two
   * @param history null without one; one that the blocks contradict is left aside
   */
  public Look look(double[] logRatios, @Nullable VarianceHistory history) {
    double variance = Samples.variance(logRatios);
    if (history != null && !history.contradicts(variance, logRatios.length - 1)) {
      return withHistory.look(logRatios, history);
    }
    Look look = alone.look(logRatios, null);
    if (logRatios.length >= 2 * leastCouples) {
      return look;
    }
    return new Look(
        Outcome.OPEN,
        look.effect(),
        look.low(),
        look.high(),
        look.deviation(),
        look.degrees(),
        false);
  }
}
