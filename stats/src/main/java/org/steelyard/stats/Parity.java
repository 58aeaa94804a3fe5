package org.steelyard.stats;

/**
 * Whether one thing takes as long as another: the log ratio of their times with its interval.
 *
 * @param ahead how much longer the other takes, as a share: 0.05 for 5 %; below 0 when it is the
 *     other that is ahead
 * @param low lower end of the interval of that
 * @param high upper end
 * @param within smallest share inside which they are on par: both ends lie inside it, whichever of
 *     the two is taken as the base (two one-sided tests, Schuirmann, J. Pharmacokin. Biopharm. 15,
 *     1987, with the interval's confidence)
 */
public record Parity(double ahead, double low, double high, double within) {

  /**
   * @param time of the one
   * @param other of the other, in the same unit
   * @param confidence of the interval, between 0 and 1
   */
  public static Parity of(Measured time, Measured other, double confidence) {
    Measured ratio = other.log().minus(time.log());
    double half = ratio.halfWidth(confidence);
    double farther = Math.abs(ratio.value()) + half;
    return new Parity(
        Math.expm1(ratio.value()),
        Math.expm1(ratio.value() - half),
        Math.expm1(ratio.value() + half),
        Math.expm1(farther));
  }

  /** Whether the interval holds 0: no difference is shown. */
  public boolean isOpen() {
    return low <= 0 && high >= 0;
  }
}
