package org.steelyard.model.read;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What build tools, loggers, mail and code hosts put in front of a line. */
final class LinePrefix {
  private static final Pattern COLOURS = Pattern.compile("\u001b\\[[0-9;]*[A-Za-z]");
  private static final Pattern ANY =
      Pattern.compile(
          "\\s+"
              + "|>+"
              + "|\\[[^\\]\\[]{1,60}\\]"
              + "|\\d{4}-\\d\\d-\\d\\d(?:[T ]\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?(?:Z|[-+]\\d\\d:?\\d\\d)?)?"
              + "|\\d\\d:\\d\\d:\\d\\d(?:[.,]\\d+)?"
              + "|(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR)\\b:?"
              + "|[-|:](?=\\s)"
              + "|[\\w.$-]+\\s+[-|](?=\\s)");

  private LinePrefix() {}

  /** The line without colours. */
  static String withoutColours(String line) {
    return line.indexOf('\u001b') < 0 ? line : COLOURS.matcher(line).replaceAll("");
  }

  /** The line from its first word on. */
  static String stripped(String line) {
    Matcher matcher = ANY.matcher(line);
    int start = 0;
    while (start < line.length() && matcher.region(start, line.length()).lookingAt()) {
      start = matcher.end();
    }
    return line.substring(start);
  }
}
