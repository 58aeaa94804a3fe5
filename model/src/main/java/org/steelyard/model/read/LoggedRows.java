package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.steelyard.model.ResultRow;

/** Joins what a log and the table at its end say of the same cases. */
final class LoggedRows {
  private LoggedRows() {}

  /**
   * The rows of the table, each with what only the log has, and behind them the rows that only the
   * log has.
   */
  static List<ResultRow> joined(List<ResultRow> table, List<ResultRow> log) {
    if (log.isEmpty()) {
      return table;
    }
    Map<String, List<Integer>> byMethod = new HashMap<>();
    for (int i = 0; i < table.size(); i++) {
      byMethod.computeIfAbsent(key(table.get(i)), k -> new ArrayList<>()).add(i);
    }
    List<ResultRow> rows = new ArrayList<>(table);
    List<ResultRow> only = new ArrayList<>();
    for (ResultRow logged : log) {
      List<Integer> free = byMethod.getOrDefault(key(logged), List.of());
      Optional<Integer> same = free.stream().filter(i -> same(table.get(i), logged)).findFirst();
      if (same.isPresent()) {
        rows.set(same.get(), joined(table.get(same.get()), logged));
        free.remove(same.get());
      } else {
        only.add(logged);
      }
    }
    rows.addAll(only);
    return rows;
  }

  private static String key(ResultRow row) {
    return BenchmarkNames.method(row.benchmark()) + ' ' + row.label() + ' ' + row.params();
  }

  private static boolean same(ResultRow row, ResultRow logged) {
    return BenchmarkNames.match(row.benchmark(), logged.benchmark())
        && (row.mode() == null || logged.mode() == null || row.mode() == logged.mode());
  }

  private static ResultRow joined(ResultRow row, ResultRow logged) {
    return new ResultRow(
        logged.benchmark(),
        row.label(),
        row.params(),
        row.mode() == null ? logged.mode() : row.mode(),
        logged.threads(),
        row.samples() == null ? logged.samples() : row.samples(),
        row.score(),
        row.approximate(),
        row.error(),
        row.confidence(),
        row.unit(),
        logged.forks());
  }
}
