package org.steelyard.report.html;

/** Characters that would change how the text around them looks, written so that people see them. */
final class Visible {
  private Visible() {}

  /** The text with such characters as their code. */
  static String of(String text) {
    StringBuilder visible = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (isHidden(c) && c != '\n' && c != '\t') {
        visible.append("\\u").append(hex(c));
      } else {
        visible.append(c);
      }
    }
    return visible.toString();
  }

  /** Control characters, and those of Unicode that change the direction of text or take no room. */
  static boolean isHidden(char c) {
    return Character.isISOControl(c)
        || c == '\u061c'
        || c >= '\u200b' && c <= '\u200f'
        || c >= '\u202a' && c <= '\u202e'
        || c >= '\u2066' && c <= '\u2069'
        || c == '\ufeff';
  }

  static String hex(char c) {
    return String.format("%04x", (int) c);
  }
}
