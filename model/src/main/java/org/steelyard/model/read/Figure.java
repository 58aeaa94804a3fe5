package org.steelyard.model.read;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Numbers as JMH prints them: it uses the default locale, so commas and any digits occur. */
final class Figure {
  private static final Pattern NUMBER =
      Pattern.compile("[-+\u2212]?\\d+(?:[.,'\u00a0\u202f\u2019\u066b]\\d+)*(?:[eE][-+]?\\d+)?");
  private static final Pattern MAGNITUDE = Pattern.compile("10\\^?[-\u207b\u2212]?(\\p{No}+|\\d+)");
  private static final Pattern DAMAGED_MAGNITUDE = Pattern.compile("10[^\\p{Alnum}.,]{1,12}");

  /** Scores from here on JMH prints with three decimals. */
  private static final double EXACT_FROM = 0.0005;

  private static final String SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

  private Figure() {}

  /** The value, NaN and infinities included; null where the text is no number. */
  static @Nullable Double of(String text) {
    return switch (text) {
      case "NaN" -> Double.NaN;
      case "Infinity", "+Infinity", "+INF", "INF", "∞" -> Double.POSITIVE_INFINITY;
      case "-Infinity", "-INF", "-∞" -> Double.NEGATIVE_INFINITY;
      default -> {
        String plain = withPlainDigits(text);
        yield NUMBER.matcher(plain).matches() ? Double.valueOf(withPoint(plain)) : null;
      }
    };
  }

  /** Whether a text is a whole number, without decimals. */
  static boolean isCount(String text) {
    return text.chars().allMatch(Character::isDigit) && text.length() < 19 && !text.isEmpty();
  }

  /** Whether a text is a power of ten such as 10⁻⁶, damaged or not. */
  static boolean isMagnitude(String text) {
    return MAGNITUDE.matcher(text).matches() && !text.matches("\\d+")
        || DAMAGED_MAGNITUDE.matcher(text).matches();
  }

  /** The power of ten; the largest score that JMH prints like that where damage hides which one. */
  static double magnitude(String text) {
    if (!MAGNITUDE.matcher(text).matches()) {
      return Math.nextDown(EXACT_FROM);
    }
    int exponent = 0;
    for (char c : text.substring(2).toCharArray()) {
      int digit = SUPERSCRIPTS.indexOf(c) >= 0 ? SUPERSCRIPTS.indexOf(c) : Character.digit(c, 10);
      exponent = digit >= 0 ? Math.min(10 * exponent + digit, 400) : exponent;
    }
    boolean negative = text.matches("10\\^?[-\u207b\u2212].*");
    return Double.parseDouble("1e" + (negative ? -exponent : exponent));
  }

  private static String withPlainDigits(String text) {
    StringBuilder plain = new StringBuilder();
    for (char c : text.toCharArray()) {
      boolean digit = Character.isDigit(c);
      plain.append(digit ? (char) ('0' + Character.digit(c, 10)) : c == '\u2212' ? '-' : c);
    }
    return plain.toString();
  }

  /** The last separator is the decimal one, unless it occurs twice: then it groups digits. */
  private static String withPoint(String text) {
    int last = -1;
    for (int i = 0; i < text.length(); i++) {
      last = ".,\u066b".indexOf(text.charAt(i)) >= 0 ? i : last;
    }
    boolean decimal = last >= 0 && text.indexOf(text.charAt(last)) == last;
    StringBuilder number = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (i == last && decimal) {
        number.append('.');
      } else if (c >= '0' && c <= '9' || "-+eE".indexOf(c) >= 0) {
        number.append(c);
      }
    }
    return number.toString();
  }
}
