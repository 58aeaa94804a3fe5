package org.steelyard.report.conclude;

import java.util.Locale;
import org.steelyard.report.Figures;
import org.steelyard.stats.Measured;

/** Amounts in sentences. */
final class Amounts {
  private Amounts() {}

  /** A time that may be below 0. */
  static String time(double nanos) {
    return (nanos < 0 ? "-" : "") + Figures.time(Math.abs(nanos));
  }

  /** A time and its interval. */
  static String time(Measured nanos, double confidence) {
    double half = nanos.halfWidth(confidence);
    return time(nanos.value())
        + " ["
        + time(nanos.value() - half)
        + ", "
        + time(nanos.value() + half)
        + "]";
  }

  /** A share with two digits that count. */
  static String percent(double share) {
    double percent = 100 * share;
    return String.format(Locale.ROOT, Math.abs(percent) >= 9.95 ? "%.0f %%" : "%.1f %%", percent);
  }

  /** How far something is ahead: a share below 1 as a percentage, more as a factor. */
  static String lead(double share) {
    return share < 0.995
        ? percent(share)
        : "a factor of " + String.format(Locale.ROOT, share < 8.95 ? "%.1f" : "%.0f", 1 + share);
  }
}
