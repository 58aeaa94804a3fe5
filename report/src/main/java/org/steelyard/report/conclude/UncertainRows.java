package org.steelyard.report.conclude;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Kind;
import org.steelyard.report.Conclusion.Point;
import org.steelyard.report.Report.Interval;
import org.steelyard.stats.Measured;

/** Rows whose error is so large that they decide nothing people ask for. */
final class UncertainRows {
  /** Changes that people look for are smaller than this share. */
  private static final double TOO_LARGE = 0.1;

  private static final int NAMED = 5;

  private UncertainRows() {}

  private record Uncertain(Cell cell, double share) {}

  static Optional<Conclusion> of(List<Cell> cells) {
    List<Uncertain> all =
        cells.stream()
            .filter(c -> c.nanos().isKnown() && !c.row().approximate())
            .map(c -> new Uncertain(c, share(c)))
            .filter(u -> u.share >= TOO_LARGE)
            .sorted(Comparator.comparingDouble(u -> -u.share))
            .toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    String named =
        all.stream()
            .limit(NAMED)
            .map(u -> u.cell.row().name() + " has an error of " + Amounts.percent(u.share))
            .collect(Collectors.joining(", "));
    int more = all.size() - NAMED;
    return Optional.of(
        new Conclusion(
            Kind.UNCERTAIN,
            all.size() == 1 ? "1 uncertain row" : all.size() + " uncertain rows",
            named
                + (more > 0 ? ", and " + more + " more have one of 10 % or more" : "")
                + ": "
                + (all.size() == 1 ? "it decides" : "they decide")
                + " nothing smaller than that.",
            List.of(),
            all.stream().map(UncertainRows::point).toList()));
  }

  private static double share(Cell cell) {
    Measured nanos = cell.nanos();
    return nanos.halfWidth(cell.confidence()) / nanos.value();
  }

  private static Point point(Uncertain uncertain) {
    Cell cell = uncertain.cell;
    Interval interval = RowTimes.interval(cell.nanos(), cell.confidence());
    return new Point(cell.row().name(), interval, "ns", false);
  }
}
