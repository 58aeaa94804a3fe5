package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.steelyard.stats.CostModel.Shape;

class CostModelTest {
  private static final double[] SIZES = {10, 20, 40};

  /** The published gaps of three machines, ms; errors at 99.9 % over 25 iterations. */
  private static Measured[] gaps(double... valuesAndErrors) {
    Measured[] gaps = new Measured[valuesAndErrors.length / 2];
    for (int i = 0; i < gaps.length; i++) {
      gaps[i] = Measured.ofInterval(valuesAndErrors[2 * i], valuesAndErrors[2 * i + 1], 0.999, 25);
    }
    return gaps;
  }

  @Test
  void aGapThatStaysIsConstantThoughItsPointsScatterMoreThanTheirErrors() {
    CostModel model = CostModel.of(SIZES, gaps(4.763, 0.330, 5.864, 0.204, 5.932, 0.172), 0.999);
    assertThat(model.shape()).isEqualTo(Shape.CONSTANT);
    assertThat(model.constant().value()).isBetween(5.0, 6.0);
    assertThat(model.scale()).isGreaterThan(3);
  }

  @Test
  void aGapThatDoublesWithTheSizeIsProportional() {
    CostModel model = CostModel.of(SIZES, gaps(7.189, 0.533, 14.523, 0.241, 29.075, 0.485), 0.999);
    assertThat(model.shape()).isEqualTo(Shape.PROPORTIONAL);
    assertThat(model.slope().value()).isCloseTo(0.7265, within(0.001));
  }

  @Test
  void aGapThatFallsIsThereButNothingIsSaidOfItsShape() {
    CostModel model = CostModel.of(SIZES, gaps(1.334, 0.120, 0.550, 0.111, 0.530, 0.076), 0.999);
    assertThat(model.shape()).isEqualTo(Shape.UNTOLD);
  }

  /**
   * Weighted means by hand: weights 1, 4 and 4 of costs 10, 12 and 11 give (10 + 48 + 44) / 9,
   * error 1/3; the misfit (1.778 + 1.778 + .444) / 2 is 2, so the error is enlarged by the root of
   * 2.
   */
  @Test
  void theConstantIsTheWeightedMeanWithItsErrorEnlargedByBirgesRatio() {
    CostModel model =
        CostModel.of(
            new double[] {1, 1000, 30},
            new Measured[] {
              new Measured(10, 1, 5), new Measured(12, 0.5, 5), new Measured(11, 0.5, 5)
            },
            0.95);
    assertThat(model.shape()).isEqualTo(Shape.CONSTANT);
    assertThat(model.constant().value()).isCloseTo(102 / 9.0, within(1e-9));
    assertThat(model.scale()).isCloseTo(Math.sqrt(2), within(0.003));
    assertThat(model.constant().standardError()).isCloseTo(Math.sqrt(2) / 3, within(0.001));
  }

  @Test
  void nothingIsSaidOfCostsThatTheErrorsDoNotTellFromZero() {
    CostModel model = CostModel.of(SIZES, gaps(0.1, 1, -0.2, 1, 0.1, 2), 0.999);
    assertThat(model.shape()).isEqualTo(Shape.NONE);
  }

  @Test
  void tooLittleToFitIsSaid() {
    assertThatThrownBy(() -> CostModel.of(new double[] {1}, gaps(1, 1), 0.95))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> CostModel.of(new double[] {1, 1}, gaps(1, 1, 2, 1), 0.95))
        .hasMessageContaining("same");
  }

  /** How often the shape is right, and how often it is wrong, when the truth is known. */
  @Test
  void wrongShapesAreRare() {
    double[] x = {1, 2, 4, 8, 16};
    assertThat(shapes(x, 5, 0, 0.2))
        .hasEntrySatisfying(Shape.CONSTANT, n -> assertThat(n).isGreaterThan(920));
    assertThat(shapes(x, 0, 1, 0.2))
        .hasEntrySatisfying(Shape.PROPORTIONAL, n -> assertThat(n).isGreaterThan(920));
    assertThat(shapes(x, 5, 1, 0.2))
        .hasEntrySatisfying(Shape.BOTH, n -> assertThat(n).isGreaterThan(980));
    assertThat(shapes(x, 0, 0, 0.2))
        .hasEntrySatisfying(Shape.NONE, n -> assertThat(n).isGreaterThan(940));
  }

  private static Map<Shape, Integer> shapes(
      double[] x, double constant, double slope, double error) {
    Random random = new Random(7);
    Map<Shape, Integer> seen = new EnumMap<>(Shape.class);
    for (int time = 0; time < 1000; time++) {
      Measured[] y =
          Arrays.stream(x)
              .mapToObj(
                  at ->
                      new Measured(
                          constant + slope * at + error * random.nextGaussian(),
                          error,
                          Double.POSITIVE_INFINITY))
              .toArray(Measured[]::new);
      seen.merge(CostModel.of(x, y, 0.95).shape(), 1, Integer::sum);
    }
    return seen;
  }
}
