package org.steelyard.engine.config;

import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.steelyard.engine.UsageException;

/**
 * How large a change must be to matter.
 *
 * @param fraction of the baseline's time per operation, above 0 and below 1: 0.05 for 5 %
 */
public record Threshold(double fraction) {
  /** What matters where nobody said otherwise. */
  public static final Threshold DEFAULT = new Threshold(0.05);

  private static final Pattern PERCENT = Pattern.compile("(\\d+(?:\\.\\d+)?|\\.\\d+)\\s*%");
  private static final Pattern NUMBER = Pattern.compile("[+-]?(\\d+(?:\\.\\d*)?|\\.\\d+)\\s*%?");

  public Threshold {
    if (!(fraction > 0 && fraction < 1)) {
      throw new IllegalArgumentException("a threshold of " + fraction);
    }
  }

  /**
   * Reads a percentage such as {@code 5%} or {@code 0.5 %}. A number without its sign is refused:
   * 0.05 may mean 5 % or a twentieth of one.
   *
   * @throws UsageException when it is none, not above 0 %, or not below 100 %
   */
  public static Threshold parse(String text) throws UsageException {
    String stripped = text.strip();
    Matcher percent = PERCENT.matcher(stripped);
    if (!percent.matches()) {
      throw new UsageException(
          "the threshold \""
              + text
              + "\" is "
              + (NUMBER.matcher(stripped).matches()
                  ? stripped.endsWith("%") ? "out of range" : "without a percent sign"
                  : "not a percentage")
              + ". Write the change that matters to you as a percentage, such as 5% or 0.5%.");
    }
    double percentage = Double.parseDouble(percent.group(1));
    if (percentage <= 0) {
      throw new UsageException(
          "a threshold of "
              + stripped
              + " can never be met: no two measurements agree exactly. Write the smallest change"
              + " that matters to you, such as 5%.");
    }
    if (percentage >= 100) {
      throw new UsageException(
          "a threshold of "
              + stripped
              + " would call everything the same. Write the smallest change that matters to you,"
              + " below 100%, such as 5%.");
    }
    return new Threshold(percentage / 100);
  }
}
