package org.steelyard.report;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Locale;
import org.steelyard.model.Estimate;

/** Numbers as people read them. */
public final class Figures {
  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  /** Below this a score with three decimals says nothing but zeros; JMH shows its magnitude. */
  private static final double SMALLEST = 0.0005;

  private Figures() {}

  /** A score as JMH prints it: three decimals, or {@code ≈ 10⁻⁶} where these would be zeros. */
  public static String score(double score) {
    if (Double.isNaN(score)) {
      return "NaN";
    }
    if (isApproximate(score)) {
      if (score == 0) {
        return "≈ 0";
      }
      return "≈ 10" + superscript(magnitude(score));
    }
    return String.format(Locale.ROOT, "%.3f", score);
  }

  /** An error as JMH prints it. */
  public static String error(double error) {
    return isApproximate(error) ? "0.001" : String.format(Locale.ROOT, "%.3f", error);
  }

  /** The power of ten that is nearest to a score other than 0. */
  static int magnitude(double score) {
    return (int) Math.round(Math.log10(Math.abs(score)));
  }

  /** Whether an error is shown: beside a magnitude it would say nothing. */
  static boolean hasError(Estimate estimate) {
    return estimate.error() != null && !isApproximate(estimate.value());
  }

  static boolean isApproximate(double score) {
    return Math.abs(score) < SMALLEST;
  }

  private static String superscript(int exponent) {
    StringBuilder text = new StringBuilder();
    for (char c : Integer.toString(exponent).toCharArray()) {
      text.append(c == '-' ? '⁻' : SUPERSCRIPTS.charAt(c - '0'));
    }
    return text.toString();
  }

  /** A time with four digits and the unit that suits it. */
  public static String time(double nanos) {
    String[] units = {"ns", "us", "ms", "s"};
    double value = nanos;
    int unit = 0;
    while (value >= 999.95 && unit < units.length - 1) {
      value /= 1000;
      unit++;
    }
    int decimals = value >= 99.995 ? 1 : value >= 9.9995 ? 2 : 3;
    return String.format(Locale.ROOT, "%." + decimals + "f %s", value, units[unit]);
  }

  /** A share as a percentage with the digits that matter: 0.0512 is {@code 5.1 %}. */
  public static String percent(double share) {
    double percent = 100 * share;
    double size = Math.abs(percent);
    int decimals = size < 0.995 ? 2 : size < 99.95 ? 1 : 0;
    return String.format(Locale.ROOT, "%." + decimals + "f %%", percent);
  }

  /** All digits of a number that can mean something, for programs: twelve, and no exponent. */
  public static String exact(double value) {
    return new BigDecimal(value).round(new MathContext(12)).stripTrailingZeros().toPlainString();
  }

  /** A length of time that people wait. */
  public static String duration(double seconds) {
    long s = Math.round(seconds);
    if (s < 60) {
      return s + " s";
    }
    if (s < 3600) {
      return s / 60 + " min " + s % 60 + " s";
    }
    return s / 3600 + " h " + s % 3600 / 60 + " min";
  }
}
