package org.steelyard.report.format;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseResult;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

/** Rows of comma-separated values for the results of a table, and for cases without one. */
final class CsvResults {
  static final List<String> COLUMNS =
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

  private static final int OF_BASELINE = 8;

  private final CsvCells cells;
  private final Set<String> params;

  /**
   * @param params that have a column, in order
   */
  CsvResults(CsvCells cells, Set<String> params) {
    this.cells = cells;
    this.params = params;
  }

  void append(Results results) {
    List<ResultRow> rows = results.table().rows();
    Map<Integer, Held> held = new HashMap<>();
    results.held().forEach(h -> held.putIfAbsent(h.row(), h));
    Map<CaseKey, String> outcomes = new HashMap<>();
    if (results.run() != null) {
      results.run().cases().forEach(c -> outcomes.put(CaseKey.of(c.id()), c.status().label()));
    }
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
      cells.text(outcomes.getOrDefault(CaseKey.of(row), "measured"));
      measured(row);
      held(rows, held.get(i));
      cells.empty(CsvVerdicts.COLUMNS.size());
      params.forEach(p -> cells.text(row.params().get(p)));
      cells.end();
    }
    if (results.run() != null) {
      results.run().cases().stream()
          .filter(c -> c.score() == null)
          .forEach(c -> unmeasured(results.table().name(), c));
    }
  }

  private void measured(ResultRow row) {
    cells.number(row.samples());
    cells.number(row.forks().isEmpty() ? null : row.forks().size());
    cells.number(row.score());
    cells.number(row.error());
    cells.number(row.error() == null ? null : row.confidence());
    cells.text(row.unit());
    interval(RowTime.of(row));
  }

  private void interval(Interval interval) {
    cells.number(interval.value());
    cells.number(interval.low());
    cells.number(interval.high());
  }

  private void held(List<ResultRow> rows, @Nullable Held held) {
    if (held == null) {
      cells.empty(OF_BASELINE);
      return;
    }
    cells.text(rows.get(held.baseline()).name());
    interval(held.ratio());
    interval(held.net());
    cells.text(held.brokenBound());
  }

  private void unmeasured(String source, CaseResult result) {
    cells.text(source);
    cells.text(result.id().benchmark());
    cells.text(null);
    cells.text(result.id().mode().label());
    cells.number(result.id().threads());
    cells.text(result.status().label());
    // The cause goes to the notes, which are the last column of the verdicts.
    cells.empty(COLUMNS.size() + CsvVerdicts.COLUMNS.size() - 1);
    cells.text(result.failure() == null ? null : result.failure().cause());
    params.forEach(p -> cells.text(result.id().params().get(p)));
    cells.end();
  }
}
