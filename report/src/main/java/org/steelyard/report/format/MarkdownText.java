package org.steelyard.report.format;

import java.util.Locale;
import org.steelyard.report.Plain;

/**
 * Text from outside in GitHub's Markdown, as what it looks like: no markup, no HTML, no link, no
 * mention of a person, no reference to an issue.
 *
 * <p>Character references keep Markdown away. GitHub looks for mentions and references later, in
 * what was rendered; it leaves alone what is code, and what a space of no width takes apart.
 */
final class MarkdownText {
  private static final String PLAIN = " .,;()=/%+?";
  private static final String NO_WIDTH = "&#8203;";

  private MarkdownText() {}

  /** A name of somebody's: a benchmark, a parameter, a file. */
  static String code(String name, int most) {
    StringBuilder text = new StringBuilder("<code>");
    append(text, Plain.line(name, most));
    return text.append("</code>").toString();
  }

  /** A sentence that holds such names. */
  static String prose(String sentence, int most) {
    StringBuilder text = new StringBuilder();
    append(text, Plain.line(sentence, most));
    return text.toString()
        .replace("&#64;", "&#64;" + NO_WIDTH)
        .replace("&#35;", "&#35;" + NO_WIDTH);
  }

  private static void append(StringBuilder text, String plain) {
    for (int i = 0; i < plain.length(); i++) {
      char c = plain.charAt(i);
      boolean harmless =
          c > 127
              || Character.isLetterOrDigit(c)
              || PLAIN.indexOf(c) >= 0
              // A list begins with a dash; an address and a smiley go on behind a colon.
              || c == '-' && i > 0
              || c == ':' && i + 1 < plain.length() && plain.charAt(i + 1) == ' ';
      text.append(harmless ? Character.toString(c) : String.format(Locale.ROOT, "&#%d;", (int) c));
    }
    // What begins like an address becomes a link by itself.
    int www = text.indexOf("www.");
    while (www >= 0) {
      text.replace(www + 3, www + 4, "&#46;");
      www = text.indexOf("www.", www);
    }
  }
}
