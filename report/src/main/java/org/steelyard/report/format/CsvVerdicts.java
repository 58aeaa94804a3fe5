package org.steelyard.report.format;

import java.util.List;
import java.util.Set;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Effect;
import org.steelyard.report.Report.Comparison;

/** Rows of comma-separated values for the verdicts of a comparison. */
final class CsvVerdicts {
  static final List<String> COLUMNS =
      List.of(
          "Candidate",
          "Control",
          "Effect (%)",
          "Effect low (%)",
          "Effect high (%)",
          "Threshold (%)",
          "Baseline (ns/op)",
          "Candidate (ns/op)",
          "Allocation",
          "Baseline (B/op)",
          "Candidate (B/op)",
          "Couples",
          "Machine time (s)",
          "Holds",
          "Accepted",
          "Notes");

  private final CsvCells cells;
  private final Set<String> params;

  /**
   * @param params that have a column, in order
   */
  CsvVerdicts(CsvCells cells, Set<String> params) {
    this.cells = cells;
    this.params = params;
  }

  void append(Comparison comparison) {
    String baseline =
        comparison.document().arms().isEmpty() ? "" : comparison.document().arms().get(0).name();
    for (CaseVerdict v : comparison.document().verdicts()) {
      cells.text(baseline);
      cells.text(v.id().benchmark());
      cells.text(null);
      cells.text(v.id().mode().label());
      cells.number(v.id().threads());
      cells.text(v.verdict().label());
      cells.empty(CsvResults.COLUMNS.size());
      verdict(v);
      params.forEach(p -> cells.text(v.id().params().get(p)));
      cells.end();
    }
  }

  private void verdict(CaseVerdict v) {
    Effect effect = v.time();
    cells.text(v.candidate());
    cells.text(v.control() ? "yes" : "no");
    cells.number(effect == null ? null : 100 * effect.change());
    cells.number(effect == null ? null : 100 * effect.low());
    cells.number(effect == null ? null : 100 * effect.high());
    cells.number(100 * v.threshold());
    cells.number(v.baselineNanos());
    cells.number(v.candidateNanos());
    cells.text(v.allocationVerdict() == null ? null : v.allocationVerdict().label());
    cells.number(v.baselineBytes());
    cells.number(v.candidateBytes());
    cells.number(v.couples());
    cells.number(v.seconds());
    cells.text(v.holds() ? "yes" : "no");
    cells.text(v.accepted());
    String notes = String.join("; ", v.notes());
    String cause = v.failure() == null ? "" : v.failure().cause();
    cells.text(notes.isEmpty() || cause.isEmpty() ? notes + cause : notes + "; " + cause);
  }
}
