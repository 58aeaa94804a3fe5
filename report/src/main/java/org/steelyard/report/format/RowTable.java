package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Columns;
import org.steelyard.report.Figures;
import org.steelyard.report.Plain;

/** Rows as JMH prints them, with the time of an operation behind. */
final class RowTable {
  /** Of a cell; a longer one tears the table apart for all others. */
  private static final int LONGEST = 160;

  private RowTable() {}

  static void append(StringBuilder text, List<ResultRow> rows) {
    Set<String> params = new LinkedHashSet<>();
    rows.forEach(row -> params.addAll(row.params().keySet()));
    List<String> head = new ArrayList<>(List.of("Benchmark"));
    params.forEach(p -> head.add("(" + p + ")"));
    head.addAll(List.of("Mode", "Cnt", "Score", "Error", "Units", "Time/op"));
    List<String[]> table = new ArrayList<>();
    table.add(cells(head));
    rows.forEach(row -> table.add(cells(row(row, params))));
    Columns.append(text, table);
  }

  private static String[] cells(List<String> texts) {
    return texts.stream().map(t -> Plain.line(t, LONGEST)).toArray(String[]::new);
  }

  private static List<String> row(ResultRow row, Set<String> params) {
    int method = row.benchmark().lastIndexOf('.');
    int type = method < 0 ? -1 : row.benchmark().lastIndexOf('.', method - 1);
    List<String> cells = new ArrayList<>();
    cells.add(row.benchmark().substring(type + 1) + (row.label() == null ? "" : ":" + row.label()));
    params.forEach(p -> cells.add(row.params().getOrDefault(p, "N/A")));
    cells.add(row.mode() == null ? "" : row.mode().label());
    cells.add(row.samples() == null ? "" : row.samples().toString());
    cells.add(Figures.score(row.score()));
    cells.add(row.error() == null ? "" : "± " + Figures.error(row.error()));
    cells.add(row.unit());
    double nanos = RowTime.of(row).value();
    boolean timed = row.label() == null && !Double.isNaN(nanos);
    cells.add(timed ? Figures.time(nanos) : "");
    return cells;
  }
}
