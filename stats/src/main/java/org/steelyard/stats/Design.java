package org.steelyard.stats;

import org.jspecify.annotations.Nullable;
import org.steelyard.stats.PairedTest.Look;

/**
 * How a case is compared: pilots until they lie level, then couples of forks of that length, a look
 * after each, until it is decided or the limit is reached.
 *
 * <p>Looking often at a constant level adds up: with many couples a nominal 1 % becomes 10 %. So
 * the level of a look falls with the square root of the couples, between Pocock's boundary
 * (Biometrika 64, 1977), which is the quickest for large effects, and that of O'Brien and Fleming
 * (Biometrics 35, 1979). The first levels are chosen so that all looks together stay below 5 %,
 * however noisy the case is; a simulation in the tests holds them to it.
 *
 * @param plateau finds the length of the forks
 * @param threshold smallest effect that matters, as a log, above 0
 * @param limitSeconds machine time, start of the JVMs included, after which a case stays undecided
 */
public record Design(Plateau plateau, double threshold, double limitSeconds) {
  /** What JMH's default settings take for two versions of a case, 5 forks of 100 s each. */
  private static final double JMH_DEFAULT_SECONDS = 1007;

  /** What all looks of a case together are held to. */
  public static final double ERROR = 0.05;

  /** Levels of the first look, which comes after so many couples. */
  private record Start(int couples, double difference, double same) {}

  /** Two couples have three degrees of freedom; one has a single one, and no use. */
  private static final Start ALONE = new Start(2, 0.010, 0.014);

  private static final Start WITH_HISTORY = new Start(1, 0.012, 0.019);

  /**
   * The design that the error rates of docs/method.md hold for.
   *
   * @param threshold smallest effect that matters, as a log, above 0
   */
  public static Design standard(double threshold) {
    return new Design(new Plateau(4, 1.25, 32, 0.0125), threshold, JMH_DEFAULT_SECONDS);
  }

  /** Shorter forks: verdicts come sooner, on code that may not have warmed up. */
  public static Design quick(double threshold) {
    return new Design(new Plateau(1, 1.25, 8, 0.02), threshold, JMH_DEFAULT_SECONDS / 4);
  }

  /** Longer forks: for code that warms up slowly, and for levels that are to be exact. */
  public static Design thorough(double threshold) {
    return new Design(new Plateau(10, 1.25, 80, 0.01), threshold, JMH_DEFAULT_SECONDS * 4);
  }

  /**
   * A look after whole couples.
   *
   * @param logRatios of all blocks so far, two a couple, at least two
   * @param history null without one; one that the blocks contradict is left aside
   */
  public Look look(double[] logRatios, @Nullable VarianceHistory history) {
    boolean use = use(history, logRatios);
    Start start = use ? WITH_HISTORY : ALONE;
    int couples = logRatios.length / 2;
    double share = share(start, couples);
    Look look =
        new PairedTest(start.difference * share, start.same * share, threshold)
            .look(logRatios, use ? history : null);
    return couples >= start.couples ? look : look.notYet();
  }

  /**
   * How surprising the difference is that a look sees, looks before it included: the error of a
   * design whose levels were all scaled so that this look just decides. Errors grow with the levels
   * a little less than in proportion, so this errs to the careful side.
   *
   * @return a p value, at most 1
   */
  public double p(double[] logRatios, @Nullable VarianceHistory history) {
    boolean use = use(history, logRatios);
    Start start = use ? WITH_HISTORY : ALONE;
    int couples = logRatios.length / 2;
    if (couples < start.couples) {
      return 1;
    }
    Look look =
        new PairedTest(start.difference, start.same, threshold)
            .look(logRatios, use ? history : null);
    return Math.min(1, ERROR * look.p() / (start.difference * share(start, couples)));
  }

  private static boolean use(@Nullable VarianceHistory history, double[] logRatios) {
    return history != null
        && !history.contradicts(Samples.variance(logRatios), logRatios.length - 1);
  }

  private static double share(Start start, int couples) {
    return Math.sqrt((double) start.couples / Math.max(couples, start.couples));
  }
}
