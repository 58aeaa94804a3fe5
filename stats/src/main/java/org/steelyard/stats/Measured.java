package org.steelyard.stats;

import org.apache.commons.statistics.distribution.NormalDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/**
 * A number with its uncertainty.
 *
 * @param standardError 0 or more; NaN when nothing is known of it
 * @param degrees of freedom of the standard error, above 0; infinite where it is taken as known
 */
public record Measured(double value, double standardError, double degrees) {

  /**
   * A mean of independent values with its Student's interval turned round.
   *
   * @param halfWidth of the interval
   * @param confidence of the interval, between 0 and 1
   * @param values how many the mean is of; below 2 when nobody tells, and the interval is then
   *     taken as a normal one
   */
  public static Measured ofInterval(
      double value, double halfWidth, double confidence, double values) {
    double degrees = values >= 2 ? values - 1 : Double.POSITIVE_INFINITY;
    return new Measured(value, halfWidth / quantile(degrees, 1 - confidence), degrees);
  }

  /**
   * Values of forks.
   *
   * @param values at least one; with one alone the error is unknown
   */
  public static Measured of(double[] values) {
    return new Measured(
        Samples.mean(values),
        Math.sqrt(Samples.variance(values) / values.length),
        Math.max(1, values.length - 1));
  }

  /** Something that has no error. */
  public static Measured exact(double value) {
    return new Measured(value, 0, Double.POSITIVE_INFINITY);
  }

  public boolean isKnown() {
    return !Double.isNaN(standardError);
  }

  /**
   * The difference of two independent numbers; degrees of freedom as Welch and Satterthwaite
   * (Biometrics Bulletin 2, 1946) have them.
   */
  public Measured minus(Measured other) {
    return new Measured(
        value - other.value,
        Math.hypot(standardError, other.standardError),
        welch(
            standardError * standardError,
            degrees,
            other.standardError * other.standardError,
            other.degrees));
  }

  /** Times a number that has no error. */
  public Measured times(double factor) {
    return new Measured(value * factor, standardError * Math.abs(factor), degrees);
  }

  /**
   * The natural logarithm, with the error that the delta method gives; the value must be above 0.
   */
  public Measured log() {
    return new Measured(Math.log(value), standardError / value, degrees);
  }

  /** One over it, with the error that the delta method gives; the value must not be 0. */
  public Measured inverse() {
    return new Measured(1 / value, standardError / (value * value), degrees);
  }

  /**
   * Half of the interval's width.
   *
   * @param confidence between 0 and 1
   */
  public double halfWidth(double confidence) {
    return standardError == 0 ? 0 : standardError * quantile(degrees, 1 - confidence);
  }

  /** Whether the interval does not hold 0. */
  public boolean excludesZero(double confidence) {
    return Math.abs(value) > halfWidth(confidence);
  }

  static double quantile(double degrees, double level) {
    return Double.isInfinite(degrees)
        ? NormalDistribution.of(0, 1).inverseSurvivalProbability(level / 2)
        : TDistribution.of(degrees).inverseSurvivalProbability(level / 2);
  }

  private static double welch(double one, double oneDegrees, double other, double otherDegrees) {
    double sum = one + other;
    double share = one * one / oneDegrees + other * other / otherDegrees;
    return share > 0 ? sum * sum / share : Math.min(oneDegrees, otherDegrees);
  }
}
