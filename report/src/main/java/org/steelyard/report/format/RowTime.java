package org.steelyard.report.format;

import org.steelyard.model.ResultRow;
import org.steelyard.model.TimePerOperation;
import org.steelyard.report.Report.Interval;

/** Time per operation of a row, in nanoseconds: the one thing that reads the same in all modes. */
final class RowTime {
  private RowTime() {}

  /**
   * Its score as a time; NaN for a row that is neither a time nor a rate, or a magnitude only. The
   * interval of a rate turns over: its upper end is the time's lower one. An end that the error
   * takes beyond zero is unknown.
   */
  static Interval of(ResultRow row) {
    double value = row.approximate() ? Double.NaN : nanos(row, row.score());
    if (row.error() == null || Double.isNaN(value)) {
      return new Interval(value, Double.NaN, Double.NaN);
    }
    double one = nanos(row, row.score() - row.error());
    double other = nanos(row, row.score() + row.error());
    if (row.isRate()) {
      return new Interval(value, other, one > 0 ? one : Double.NaN);
    }
    return new Interval(value, Math.max(0, one), other);
  }

  /** A score of that row, such as one of its iterations, as a time. */
  static double nanos(ResultRow row, double score) {
    int threads = row.threads() == null ? 1 : row.threads();
    double nanos = TimePerOperation.nanos(score, row.unit(), threads);
    return Double.isFinite(nanos) ? nanos : Double.NaN;
  }
}
