package org.steelyard.stats;

import java.util.Arrays;

/**
 * What one fork measured, iteration after iteration.
 *
 * @param values time per operation of each iteration, all in the same unit, above 0
 * @param ends seconds from the start of the first iteration to the end of each, rising; time in
 *     which the fork waited for its turn does not count
 */
public record Series(double[] values, double[] ends) {
  /**
   * @throws IllegalArgumentException when the lengths differ
   */
  public Series {
    if (values.length != ends.length) {
      throw new IllegalArgumentException(values.length + " values with " + ends.length + " ends");
    }
  }

  /** Seconds that all iterations took together; 0 without any. */
  public double seconds() {
    return ends.length == 0 ? 0 : ends[ends.length - 1];
  }

  /**
   * How many iterations it takes until at least that many seconds are over; all of them where the
   * series is shorter.
   */
  public int iterations(double seconds) {
    // Sums of times are never exact; a nanosecond must not cost an iteration.
    int at = Arrays.binarySearch(ends, seconds - 1e-9);
    return Math.min((at < 0 ? -at - 1 : at) + 1, ends.length);
  }

  /**
   * The value of the part between two times: the log of the median of its iterations. Medians of
   * short iterations have a third of the variance of means of long ones (docs/method.md).
   *
   * @param from seconds; the iterations that begin later count
   * @param to seconds; the iteration in which it lies is the last; at least one counts
   */
  public double value(double from, double to) {
    return Math.log(Samples.median(values, first(from), end(from, to)));
  }

  /** The first iteration of a part that begins at a time. */
  int first(double from) {
    return from <= 0 ? 0 : Math.min(iterations(from), values.length - 1);
  }

  /** The one behind the last of a part. */
  int end(double from, double to) {
    return Math.max(first(from) + 1, iterations(to));
  }
}
