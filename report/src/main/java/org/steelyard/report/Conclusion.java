package org.steelyard.report;

import java.util.List;
import org.steelyard.report.Report.Interval;

/**
 * What follows from several results taken together, in sentences.
 *
 * @param subject what it is about: the benchmarks and, where there are several, the values of the
 *     other parameters
 * @param sentence the conclusion, complete in itself
 * @param caveats what must be known before it is believed, a sentence each
 * @param points what it rests on
 */
public record Conclusion(
    Kind kind, String subject, String sentence, List<String> caveats, List<Point> points) {
  public Conclusion {
    caveats = List.copyOf(caveats);
    points = List.copyOf(points);
  }

  /** What kinds of conclusions there are. */
  public enum Kind {
    /** How the extra cost over a baseline depends on a numeric parameter. */
    COST_MODEL,
    /** Whether two flavours are on par over a grid of cases. */
    EQUIVALENCE,
    /** Whether two things together cost what they cost apart. */
    ADDITIVITY,
    /** Which results are too uncertain to decide anything. */
    UNCERTAIN
  }

  /**
   * One case that it rests on.
   *
   * @param at the value of the parameter, or what else tells the points apart
   * @param value with its unit in {@code unit}
   * @param unit {@code ns} or {@code %}
   * @param informative false where the interval is too wide to say anything
   */
  public record Point(String at, Interval value, String unit, boolean informative) {}
}
