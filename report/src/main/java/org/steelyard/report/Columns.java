package org.steelyard.report;

import java.util.List;

/** A table of text: the first column and the last to the left, all others to the right. */
public final class Columns {
  private Columns() {}

  /**
   * @param rows as many fields in each, the head first
   */
  public static void append(StringBuilder text, List<String[]> rows) {
    int columns = rows.get(0).length;
    int[] widths = new int[columns];
    for (String[] row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row[i].length());
      }
    }
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        String gap = " ".repeat(widths[i] - row[i].length());
        line.append(i == 0 ? "" : "  ");
        line.append(i == 0 || i == columns - 1 ? row[i] + gap : gap + row[i]);
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
  }
}
