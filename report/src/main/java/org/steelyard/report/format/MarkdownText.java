package org.steelyard.report.format;

import java.util.Locale;
import org.steelyard.report.Plain;

/**
 * Text from outside in GitHub's Markdown, as what it looks like: no markup, no HTML, no link, no
 * mention of a person, no reference to an issue.
 *
 * <p>Character references keep Markdown away. For links, mentions and references GitHub looks
 * later, in what was rendered: these are taken apart by a space of no width, and left alone in
 * code.
 */
final class MarkdownText {
  private static final String PLAIN = " .,;()=/%+?";
  private static final String NO_WIDTH = "&#8203;";

  private MarkdownText() {}

  /** A name of somebody's: a benchmark, a parameter, a file. */
  static String code(String name, int most) {
    String plain = Plain.line(name, most);
    // A code span says what is in it, but for its own end and that of a cell of a table.
    return plain.isBlank() || plain.indexOf('`') >= 0 || plain.indexOf('|') >= 0
        ? html(name, most)
        : '`' + plain + '`';
  }

  /** The same where GitHub expects HTML. */
  static String html(String name, int most) {
    return "<code>" + escaped(Plain.line(name, most)) + "</code>";
  }

  /** A sentence that holds such names. */
  static String prose(String sentence, int most) {
    return escaped(Plain.line(sentence, most));
  }

  private static String escaped(String plain) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      boolean harmless =
          c > 127
              || Character.isLetterOrDigit(c)
              || PLAIN.indexOf(c) >= 0
              // A list begins with a dash; an address and a smiley go on behind a colon.
              || c == '-' && i > 0
              || c == ':' && i + 1 < plain.length() && endsWord(plain.charAt(i + 1));
      text.append(harmless ? Character.toString(c) : String.format(Locale.ROOT, "&#%d;", (int) c));
      if (c == '@' || c == '#' || c == ':' && !harmless) {
        text.append(NO_WIDTH);
      }
    }
    return text.toString()
        .replaceAll("(?i)www\\.", "www" + NO_WIDTH + ".")
        .replaceAll("(?i)\\bGH-", "GH" + NO_WIDTH + "-");
  }

  private static boolean endsWord(char c) {
    return c == ' ' || Character.isDigit(c);
  }
}
