package org.steelyard.model;

/**
 * How the candidate differs from the baseline, as shares of the baseline: 0.05 is 5 % more.
 *
 * @param change candidate over baseline, less 1
 * @param low lower end of the interval
 * @param high upper end
 */
public record Effect(double change, double low, double high) {
  /** From logs. */
  public static Effect ofLogs(double effect, double low, double high) {
    return new Effect(Math.expm1(effect), Math.expm1(low), Math.expm1(high));
  }
}
