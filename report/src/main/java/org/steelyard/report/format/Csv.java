package org.steelyard.report.format;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Effect;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Format;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

/**
 * Comma-separated values for spreadsheets and data frames: one row a result or verdict, the same
 * columns always, a column for each parameter behind them. Times are nanoseconds per operation;
 * what is not known is empty.
 */
public final class Csv implements Format {
  private static final List<String> RESULT =
      List.of(
          "Samples",
          "Forks",
          "Score",
          "Score error",
          "Confidence",
          "Unit",
          "Time (ns/op)",
          "Time low (ns/op)",
          "Time high (ns/op)",
          "Against",
          "Ratio",
          "Ratio low",
          "Ratio high",
          "Net cost (ns/op)",
          "Net cost low (ns/op)",
          "Net cost high (ns/op)",
          "Broken bound");

  private static final List<String> VERDICT =
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

  @Override
  public String name() {
    return "csv";
  }

  @Override
  public String extension() {
    return "csv";
  }

  @Override
  public String of(Report report) {
    Set<String> params = params(report);
    CsvCells cells = new CsvCells();
    List.of("Source", "Benchmark", "Metric", "Mode", "Threads", "Outcome").forEach(cells::text);
    RESULT.forEach(cells::text);
    VERDICT.forEach(cells::text);
    params.forEach(p -> cells.text("Param: " + p));
    cells.end();
    report.results().forEach(results -> rows(cells, results, params));
    report.comparisons().forEach(comparison -> rows(cells, comparison, params));
    return cells.toString();
  }

  private static Set<String> params(Report report) {
    Set<String> params = new LinkedHashSet<>();
    for (Results results : report.results()) {
      results.table().rows().forEach(row -> params.addAll(row.params().keySet()));
      if (results.run() != null) {
        results.run().cases().forEach(c -> params.addAll(c.id().params().keySet()));
      }
    }
    report
        .comparisons()
        .forEach(
            c -> c.document().verdicts().forEach(v -> params.addAll(v.id().params().keySet())));
    return params;
  }

  private static void rows(CsvCells cells, Results results, Set<String> params) {
    List<ResultRow> rows = results.table().rows();
    Map<Integer, Held> held = new HashMap<>();
    results.held().forEach(h -> held.putIfAbsent(h.row(), h));
    for (int i = 0; i < rows.size(); i++) {
      ResultRow row = rows.get(i);
      if (Double.isNaN(row.score()) && results.run() != null) {
        // The run itself knows better what became of it.
        continue;
      }
      cells.text(results.table().name());
      cells.text(row.benchmark());
      cells.text(row.label());
      cells.text(row.mode() == null ? null : row.mode().label());
      cells.number(row.threads());
      cells.text("measured");
      measured(cells, row);
      held(cells, rows, held.get(i));
      cells.empty(VERDICT.size());
      params.forEach(p -> cells.text(row.params().get(p)));
      cells.end();
    }
    if (results.run() != null) {
      results.run().cases().stream()
          .filter(c -> c.score() == null)
          .forEach(c -> unmeasured(cells, results, c, params));
    }
  }

  private static void measured(CsvCells cells, ResultRow row) {
    Interval time = RowTime.of(row);
    cells.number(row.samples());
    cells.number(row.forks().isEmpty() ? null : row.forks().size());
    cells.number(row.score());
    cells.number(row.error());
    cells.number(row.error() == null ? null : row.confidence());
    cells.text(row.unit());
    interval(cells, time);
  }

  private static void interval(CsvCells cells, Interval interval) {
    cells.number(interval.value());
    cells.number(interval.low());
    cells.number(interval.high());
  }

  private static void held(CsvCells cells, List<ResultRow> rows, @Nullable Held held) {
    if (held == null) {
      cells.empty(8);
      return;
    }
    cells.text(rows.get(held.baseline()).name());
    interval(cells, held.ratio());
    interval(cells, held.net());
    cells.text(held.brokenBound());
  }

  private static void unmeasured(
      CsvCells cells, Results results, CaseResult result, Set<String> params) {
    cells.text(results.table().name());
    cells.text(result.id().benchmark());
    cells.text(null);
    cells.text(result.id().mode().label());
    cells.number(result.id().threads());
    cells.text(result.status().label());
    cells.empty(RESULT.size() + VERDICT.size() - 1);
    cells.text(result.failure() == null ? null : result.failure().cause());
    params.forEach(p -> cells.text(result.id().params().get(p)));
    cells.end();
  }

  private static void rows(CsvCells cells, Comparison comparison, Set<String> params) {
    String baseline =
        comparison.document().arms().isEmpty() ? "" : comparison.document().arms().get(0).name();
    for (CaseVerdict v : comparison.document().verdicts()) {
      cells.text(baseline);
      cells.text(v.id().benchmark());
      cells.text(null);
      cells.text(v.id().mode().label());
      cells.number(v.id().threads());
      cells.text(v.verdict().label());
      cells.empty(RESULT.size());
      verdict(cells, v);
      params.forEach(p -> cells.text(v.id().params().get(p)));
      cells.end();
    }
  }

  private static void verdict(CsvCells cells, CaseVerdict v) {
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
