package org.steelyard.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.Settings;
import org.steelyard.model.TimePerOperation;

/** The cases of a table that somebody else measured. */
final class TableCases {
  private final ResultTable table;
  private final Thinning thinning;

  TableCases(ResultTable table, Thinning thinning) {
    this.table = table;
    this.thinning = thinning;
  }

  Row row(int position, Row.@Nullable HeldAgainst held, int detail) {
    ResultRow row = table.rows().get(position);
    Names names = Names.of(row.benchmark(), row.params());
    double time = TimePerOperation.nanos(row.score(), row.unit(), threads(row));
    Double error = row.error() == null ? null : Math.abs(time * row.error() / row.score());
    boolean none = Double.isNaN(row.score());
    return new Row(
        names.name() + (row.label() == null ? "" : ":" + row.label()),
        names.params(),
        names.place(),
        row.mode() == null ? null : row.mode().label(),
        row.threads(),
        none ? State.FAILED : held != null && held.broken() != null ? State.BROKEN : State.MEASURED,
        null,
        new Row.Measured(
            Digits.of(time, error == null ? Double.NaN : error),
            Digits.of(row.score(), row.error() == null ? Double.NaN : row.error()),
            row.approximate(),
            row.unit(),
            (int) Math.round(1000 * row.confidence()),
            row.samples(),
            row.forks().size()),
        held,
        List.of(),
        none ? List.of("the source gives no score: NaN") : List.of(),
        null,
        detail);
  }

  /**
   * @param group position of the score, and of what else is said of the same case
   */
  Detail detail(List<Integer> group) {
    ResultRow row = table.rows().get(group.get(0));
    SeriesOfForks series = new SeriesOfForks(thinning, threads(row));
    List<Detail.Fact> facts = new ArrayList<>();
    for (int other : group.subList(1, group.size())) {
      ResultRow secondary = table.rows().get(other);
      facts.add(
          new Detail.Fact(
              String.valueOf(secondary.label()),
              score(secondary.score(), secondary.error(), secondary.unit())));
    }
    List<Detail.Series> forks =
        row.forks().stream().map(scores -> series.known(scores, row.unit())).toList();
    return new Detail(
        List.of(),
        forks,
        series.every(),
        List.of(),
        facts,
        List.of(
            new Detail.Fact(
                "This case, of the jar that it was measured from",
                Repeat.run(
                    "benchmarks.jar",
                    row.benchmark(),
                    row.params(),
                    row.mode() == null ? null : row.mode().label(),
                    row.threads(),
                    Settings.NONE))));
  }

  static String score(double score, @Nullable Double error, String unit) {
    return error == null
        ? String.format(Locale.ROOT, "%.4g %s", score, unit)
        : String.format(Locale.ROOT, "%.4g ± %.2g %s", score, error, unit);
  }

  /** A table that does not tell is taken by its word: one operation after the other. */
  private static int threads(ResultRow row) {
    return row.threads() == null ? 1 : row.threads();
  }
}
