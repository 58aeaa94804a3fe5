package org.steelyard.report.html;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Results;

/** A table of results as a section of the page, whatever it was read from. */
final class ResultsSection {
  private final Results results;
  private final Map<Integer, Held> held = new HashMap<>();
  private final List<Detail> details;

  /** What tells the cases of one table apart. */
  record Key(String benchmark, Map<String, String> params, @Nullable String mode) {
    static Key of(ResultRow row) {
      return new Key(row.benchmark(), row.params(), row.mode() == null ? null : row.mode().label());
    }
  }

  private ResultsSection(Results results, List<Detail> details) {
    this.results = results;
    this.details = details;
    results.held().forEach(one -> held.put(one.row(), one));
  }

  /**
   * @param details where those of the cases are added
   */
  static Section of(Results results, Thinning thinning, List<Detail> details) {
    return new ResultsSection(results, details).section(thinning);
  }

  private Section section(Thinning thinning) {
    List<Row> rows =
        results.run() == null
            ? rowsOfTable(new TableCases(results.table(), thinning))
            : rowsOfRun(new RunCases(results.run(), thinning));
    rows.sort(Comparator.comparing(row -> attention(row)));
    return new Section(
        Section.Kind.RESULTS,
        results.table().name(),
        "",
        false,
        rows,
        results.run() == null ? Facts.of(results.table()) : Facts.of(results.run()),
        results.run() == null || results.run().note() == null
            ? List.of()
            : List.of(results.run().note()),
        results.table().problems(),
        results.run() == null ? "" : Repeat.all(results.run().command()));
  }

  /** What went well keeps the order that its author gave it. */
  private static int attention(Row row) {
    return row.state().ordinal();
  }

  /** A score and what is said beside it belong to one case. */
  private List<Row> rowsOfTable(TableCases cases) {
    Map<Key, List<Integer>> byCase = new LinkedHashMap<>();
    List<ResultRow> rows = results.table().rows();
    List<List<Integer>> groups = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      Key key = Key.of(rows.get(i));
      List<Integer> group = byCase.get(key);
      if (group == null || rows.get(i).label() == null) {
        group = new ArrayList<>();
        byCase.put(key, group);
        groups.add(group);
      }
      group.add(i);
    }
    List<Row> all = new ArrayList<>();
    for (List<Integer> group : groups) {
      details.add(cases.detail(group));
      all.add(cases.row(group.get(0), against(group.get(0)), details.size() - 1));
    }
    return all;
  }

  private List<Row> rowsOfRun(RunCases cases) {
    // Two targets may have the same case; their rows stand in the order of the cases.
    Map<Key, Deque<Integer>> rows = new HashMap<>();
    for (int i = 0; i < results.table().rows().size(); i++) {
      ResultRow row = results.table().rows().get(i);
      if (row.label() == null) {
        rows.computeIfAbsent(Key.of(row), key -> new ArrayDeque<>()).add(i);
      }
    }
    List<Row> all = new ArrayList<>();
    for (int i = 0; i < cases.size(); i++) {
      details.add(cases.detail(i));
      Integer row =
          cases.hasScore(i) ? rows.getOrDefault(cases.key(i), new ArrayDeque<>()).poll() : null;
      all.add(cases.row(i, row == null ? null : against(row), details.size() - 1));
    }
    return all;
  }

  private Row.@Nullable HeldAgainst against(int row) {
    Held one = held.get(row);
    return one == null
        ? null
        : new Row.HeldAgainst(
            results.table().rows().get(one.baseline()).name(),
            Digits.of(one.ratio()),
            Digits.of(one.net()),
            one.informative(),
            one.brokenBound());
  }
}
