package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Columns;
import org.steelyard.report.Plain;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Results;

/** Rows and what they cost over their baselines, as a table for a terminal. */
public final class HeldText {
  private static final int LONGEST = 160;

  private HeldText() {}

  /** The table, and a line for each bound that is broken; empty where nothing is held. */
  public static String of(Results results) {
    if (results.held().isEmpty()) {
      return "";
    }
    List<ResultRow> rows = results.table().rows();
    List<String[]> table = new ArrayList<>();
    table.add(new String[] {"Held against its baseline", "Baseline", "Ratio", "Net cost", ""});
    for (Held held : results.held()) {
      table.add(
          new String[] {
            Plain.line(rows.get(held.row()).name(), LONGEST),
            Plain.line(method(rows.get(held.baseline())), LONGEST),
            Words.ratio(held.ratio()),
            Words.net(held.net()),
            held.informative() ? "" : "may be nothing"
          });
    }
    StringBuilder text = new StringBuilder("\n");
    Columns.append(text, table);
    for (Held held : results.held()) {
      if (held.brokenBound() != null) {
        text.append("error: ").append(Plain.line(held.brokenBound())).append('\n');
      }
    }
    return text.toString();
  }

  /** A baseline has its row's class in most tables, and its parameters in all. */
  private static String method(ResultRow row) {
    return row.benchmark().substring(row.benchmark().lastIndexOf('.') + 1);
  }
}
