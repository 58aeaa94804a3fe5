package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TrendTest {
  /**
   * NIST Statistical Reference Datasets, linear regression, Norris: an ozone monitor against a
   * standard.
   */
  private static final double[] NORRIS_X = {
    0.2, 337.4, 118.2, 884.6, 10.1, 226.5, 666.3, 996.3, 448.6, 777.0, 558.2, 0.4, 0.6, 775.5,
    666.9, 338.0, 447.5, 11.6, 556.0, 228.1, 995.8, 887.6, 120.2, 0.3, 0.3, 556.8, 339.1, 887.2,
    999.0, 779.0, 11.1, 118.3, 229.2, 669.1, 448.9, 0.5
  };

  private static final double[] NORRIS_Y = {
    0.1, 338.8, 118.1, 888.0, 9.2, 228.1, 668.5, 998.5, 449.1, 778.9, 559.2, 0.3, 0.1, 778.1,
    668.8, 339.3, 448.9, 10.8, 557.7, 228.3, 998.0, 888.8, 119.6, 0.3, 0.6, 557.6, 339.3, 888.0,
    998.5, 778.9, 10.2, 117.6, 228.9, 668.4, 449.2, 0.2
  };

  /** Certified slope 1.00211681802045; it is 2331 standard deviations from zero. */
  @Test
  void nistNorrisHasItsCertifiedSlope() {
    Trend trend = Trend.of(NORRIS_X, NORRIS_Y);

    assertThat(trend.slope()).isCloseTo(1.00211681802045, within(1e-12));
    assertThat(trend.p()).isLessThan(1e-50);
  }

  /**
   * Anscombe, Graphs in Statistical Analysis, The American Statistician 27 (1973), data set 1:
   * slope 0.5001, standard error 0.1179, so t = 4.241 with 9 degrees; R's {@code summary(lm(y1 ~
   * x1, anscombe))} prints p = 0.00217.
   */
  @Test
  void pOfAnscombesFirstSetIsThePublishedOne() {
    double[] x = {10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5};
    double[] y = {8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68};

    Trend trend = Trend.of(x, y);

    assertThat(trend.slope()).isCloseTo(0.5001, within(0.00005));
    assertThat(trend.p()).isCloseTo(0.00217, within(0.000005));
  }

  @Test
  void aFallHasANegativeSlopeAndTheSameP() {
    double[] x = {1, 2, 3, 4, 5};
    Trend rise = Trend.of(x, new double[] {1, 2, 2, 4, 5});
    Trend fall = Trend.of(x, new double[] {-1, -2, -2, -4, -5});

    assertThat(rise.slope()).isCloseTo(1, within(1e-12));
    assertThat(fall.slope()).isCloseTo(-1, within(1e-12));
    assertThat(fall.p()).isEqualTo(rise.p());
  }

  @Test
  void aPerfectLineIsCertain() {
    Trend trend = Trend.of(new double[] {0, 1, 2, 3}, new double[] {5, 7, 9, 11});

    assertThat(trend.slope()).isEqualTo(2);
    assertThat(trend.p()).isLessThan(1e-9);
  }

  @Test
  void whatCannotBeToldIsNoTrend() {
    Trend none = new Trend(0, 1);
    assertThat(Trend.of(new double[0], new double[0])).isEqualTo(none);
    assertThat(Trend.of(new double[] {1, 2}, new double[] {1, 9})).isEqualTo(none);
    assertThat(Trend.of(new double[] {3, 3, 3}, new double[] {1, 2, 9})).isEqualTo(none);
    assertThat(Trend.of(new double[] {1, 2, 3}, new double[] {4, 4, 4})).isEqualTo(none);
  }

  @Test
  void positionsAndValuesMustBeAsMany() {
    assertThatThrownBy(() -> Trend.of(new double[3], new double[4]))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("3 positions for 4 values");
  }

  /**
   * Of 20,000 runs 200 are expected, with a standard deviation of 14; the bound is four of them.
   */
  @Test
  void noiseIsCalledATrendOnceInAHundred() {
    Random random = new Random(11);
    int alarms = 0;
    for (int run = 0; run < 20_000; run++) {
      double[] x = new double[10];
      double[] y = new double[10];
      for (int i = 0; i < x.length; i++) {
        x[i] = i;
        y[i] = 100 + random.nextGaussian();
      }
      if (Trend.of(x, y).p() < 0.01) {
        alarms++;
      }
    }

    assertThat(alarms).isBetween(144, 256);
  }
}
