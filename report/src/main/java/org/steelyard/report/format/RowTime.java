package org.steelyard.report.format;

import java.util.List;
import org.steelyard.model.ResultRow;
import org.steelyard.model.TimePerOperation;
import org.steelyard.report.Report.Interval;
import org.steelyard.stats.MeanInterval;

/** Time per operation of a row, in nanoseconds: the one thing that reads the same in all modes. */
final class RowTime {
  private static final double CONFIDENCE = 0.95;

  private RowTime() {}

  /**
   * The mean of its forks where these are known, as run documents have it, else its score; NaN for
   * a row that is neither a time nor a rate, or a magnitude only.
   */
  static Interval of(ResultRow row) {
    double value = row.approximate() ? Double.NaN : nanos(row, row.score());
    if (Double.isNaN(value)) {
      return new Interval(value, value, value);
    }
    double[] forks =
        row.forks().stream()
            .filter(f -> !f.isEmpty())
            .mapToDouble(f -> nanos(row, mean(f)))
            .toArray();
    if (forks.length >= 2) {
      MeanInterval mean = MeanInterval.of(forks, CONFIDENCE);
      return around(mean.mean(), mean.mean() - mean.halfWidth(), mean.mean() + mean.halfWidth());
    }
    return row.error() == null ? around(value, Double.NaN, Double.NaN) : turned(row, value);
  }

  /** The upper end of a rate is the lower one of its time; one beyond zero has no other end. */
  private static Interval turned(ResultRow row, double value) {
    double one = nanos(row, row.score() - row.error());
    double other = nanos(row, row.score() + row.error());
    return row.isRate()
        ? around(value, other, one > 0 ? one : Double.NaN)
        : around(value, one, other);
  }

  private static Interval around(double value, double low, double high) {
    return new Interval(value, Math.max(0, low), high);
  }

  static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
  }

  /** A score of that row, such as one of its iterations, as a time. */
  static double nanos(ResultRow row, double score) {
    int threads = row.threads() == null ? 1 : row.threads();
    double nanos = TimePerOperation.nanos(score, row.unit(), threads);
    return Double.isFinite(nanos) ? nanos : Double.NaN;
  }
}
