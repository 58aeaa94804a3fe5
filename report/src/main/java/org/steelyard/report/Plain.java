package org.steelyard.report;

import java.util.Locale;

/**
 * Text from outside, such as names of benchmarks and values of parameters, as one line of what it
 * looks like: what would steer a terminal, end a line or turn the direction of writing is spelled
 * out.
 */
public final class Plain {
  private Plain() {}

  public static String line(String text) {
    if (text.codePoints().noneMatch(Plain::steers)) {
      return text;
    }
    StringBuilder plain = new StringBuilder();
    text.codePoints().forEach(c -> plain.append(steers(c) ? spelled(c) : Character.toString(c)));
    return plain.toString();
  }

  private static boolean steers(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.SURROGATE ->
          true;
      // No character at all, and XML may not hold it.
      default -> codePoint == 0xFFFE || codePoint == 0xFFFF;
    };
  }

  private static String spelled(int codePoint) {
    return switch (codePoint) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      default -> String.format(Locale.ROOT, "\\u%04x", codePoint);
    };
  }

  /** At most that many characters of it: the middle is left out, for names differ at their ends. */
  public static String line(String text, int most) {
    String plain = line(text);
    if (plain.length() <= most) {
      return plain;
    }
    int head = most / 2;
    int tail = plain.length() - (most - head - 1);
    if (Character.isHighSurrogate(plain.charAt(head - 1))) {
      head--;
    }
    if (Character.isLowSurrogate(plain.charAt(tail))) {
      tail++;
    }
    return plain.substring(0, head) + "…" + plain.substring(tail);
  }
}
