package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.read.BenchmarkNames;

/**
 * Which rows of two tables are the same case, whether a table has whole names or short ones.
 *
 * @param pairs in the order of the first table
 * @param unpaired cases that are in one table only, a line each
 * @param notes what must be said beside them
 */
record SameCases(List<Pair> pairs, List<String> unpaired, List<String> notes) {

  /** One case of both tables. */
  record Pair(ResultRow baseline, ResultRow candidate) {}

  static SameCases of(ResultTable baseline, ResultTable candidate) {
    List<String> notes = new ArrayList<>();
    List<ResultRow> before = scores(baseline, notes);
    List<ResultRow> after = scores(candidate, notes);
    Map<Object, List<ResultRow>> byMethod = new HashMap<>();
    after.forEach(r -> byMethod.computeIfAbsent(key(r), k -> new ArrayList<>()).add(r));
    Map<ResultRow, ResultRow> same = new HashMap<>();
    Set<ResultRow> taken = new HashSet<>();
    // Two modes of a case meet only where nothing better is left for either.
    for (boolean anyMode : new boolean[] {false, true}) {
      for (ResultRow row : before) {
        ResultRow best = same.get(row);
        if (best == null) {
          best = best(row, byMethod.getOrDefault(key(row), List.of()), taken, anyMode);
        }
        if (best != null) {
          taken.add(best);
          same.put(row, best);
        }
      }
    }
    List<Pair> pairs = new ArrayList<>();
    List<String> unpaired = new ArrayList<>();
    for (ResultRow row : before) {
      ResultRow other = same.get(row);
      if (other == null) {
        unpaired.add(line(row, baseline));
      } else {
        pairs.add(new Pair(row, other));
      }
    }
    after.stream().filter(r -> !taken.contains(r)).forEach(r -> unpaired.add(line(r, candidate)));
    return new SameCases(List.copyOf(pairs), List.copyOf(unpaired), List.copyOf(notes));
  }

  /** The rows that are no secondary results; of a case that is there twice the first one. */
  private static List<ResultRow> scores(ResultTable table, List<String> notes) {
    Set<List<Object>> seen = new HashSet<>();
    Set<String> twice = new LinkedHashSet<>();
    List<ResultRow> scores = new ArrayList<>();
    for (ResultRow row : table.rows()) {
      if (row.label() == null) {
        if (seen.add(identity(row))) {
          scores.add(row);
        } else {
          twice.add(row.name());
        }
      }
    }
    twice.forEach(name -> notes.add(name + " is in " + table.name() + " twice: the first counts"));
    return scores;
  }

  private static List<Object> identity(ResultRow row) {
    return List.of(
        row.benchmark(), row.params(), String.valueOf(row.mode()), String.valueOf(row.threads()));
  }

  private static Object key(ResultRow row) {
    return List.of(BenchmarkNames.method(row.benchmark()), row.params());
  }

  /** Of several that fit, the one with the same kind of score, then that with the same spelling. */
  private static @Nullable ResultRow best(
      ResultRow row, List<ResultRow> candidates, Set<ResultRow> taken, boolean anyMode) {
    ResultRow best = null;
    int most = -1;
    for (ResultRow candidate : candidates) {
      boolean fits =
          !taken.contains(candidate)
              && compatible(row.threads(), candidate.threads())
              && (anyMode || compatible(row.mode(), candidate.mode()))
              && BenchmarkNames.match(row.benchmark(), candidate.benchmark());
      int score =
          (row.isRate() == candidate.isRate() ? 2 : 0)
              + (row.benchmark().equals(candidate.benchmark()) ? 1 : 0);
      if (fits && score > most) {
        best = candidate;
        most = score;
      }
    }
    return best;
  }

  private static boolean compatible(@Nullable Object one, @Nullable Object other) {
    return one == null || other == null || one.equals(other);
  }

  private static String line(ResultRow row, ResultTable table) {
    return row.name() + ": only in " + table.name();
  }
}
