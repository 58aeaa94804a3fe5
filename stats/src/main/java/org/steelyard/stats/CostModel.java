package org.steelyard.stats;

import org.apache.commons.statistics.distribution.FDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.jspecify.annotations.Nullable;

/**
 * How an extra cost depends on a number: always the same, in proportion, both, or not to be told.
 *
 * <p>Weighted least squares with the errors of the points. Where the points scatter more than their
 * errors allow, the errors are too small (iterations inside forks know nothing of the spread
 * between forks); all of them are then enlarged by Birge's ratio (Phys. Rev. 40, 1932), as the
 * Particle Data Group does. A constant and a proportion have one parameter each, so neither
 * contains the other: they are told apart by the ratio of their likelihoods, which must reach 20
 * (Royall, Statistical Evidence, 1997, section 1.6 has 8 for fairly strong and 32 for strong). Both
 * together are taken only where the better of them is refuted by an F test at the confidence of the
 * points' own intervals: that is what "within the errors" means.
 *
 * @param shape what was found
 * @param constant the cost where the number is 0; null unless the shape has one
 * @param slope the cost for each unit of the number; null unless the shape has one
 * @param scale what the errors were enlarged by, 1 or more
 */
public record CostModel(
    Shape shape, @Nullable Measured constant, @Nullable Measured slope, double scale) {
  private static final double ENOUGH = 20;
  private static final double CONFIDENCE = 0.95;

  /** Two shapes are asked, so that each must be surer for both together to be 95 % sure. */
  private static final double OF_EACH = (1 + CONFIDENCE) / 2;

  /** What a cost can look like. */
  public enum Shape {
    /** None can be shown. */
    NONE,
    CONSTANT,
    PROPORTIONAL,
    BOTH,
    /** There is one, but the points do not tell how it grows. */
    UNTOLD
  }

  /**
   * Finds the shape.
   *
   * @param x the number, above 0, at least two different ones
   * @param y the extra cost at each, with known errors above 0
   * @param confidence of the intervals that the errors come from
   * @throws IllegalArgumentException when there is too little to fit
   */
  public static CostModel of(double[] x, Measured[] y, double confidence) {
    Fit fit = new Fit(x, y);
    int n = x.length;
    boolean constantIsBetter = fit.constantMisfit <= fit.proportionalMisfit;
    double better = Math.min(fit.constantMisfit, fit.proportionalMisfit);
    double worse = Math.max(fit.constantMisfit, fit.proportionalMisfit);
    double birge = Math.sqrt(Math.max(1, better / (n - 1)));
    // With errors that had to be enlarged the scale is estimated, too: Student's likelihood.
    double evidence =
        birge > 1 ? Math.pow(worse / better, n / 2.0) : Math.exp((worse - better) / 2);
    boolean anything = fit.anything(birge, n);
    if (n > 2 && isRefuted(fit, better, n, 1 - confidence)) {
      double scale = Math.sqrt(Math.max(1, fit.bothMisfit / (n - 2)));
      Measured constant = measured(fit.intercept, fit.interceptError, scale, n - 2);
      Measured slope = measured(fit.slope, fit.slopeError, scale, n - 2);
      if (constant.excludesZero(confidence) && slope.excludesZero(confidence)) {
        return new CostModel(Shape.BOTH, constant, slope, scale);
      }
    }
    if (!anything) {
      return new CostModel(Shape.NONE, null, null, birge);
    }
    if (evidence < ENOUGH) {
      return new CostModel(Shape.UNTOLD, null, null, birge);
    }
    return constantIsBetter
        ? new CostModel(
            Shape.CONSTANT, measured(fit.level, fit.levelError, birge, n - 1), null, birge)
        : new CostModel(
            Shape.PROPORTIONAL,
            null,
            measured(fit.proportion, fit.proportionError, birge, n - 1),
            birge);
  }

  private static Measured measured(double value, double error, double scale, int degrees) {
    return new Measured(value, error * scale, scale > 1 ? degrees : Double.POSITIVE_INFINITY);
  }

  /** Whether a second parameter takes away more misfit than chance does. */
  private static boolean isRefuted(Fit fit, double better, int n, double level) {
    double gain = better - fit.bothMisfit;
    double scale = fit.bothMisfit / (n - 2);
    if (scale <= 1) {
      return 2 * NormalDistribution.of(0, 1).survivalProbability(Math.sqrt(gain)) < level;
    }
    return FDistribution.of(1, n - 2).survivalProbability(gain / scale) < level;
  }

  /** What the model says at a number; NaN where it says nothing. */
  public double at(double x) {
    return switch (shape) {
      case CONSTANT -> constant.value();
      case PROPORTIONAL -> slope.value() * x;
      case BOTH -> constant.value() + slope.value() * x;
      case NONE, UNTOLD -> Double.NaN;
    };
  }

  /** Weighted sums and the three fits. */
  private static final class Fit {
    private final double[] x;
    private final double[] weights;
    private final Measured[] y;
    private double w;
    private double wxx;
    final double level;
    final double levelError;
    final double constantMisfit;
    final double proportion;
    final double proportionError;
    final double proportionalMisfit;
    final double slope;
    final double slopeError;
    final double intercept;
    final double interceptError;
    final double bothMisfit;

    Fit(double[] x, Measured[] y) {
      this.x = x;
      this.y = y;
      if (x.length != y.length || x.length < 2) {
        throw new IllegalArgumentException(x.length + " numbers for " + y.length + " costs");
      }
      weights = new double[x.length];
      double wx = 0;
      double wy = 0;
      double wxy = 0;
      for (int i = 0; i < x.length; i++) {
        double error = y[i].standardError();
        if (!(error > 0) || !(x[i] > 0)) {
          throw new IllegalArgumentException("no error or no number at point " + i);
        }
        weights[i] = 1 / (error * error);
        w += weights[i];
        wx += weights[i] * x[i];
        wy += weights[i] * y[i].value();
        wxx += weights[i] * x[i] * x[i];
        wxy += weights[i] * x[i] * y[i].value();
      }
      level = wy / w;
      levelError = Math.sqrt(1 / w);
      constantMisfit = misfit(level, 0);
      proportion = wxy / wxx;
      proportionError = Math.sqrt(1 / wxx);
      proportionalMisfit = misfit(0, proportion);
      double spread = wxx - wx * wx / w;
      if (!(spread > 0)) {
        throw new IllegalArgumentException("all numbers are the same");
      }
      slope = (wxy - wx * wy / w) / spread;
      slopeError = Math.sqrt(1 / spread);
      intercept = (wy - slope * wx) / w;
      interceptError = Math.sqrt(wxx / (w * spread));
      bothMisfit = misfit(intercept, slope);
    }

    /** Whether the better of the simple models is surely not 0. */
    boolean anything(double scale, int n) {
      return measured(level, levelError, scale, n - 1).excludesZero(OF_EACH)
          || measured(proportion, proportionError, scale, n - 1).excludesZero(OF_EACH)
          || allOnOneSide();
    }

    /** Points that all exclude 0 in the same direction show a cost that fits neither model. */
    private boolean allOnOneSide() {
      double sign = Math.signum(y[0].value());
      for (Measured point : y) {
        if (Math.signum(point.value()) != sign || !point.excludesZero(CONFIDENCE)) {
          return false;
        }
      }
      return true;
    }

    private double misfit(double a, double b) {
      double sum = 0;
      for (int i = 0; i < x.length; i++) {
        double off = y[i].value() - a - b * x[i];
        sum += weights[i] * off * off;
      }
      return sum;
    }
  }
}
