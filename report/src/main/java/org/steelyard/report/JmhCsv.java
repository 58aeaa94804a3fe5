package org.steelyard.report;

import java.util.List;
import java.util.Locale;
import java.util.SortedSet;
import java.util.StringJoiner;
import java.util.TreeSet;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Estimate;
import org.steelyard.model.RunDocument;

/**
 * JMH's own CSV, for the tools that read it. Cases without a result are left out, as JMH does. The
 * error is ours, an interval over forks, and the header says its confidence where JMH's says 99.9%.
 */
public final class JmhCsv {
  private static final String LINE_END = "\r\n";

  private final String delimiter;

  private JmhCsv(String delimiter) {
    this.delimiter = delimiter;
  }

  /** With commas: JMH's {@code csv}. */
  public static String of(RunDocument run) {
    return new JmhCsv(",").text(run.cases());
  }

  /** With semicolons, for spreadsheets in countries of the decimal comma: JMH's {@code scsv}. */
  public static String withSemicolons(RunDocument run) {
    return new JmhCsv(";").text(run.cases());
  }

  private String text(List<CaseResult> cases) {
    List<ResultLine> lines = ResultLine.of(cases);
    SortedSet<String> params = new TreeSet<>();
    lines.forEach(l -> params.addAll(l.result().id().params().keySet()));
    StringBuilder text = new StringBuilder(header(lines, params)).append(LINE_END);
    for (ResultLine line : lines) {
      text.append(row(line, params)).append(LINE_END);
    }
    return text.toString();
  }

  private String header(List<ResultLine> lines, SortedSet<String> params) {
    double confidence =
        lines.stream().mapToDouble(l -> l.estimate().confidence()).findFirst().orElse(Double.NaN);
    StringJoiner header = new StringJoiner(delimiter);
    for (String name : List.of("Benchmark", "Mode", "Threads", "Samples", "Score")) {
      header.add(quoted(name));
    }
    header.add(quoted(String.format(Locale.ROOT, "Score Error (%.1f%%)", 100 * confidence)));
    header.add(quoted("Unit"));
    params.forEach(p -> header.add(quoted("Param: " + p)));
    return header.toString();
  }

  private String row(ResultLine line, SortedSet<String> params) {
    CaseResult result = line.result();
    Estimate estimate = line.estimate();
    StringJoiner row = new StringJoiner(delimiter);
    row.add(quoted(line.name()));
    row.add(quoted(result.id().mode().label()));
    row.add(Integer.toString(result.id().threads()));
    row.add(Long.toString(line.samples()));
    row.add(number(estimate.value()));
    row.add(number(estimate.error() == null ? Double.NaN : estimate.error()));
    row.add(quoted(estimate.unit()));
    params.forEach(p -> row.add(quotedIfNeeded(result.id().params().getOrDefault(p, ""))));
    return row.toString();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%f", value);
  }

  private static String quoted(String text) {
    return '"' + text.replace("\"", "\"\"") + '"';
  }

  private String quotedIfNeeded(String text) {
    return text.contains(delimiter) || text.matches("(?s).*[ \n\r\"].*") ? quoted(text) : text;
  }
}
