package org.steelyard.report;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Estimate;
import org.steelyard.model.RunDocument;

/**
 * The table that JMH prints at the end, with the same columns in the same order, so that it can be
 * pasted where JMH's is; one more column gives the time of an operation. The error is an interval
 * over forks. Every planned case has its row, whatever became of it.
 */
public final class JmhTable {
  private static final String GAP = "  ";

  /** Of a cell that people read; a longer one tears the table apart for all others. */
  private static final int LONGEST = 160;

  private final Set<String> params = new TreeSet<>();
  private final Map<String, String> names;
  private final boolean timed;
  private final List<List<String>> rows = new ArrayList<>();

  private JmhTable(List<CaseResult> cases, Map<String, String> names, boolean timed) {
    cases.forEach(c -> params.addAll(c.id().params().keySet()));
    this.names = names;
    this.timed = timed;
    List<String> head = new ArrayList<>(List.of("Benchmark"));
    params.forEach(p -> head.add("(" + p + ")"));
    head.addAll(List.of("Mode", "Cnt", "Score", "", "Error", "Units"));
    rows.add(timed ? with(head, "Time/op") : head);
  }

  /** For people: every case, and the time of an operation. */
  public static String of(List<CaseResult> cases) {
    JmhTable table = new JmhTable(cases, shortNames(cases), true);
    for (CaseResult result : cases) {
      if (result.score() == null) {
        List<String> row = table.row(result, "");
        row.addAll(List.of("", word(result.status()), "", "", ""));
        table.rows.add(with(row, ""));
      }
      ResultLine.of(result).forEach(table::add);
    }
    return table.text();
  }

  /** For programs that read JMH's own: its columns, its names, and only the cases with a result. */
  public static String asJmh(RunDocument run) {
    List<CaseResult> cases = run.cases().stream().filter(c -> c.score() != null).toList();
    List<ResultLine> lines = ResultLine.of(cases);
    JmhTable table =
        new JmhTable(cases, DenseNames.of(lines.stream().map(ResultLine::name).toList()), false);
    lines.forEach(table::add);
    return table.text();
  }

  /** Without the package, unless two classes of the same name need theirs. */
  private static Map<String, String> shortNames(List<CaseResult> cases) {
    Map<String, String> names = new HashMap<>();
    for (CaseResult result : cases) {
      String benchmark = result.id().benchmark();
      names.put(benchmark, shortName(benchmark));
    }
    return new HashSet<>(names.values()).size() == names.size() ? names : Map.of();
  }

  private static String shortName(String benchmark) {
    int method = benchmark.lastIndexOf('.');
    return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
  }

  private void add(ResultLine line) {
    CaseResult result = line.result();
    Estimate estimate = line.estimate();
    String note = timed && line.isScore() && result.status() == Status.FAILED ? " failed" : "";
    List<String> row = row(result, line.label());
    row.add(line.samples() > 1 ? Long.toString(line.samples()) : "");
    row.add(Figures.score(estimate.value()) + note);
    row.add(Figures.hasError(estimate) ? "±" : "");
    row.add(Figures.hasError(estimate) ? Figures.error(estimate.error()) : "");
    row.add(estimate.unit());
    Estimate time = line.isScore() ? result.timePerOperation() : null;
    rows.add(timed ? with(row, time == null ? "" : Figures.time(time.value())) : row);
  }

  private static String word(Status status) {
    return status == Status.FAILED ? "failed" : "not run";
  }

  private static List<String> with(List<String> row, String last) {
    List<String> longer = new ArrayList<>(row);
    longer.add(last);
    return longer;
  }

  /** The beginning of a row. */
  private List<String> row(CaseResult result, String label) {
    Case id = result.id();
    List<String> row = new ArrayList<>();
    row.add(names.getOrDefault(id.benchmark(), id.benchmark()) + label);
    params.forEach(p -> row.add(id.params().getOrDefault(p, "N/A")));
    row.add(id.mode().label());
    return row;
  }

  private String text() {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    if (timed) {
      rows.forEach(row -> row.replaceAll(cell -> Plain.line(cell, LONGEST)));
    }
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    int sign = columns - (timed ? 4 : 3);
    // JMH leaves room for it even where no row has one.
    widths[sign] = 1;
    StringBuilder text = new StringBuilder();
    for (List<String> row : rows) {
      StringBuilder line = new StringBuilder();
      for (int i = 0; i < columns; i++) {
        // The sign stands close to the score, as in JMH's table.
        line.append(i == 0 ? "" : i == sign || i == sign + 1 ? " " : GAP);
        String pad = " ".repeat(widths[i] - row.get(i).length());
        line.append(i == 0 ? row.get(i) + pad : pad + row.get(i));
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }
}
