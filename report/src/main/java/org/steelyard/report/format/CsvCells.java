package org.steelyard.report.format;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.report.Figures;

/**
 * Cells of comma-separated values (RFC 4180). A text that a spreadsheet would take for a formula
 * gets an apostrophe in front, as OWASP's "CSV Injection" advises; a number stays a number.
 */
final class CsvCells {
  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?([eE][+-]?\\d+)?");
  private static final String LINE_END = "\r\n";

  private final StringBuilder text = new StringBuilder();
  private boolean first = true;

  void text(@Nullable String value) {
    String safe = value == null ? "" : value;
    if (!safe.isEmpty()
        && "=+-@\t\r\n".indexOf(safe.charAt(0)) >= 0
        && !NUMBER.matcher(safe).matches()) {
      safe = "'" + safe;
    }
    append(
        safe.chars().anyMatch(c -> c == ',' || c == '"' || c < ' ')
            ? '"' + safe.replace("\"", "\"\"") + '"'
            : safe);
  }

  /** Nothing for what is not known. */
  void number(@Nullable Number value) {
    boolean known = value != null && Double.isFinite(value.doubleValue());
    append(known ? Figures.exact(value.doubleValue()) : "");
  }

  void empty(int cells) {
    for (int i = 0; i < cells; i++) {
      append("");
    }
  }

  void end() {
    text.append(LINE_END);
    first = true;
  }

  private void append(String cell) {
    text.append(first ? "" : ",").append(cell);
    first = false;
  }

  @Override
  public String toString() {
    return text.toString();
  }
}
