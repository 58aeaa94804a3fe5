package org.steelyard.report.html;

import java.util.List;
import java.util.stream.IntStream;
import org.steelyard.stats.Samples;

/**
 * Fewer points of a long series, for the eye alone: each point that is left is the median of its
 * neighbours, and the page says how many they were.
 */
final class Thinning {
  /** Points in a whole page, so that it can still be mailed. */
  private static final int PAGE = 600_000;

  private static final int LEAST = 12;
  private static final int MOST = 200;

  /** Forks of which more is told than their numbers. */
  private static final int TOLD = 5_000;

  private final int series;
  private final int points;

  private Thinning(int series, int points) {
    this.series = series;
    this.points = points;
  }

  /** For a page with so many series. */
  static Thinning of(int series) {
    return new Thinning(series, Math.max(LEAST, Math.min(MOST, PAGE / Math.max(1, series))));
  }

  /** Whether there is room for when each fork started and what it left behind. */
  boolean tellsOfForks() {
    return series <= TOLD;
  }

  /** How many neighbours become one point. */
  int every(int length) {
    return Math.max(1, (length + points - 1) / points);
  }

  /** The medians of each {@code every} values that follow each other. */
  static List<Double> medians(double[] values, int every) {
    return IntStream.iterate(0, i -> i < values.length, i -> i + every)
        .mapToObj(i -> Samples.median(values, i, Math.min(values.length, i + every)))
        .toList();
  }
}
