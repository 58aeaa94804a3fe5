package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Environment;
import org.steelyard.model.Verdict;
import org.steelyard.model.Warning;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Results;

/** The notes and warnings of a comment. */
final class MarkdownNotes {
  private MarkdownNotes() {}

  /** What must be known to believe the numbers, each once. */
  static MarkdownTables.Table of(Report report, int longest) {
    List<String> notes = new ArrayList<>();
    for (Comparison comparison : report.comparisons()) {
      ComparisonDocument document = comparison.document();
      long controls = document.verdicts().stream().filter(CaseVerdict::control).count();
      if (controls > 0) {
        notes.add("controls, the baseline held against itself: " + controls);
      }
      document.verdicts().stream()
          .filter(CaseVerdict::control)
          .filter(v -> v.verdict() == Verdict.SLOWER || v.verdict() == Verdict.FASTER)
          .forEach(v -> notes.add("false alarm: " + v.id().label()));
      document.arms().forEach(arm -> notes.addAll(arm.notes()));
      document.unpaired().forEach(u -> notes.add("not compared: " + u));
      document
          .verdicts()
          .forEach(v -> v.notes().forEach(n -> notes.add(v.id().label() + ": " + n)));
      notes.add(machine(document.environment()));
    }
    for (Results results : report.results()) {
      results.table().problems().forEach(p -> notes.add("not read: " + p));
      if (results.run() != null) {
        results.run().warnings().forEach(w -> notes.add(warning("", w)));
        results
            .run()
            .cases()
            .forEach(c -> c.warnings().forEach(w -> notes.add(warning(c.id().label() + ": ", w))));
      }
    }
    List<String> rows =
        notes.stream().distinct().map(n -> "- " + MarkdownText.prose(n, longest) + "\n").toList();
    return new MarkdownTables.Table("Notes and warnings", "notes", "", rows);
  }

  private static String machine(Environment machine) {
    return (machine.cpu() == null ? "" : machine.cpu() + ", ")
        + machine.processors()
        + " processors, "
        + machine.os();
  }

  private static String warning(String name, Warning warning) {
    return name + warning.detail() + ": " + warning.kind().advice();
  }
}
