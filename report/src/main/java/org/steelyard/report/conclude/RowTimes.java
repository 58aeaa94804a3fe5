package org.steelyard.report.conclude;

import org.steelyard.model.ResultRow;
import org.steelyard.model.TimePerOperation;
import org.steelyard.report.Report.Interval;
import org.steelyard.stats.Measured;

/**
 * The time per operation of a row, with its error: over its forks where they are known, else turned
 * back from the error that the source gives.
 */
final class RowTimes {
  private static final double OVER_FORKS = 0.95;

  private RowTimes() {}

  /** In nanoseconds; NaN where the unit is neither a time nor a rate. */
  static Measured nanos(ResultRow row) {
    int threads = row.threads() == null ? 1 : row.threads();
    if (hasForks(row)) {
      return Measured.of(
          row.forks().stream()
              .filter(fork -> !fork.isEmpty())
              .mapToDouble(
                  fork ->
                      TimePerOperation.nanos(
                          fork.stream().mapToDouble(Double::doubleValue).average().orElseThrow(),
                          row.unit(),
                          threads))
              .toArray());
    }
    double factor = TimePerOperation.nanos(1, row.unit(), threads);
    Measured score = score(row);
    return (row.isRate() ? score.inverse() : score).times(factor);
  }

  private static Measured score(ResultRow row) {
    if (row.approximate()) {
      // Only its magnitude is known; beside anything that is measured it is next to nothing.
      return new Measured(row.score(), row.score(), Double.POSITIVE_INFINITY);
    }
    if (row.error() == null || !Double.isFinite(row.error())) {
      return new Measured(row.score(), Double.NaN, 1);
    }
    double samples = row.samples() == null ? 0 : row.samples();
    return Measured.ofInterval(row.score(), row.error(), row.confidence(), samples);
  }

  /** The confidence that intervals made of this row's time have. */
  static double confidence(ResultRow row) {
    return hasForks(row) ? OVER_FORKS : row.confidence();
  }

  static boolean hasForks(ResultRow row) {
    return row.forks().stream().filter(fork -> !fork.isEmpty()).count() >= 2;
  }

  static Interval interval(Measured measured, double confidence) {
    double half = measured.isKnown() ? measured.halfWidth(confidence) : Double.NaN;
    return new Interval(measured.value(), measured.value() - half, measured.value() + half);
  }

  /** From logs. */
  static Interval ratio(Measured logs, double confidence) {
    Interval interval = interval(logs, confidence);
    return new Interval(
        Math.exp(interval.value()), Math.exp(interval.low()), Math.exp(interval.high()));
  }
}
