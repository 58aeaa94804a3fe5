package org.steelyard.stats;

import java.util.List;
import java.util.Optional;

/**
 * When has a benchmark warmed up, and how long shall its forks be? A fork of T seconds warms up in
 * its first half and measures in its second. T is long enough when the second half lies level: its
 * first and its last half differ by less than a tolerance, averaged over the pilot forks. Where the
 * pilots were also told how fast the machine was, the tolerance is wider by what that explains: on
 * a noisy machine forks would otherwise become long and gain nothing. T grows from the shortest by
 * a constant factor, so the warm-up is found in the pilots themselves, without making forks again.
 *
 * <p>The plateau asked for is as long as the warm-up before it, because what is slow to settle is
 * slow to show: rules with windows of a fixed length take the plateaus between two compilations for
 * the last one (their errors: docs/method.md).
 *
 * @param shortest seconds, the first T
 * @param growth factor, above 1
 * @param longest seconds; a case that is not level by then is measured with that T, and reported
 * @param tolerance largest difference of the logs, such as 0.015 for 1.5 %
 */
public record Plateau(double shortest, double growth, double longest, double tolerance) {
  private static final double WARMUP = 0.5;

  /** Parts of each half, whose scatter is the noise of the machine. */
  private static final int PARTS = 4;

  /** A benchmark may feel the machine more than the arithmetic does that measures it. */
  private static final double EXPLAINED = 2;

  /**
   * How long forks of a case are.
   *
   * @param warmup seconds
   * @param measurement seconds
   * @param level whether a plateau was found
   */
  public record Length(double warmup, double measurement, boolean level) {
    public double seconds() {
      return warmup + measurement;
    }
  }

  /**
   * @throws IllegalArgumentException when nothing can grow from shortest to longest
   */
  public Plateau {
    if (!(shortest > 0 && growth > 1 && longest >= shortest && tolerance > 0)) {
      throw new IllegalArgumentException(
          "no plateau from " + shortest + " by " + growth + " to " + longest + ", " + tolerance);
    }
  }

  /** As {@link #of(List, List)}, on a machine that is taken to be quiet. */
  public Optional<Length> of(List<Series> pilots) {
    return of(pilots, List.of());
  }

  /**
   * Looks at pilots as far as they have come.
   *
   * @param pilots series of forks of every arm, at least one; the same length is for all arms, so
   *     that the rule cannot make a difference between them
   * @param paces for each pilot the time that a fixed piece of work took beside its iterations;
   *     empty where that is not known
   * @return empty when they are to go on
   */
  public Optional<Length> of(List<Series> pilots, List<Series> paces) {
    double seen = pilots.stream().mapToDouble(Series::seconds).min().orElseThrow();
    for (double seconds = shortest; ; seconds *= growth) {
      boolean last = seconds * growth > longest;
      if (seen + 1e-9 < seconds) {
        return Optional.empty();
      }
      boolean level = level(pilots, paces, seconds);
      if (level || last) {
        return Optional.of(length(seconds, level));
      }
    }
  }

  /** The longest length that {@link #of} can find; pilots need not be longer. */
  public Length longestLength() {
    double seconds = shortest;
    while (seconds * growth <= longest) {
      seconds *= growth;
    }
    return length(seconds, false);
  }

  private static Length length(double seconds, boolean level) {
    return new Length(seconds * WARMUP, seconds * (1 - WARMUP), level);
  }

  private boolean level(List<Series> pilots, List<Series> paces, double seconds) {
    double allowed = tolerance + EXPLAINED * explained(paces, seconds);
    return Math.abs(difference(pilots, seconds)) < allowed;
  }

  /** Of the halves of the second half, averaged over the series. */
  private static double difference(List<Series> all, double seconds) {
    double from = seconds * WARMUP;
    double middle = (from + seconds) / 2;
    return all.stream()
        .mapToDouble(s -> s.value(middle, seconds) - s.value(from, middle))
        .average()
        .orElse(0);
  }

  /** How far the machine may have moved the difference: what it did, or a standard error of it. */
  private static double explained(List<Series> paces, double seconds) {
    double from = seconds * WARMUP;
    double middle = (from + seconds) / 2;
    // Pilots that take turns share the machine: their mean is as noisy as each.
    double variance =
        paces.stream()
            .mapToDouble(s -> (scatter(s, from, middle) + scatter(s, middle, seconds)) / PARTS)
            .average()
            .orElse(0);
    return Math.max(Math.abs(difference(paces, seconds)), Math.sqrt(variance));
  }

  /** The variance of the values of equal parts. */
  private static double scatter(Series series, double from, double to) {
    double[] values = new double[PARTS];
    double part = (to - from) / PARTS;
    for (int i = 0; i < PARTS; i++) {
      values[i] = series.value(from + i * part, from + (i + 1) * part);
    }
    return Samples.variance(values);
  }
}
