package org.steelyard.stats;

/** What the spread of short forks says about forks that would measure for longer. */
public final class LongerForks {
  private static final int PARTS = 4;

  private LongerForks() {}

  /**
   * The variance that the log values of longer forks would have. What moves inside a fork averages
   * out in longer ones; what stays for its whole life, such as compiled code and addresses, does
   * not. The former is seen in the parts of forks, the rest of the spread is taken to be the
   * latter.
   *
   * @param forks times per operation of the measured iterations, at least two forks, at least one
   *     iteration in each; all of the same length
   * @param longer how many times as long the others would measure, at least 1
   */
  public static double variance(double[][] forks, double longer) {
    double[] values = new double[forks.length];
    double moves = 0;
    for (int i = 0; i < forks.length; i++) {
      values[i] = Math.log(Samples.median(forks[i], 0, forks[i].length));
      moves += moves(forks[i]) / forks.length;
    }
    double all = Samples.variance(values);
    double inside = Math.min(all, moves);
    return all - inside + inside / longer;
  }

  /** The part of a fork's own variance that comes from what moves inside it. */
  private static double moves(double[] fork) {
    if (fork.length < 2 * PARTS) {
      return 0;
    }
    double[] parts = new double[PARTS];
    for (int i = 0; i < PARTS; i++) {
      parts[i] =
          Math.log(Samples.median(fork, i * fork.length / PARTS, (i + 1) * fork.length / PARTS));
    }
    return Samples.variance(parts) / PARTS;
  }
}
