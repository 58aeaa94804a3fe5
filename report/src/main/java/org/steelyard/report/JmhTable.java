package org.steelyard.report;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Estimate;

/**
 * The table that JMH prints at the end, with the same columns in the same order, so that it can be
 * pasted where JMH's is; one more column gives the time of an operation. The error is an interval
 * over forks. Every planned case has its row, whatever became of it.
 */
public final class JmhTable {
  private static final String GAP = "  ";

  private final Set<String> params = new TreeSet<>();
  private final boolean shortNames;
  private final List<List<String>> rows = new ArrayList<>();

  private JmhTable(List<CaseResult> cases) {
    cases.forEach(c -> params.addAll(c.id().params().keySet()));
    this.shortNames = shortNamesAreClear(cases);
    List<String> head = new ArrayList<>(List.of("Benchmark"));
    params.forEach(p -> head.add("(" + p + ")"));
    head.addAll(List.of("Mode", "Cnt", "Score", "", "Error", "Units", "Time/op"));
    rows.add(head);
    for (CaseResult result : cases) {
      add(result);
    }
  }

  public static String of(List<CaseResult> cases) {
    return new JmhTable(cases).text();
  }

  /** Two classes of the same name need their packages. */
  private static boolean shortNamesAreClear(List<CaseResult> cases) {
    Set<String> full = new HashSet<>();
    Set<String> brief = new HashSet<>();
    for (CaseResult result : cases) {
      full.add(result.id().benchmark());
      brief.add(shortName(result.id().benchmark()));
    }
    return full.size() == brief.size();
  }

  private static String shortName(String benchmark) {
    int method = benchmark.lastIndexOf('.');
    return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
  }

  private void add(CaseResult result) {
    Estimate score = result.score();
    if (score == null) {
      rows.add(row(result, "", "", word(result.status()), "", "", "", ""));
    } else {
      Estimate time = result.timePerOperation();
      String note = result.status() == Status.FAILED ? " failed" : "";
      rows.add(
          row(
              result,
              "",
              count(score),
              Figures.score(score.value()) + note,
              sign(score),
              error(score),
              score.unit(),
              time == null ? "" : Figures.time(time.value())));
    }
    for (Map.Entry<String, Estimate> secondary : result.secondary().entrySet()) {
      Estimate e = secondary.getValue();
      rows.add(
          row(
              result,
              ":" + secondary.getKey(),
              count(e),
              Figures.score(e.value()),
              sign(e),
              error(e),
              e.unit(),
              ""));
    }
  }

  private static String word(Status status) {
    return status == Status.FAILED ? "failed" : "not run";
  }

  private static String count(Estimate estimate) {
    return estimate.iterations() > 1 ? Integer.toString(estimate.iterations()) : "";
  }

  private static String sign(Estimate estimate) {
    return hasError(estimate) ? "±" : "";
  }

  private static String error(Estimate estimate) {
    return hasError(estimate) ? Figures.error(estimate.error()) : "";
  }

  private static boolean hasError(Estimate estimate) {
    return estimate.error() != null && !Figures.isApproximate(estimate.value());
  }

  private List<String> row(CaseResult result, String label, String... rest) {
    Case id = result.id();
    List<String> row = new ArrayList<>();
    row.add((shortNames ? shortName(id.benchmark()) : id.benchmark()) + label);
    params.forEach(p -> row.add(id.params().getOrDefault(p, "N/A")));
    row.add(id.mode().label());
    row.addAll(List.of(rest));
    return row;
  }

  private String text() {
    int columns = rows.get(0).size();
    int[] widths = new int[columns];
    for (List<String> row : rows) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], row.get(i).length());
      }
    }
    int sign = columns - 4;
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
