package org.steelyard.report.format;

import org.steelyard.report.ComparisonText;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Format;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Results;
import org.steelyard.report.RunText;

/** What a terminal shows: verdicts, tables, what rows are held against, conclusions. */
public final class Terminal implements Format {
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
    Unfinished.of(report).forEach(line -> text.append(Plain.line(line)).append('\n'));
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
    String held = HeldText.of(results);
    text.append(held.isEmpty() ? "" : held.strip() + "\n\n");
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
