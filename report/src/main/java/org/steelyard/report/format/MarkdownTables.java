package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Figures;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Results;
import org.steelyard.report.WorstFirst;

/** Tables of a comment, row by row, so that one that is too long can be cut between rows. */
final class MarkdownTables {
  static final Comparator<Outcome> WORST_FIRST = Comparator.comparing(Outcome::kind);

  private final int longestName;
  private final int longestSentence;

  MarkdownTables(int longestName, int longestSentence) {
    this.longestName = longestName;
    this.longestSentence = longestSentence;
  }

  /**
   * A part that is folded away.
   *
   * @param summary what is shown of it
   * @param what it holds, in a sentence
   * @param head of a table; empty for a list
   * @param rows each ending its line
   */
  record Table(String summary, String what, String head, List<String> rows) {}

  Table of(Comparison comparison) {
    ComparisonDocument document = comparison.document();
    List<CaseVerdict> verdicts =
        document.verdicts().stream().filter(v -> !v.control()).sorted(new WorstFirst()).toList();
    boolean several = verdicts.stream().map(CaseVerdict::candidate).distinct().count() > 1;
    List<String> rows = new ArrayList<>();
    for (CaseVerdict v : verdicts) {
      rows.add(
          "| "
              + code(v.id().label() + (several ? " [" + v.candidate() + "]" : ""))
              + " | "
              + prose(v.verdict().label() + (v.accepted() == null ? "" : ", accepted"))
              + " | "
              + (v.time() == null ? "" : prose(VerdictSentence.direction(v.time().change())))
              + " | "
              + (v.time() == null
                  ? ""
                  : prose(
                      VerdictSentence.signed(v.time().low())
                          + " to "
                          + VerdictSentence.signed(v.time().high())))
              + " | "
              + time(v.baselineNanos())
              + " | "
              + time(v.candidateNanos())
              + " | "
              + prose(VerdictSentence.allocation(v))
              + " |\n");
    }
    String names =
        document.arms().stream()
            .map(arm -> html(arm.name()))
            .reduce((a, b) -> a + " and " + b)
            .orElse("");
    return new Table(
        verdicts.size() + (verdicts.size() == 1 ? " case of " : " cases of ") + names,
        "the comparison",
        "| Benchmark | Verdict | The candidate takes | Interval | Baseline | Candidate | Allocation |\n"
            + "|---|---|--:|--:|--:|--:|---|\n",
        rows);
  }

  private static String time(@Nullable Double nanos) {
    return nanos == null ? "" : Figures.time(nanos);
  }

  Table of(Results results) {
    List<ResultRow> rows = results.table().rows();
    Map<Integer, Held> held = new HashMap<>();
    results.held().forEach(h -> held.putIfAbsent(h.row(), h));
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      ResultRow row = rows.get(i);
      if (row.label() == null && !Double.isNaN(row.score())) {
        lines.add(line(row, held.get(i), rows, !held.isEmpty()));
      }
    }
    String more = held.isEmpty() ? "" : " Baseline | Takes, of the baseline's time | Net cost |";
    return new Table(
        lines.size()
            + (lines.size() == 1 ? " result of " : " results of ")
            + html(results.table().name()),
        "results",
        "| Benchmark | Score | Error | Unit | Time/op |"
            + more
            + "\n|---|--:|--:|---|--:|"
            + (held.isEmpty() ? "" : "---|--:|--:|")
            + "\n",
        lines);
  }

  private String line(ResultRow row, @Nullable Held held, List<ResultRow> rows, boolean anyHeld) {
    double nanos = RowTime.of(row).value();
    String line =
        "| "
            + code(row.name())
            + " | "
            + Figures.score(row.score())
            + " | "
            + (row.error() == null ? "" : "± " + Figures.error(row.error()))
            + " | "
            + prose(row.unit())
            + " | "
            + (Double.isNaN(nanos) ? "" : Figures.time(nanos))
            + " |";
    if (held != null) {
      line +=
          " "
              + code(rows.get(held.baseline()).name())
              + " | "
              + prose(Words.ratio(held.ratio()))
              + " | "
              + prose(Words.net(held.net()) + (held.informative() ? "" : ", may be nothing"))
              + " |";
    } else if (anyHeld) {
      line += " | | |";
    }
    return line + "\n";
  }

  private String code(String name) {
    return MarkdownText.code(name, longestName);
  }

  private String html(String name) {
    return MarkdownText.html(name, longestName);
  }

  private String prose(String sentence) {
    return MarkdownText.prose(sentence, longestSentence);
  }
}
