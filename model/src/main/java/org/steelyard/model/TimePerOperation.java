package org.steelyard.model;

import java.util.Map;

/** What people compare: a time, whether a benchmark's own score is a time or a rate. */
public final class TimePerOperation {
  private static final Map<String, Double> NANOS =
      Map.of("ns", 1.0, "us", 1e3, "ms", 1e6, "s", 1e9, "min", 60e9, "hr", 3600e9, "day", 86400e9);

  private TimePerOperation() {}

  /**
   * Wall time that one thread needs for one operation, in nanoseconds; NaN for a unit that is
   * neither a rate nor a time.
   *
   * @param unit like {@code ops/ms} or {@code us/op}
   * @param threads that made the operations of a rate together, at least 1
   */
  public static double nanos(double score, String unit, int threads) {
    if (unit.startsWith("ops/")) {
      return threads * NANOS.getOrDefault(unit.substring(4), Double.NaN) / score;
    }
    int slash = unit.indexOf("/op");
    return slash < 0
        ? Double.NaN
        : score * NANOS.getOrDefault(unit.substring(0, slash), Double.NaN);
  }
}
