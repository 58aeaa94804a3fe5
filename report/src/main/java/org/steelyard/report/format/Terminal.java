package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Columns;
import org.steelyard.report.ComparisonText;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Format;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Results;
import org.steelyard.report.RunText;

/** What a terminal shows: verdicts, tables, what rows are held against, conclusions. */
public final class Terminal implements Format {
  private static final int LONGEST = 160;

  @Override
  public String name() {
    return "terminal";
  }

  @Override
  public String extension() {
    return "txt";
  }

  @Override
  public String of(Report report) {
    StringBuilder text = new StringBuilder();
    report.comparisons().forEach(c -> text.append(ComparisonText.of(c.document())).append('\n'));
    report.results().forEach(results -> append(text, results));
    report.conclusions().forEach(conclusion -> append(text, conclusion));
    return text.isEmpty() ? "nothing was measured\n" : text.toString();
  }

  private static void append(StringBuilder text, Results results) {
    text.append(Plain.line(results.table().name())).append("\n\n");
    if (results.run() != null) {
      text.append(RunText.of(results.run()));
    } else {
      RowTable.append(text, results.table().rows());
    }
    text.append('\n');
    results
        .table()
        .problems()
        .forEach(p -> text.append("not read: ").append(Plain.line(p)).append('\n'));
    if (!results.held().isEmpty()) {
      held(text, results);
    }
  }

  private static void held(StringBuilder text, Results results) {
    List<ResultRow> rows = results.table().rows();
    List<String[]> table = new ArrayList<>();
    table.add(new String[] {"Held against its baseline", "Baseline", "Ratio", "Net cost", ""});
    for (Held held : results.held()) {
      table.add(
          new String[] {
            Plain.line(rows.get(held.row()).name(), LONGEST),
            Plain.line(rows.get(held.baseline()).name(), LONGEST),
            Words.ratio(held.ratio()),
            Words.net(held.net()),
            held.informative() ? "" : "may be nothing"
          });
    }
    Columns.append(text, table);
    text.append('\n');
    results.held().stream()
        .filter(h -> h.brokenBound() != null)
        .forEach(
            h ->
                text.append("error: ")
                    .append(Plain.line(rows.get(h.row()).name(), LONGEST))
                    .append(": ")
                    .append(Plain.line(h.brokenBound()))
                    .append('\n'));
  }

  private static void append(StringBuilder text, Conclusion conclusion) {
    text.append(Words.kind(conclusion.kind()))
        .append(": ")
        .append(Plain.line(conclusion.subject()))
        .append("\n  ")
        .append(Plain.line(conclusion.sentence()))
        .append('\n');
    conclusion.caveats().forEach(c -> text.append("  but: ").append(Plain.line(c)).append('\n'));
    conclusion
        .points()
        .forEach(p -> text.append("    ").append(Plain.line(Words.point(p))).append('\n'));
    text.append('\n');
  }
}
