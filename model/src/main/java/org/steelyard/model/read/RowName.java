package org.steelyard.model.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The first cell of a row: a benchmark, and behind a colon the label of a secondary result.
 *
 * @param label null for the score itself
 */
record RowName(String benchmark, @Nullable String label) {
  /** Until 1.36 a percentile has the method's name in front of it, with a dot that gets damaged. */
  private static final Pattern OLD_PERCENTILE =
      Pattern.compile("[\\p{L}\\p{N}_$]+[^\\p{L}\\p{N}_$.:]{1,3}(p[01]\\.\\d+)");

  private static final Pattern OLD_MARK = Pattern.compile("^[^\\p{L}\\p{N}_$#+%]{1,3}(?=\\p{L})");

  static RowName of(String cell) {
    int colon = cell.indexOf(':');
    return colon < 0
        ? new RowName(cell, null)
        : new RowName(cell.substring(0, colon), label(cell.substring(colon + 1)));
  }

  /** A label as JMH 1.37 writes it; before, a middle dot stood in front. */
  static String label(String written) {
    Matcher percentile = OLD_PERCENTILE.matcher(written);
    return percentile.matches()
        ? percentile.group(1)
        : OLD_MARK.matcher(written).replaceFirst("").replaceFirst("^Â?·", "");
  }

  /** Whether a text can be the name of a benchmark at all. */
  static boolean isName(String text) {
    return text.matches("[\\p{L}_$][\\p{L}\\p{N}_$.\\-]*(:\\S+)?");
  }

  /** Whether a text looks like class and method, as prose seldom does. */
  static boolean isClassAndMethod(String text) {
    return text.matches("[\\p{L}_$][\\p{L}\\p{N}_$]*(\\.[\\p{L}_$][\\p{L}\\p{N}_$\\-]*)+(:\\S+)?");
  }
}
