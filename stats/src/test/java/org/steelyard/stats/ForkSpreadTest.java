package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.apache.commons.statistics.distribution.FDistribution;
import org.junit.jupiter.api.Test;

class ForkSpreadTest {
  /**
   * NIST Statistical Reference Datasets, analysis of variance, SiRstv: resistivity of silicon as
   * five instruments measured it.
   */
  private static final double[][] SI_RSTV = {
    {196.3052, 196.1240, 196.1890, 196.2569, 196.3403},
    {196.3042, 196.3825, 196.1669, 196.3257, 196.0422},
    {196.1303, 196.2005, 196.2889, 196.0343, 196.1811},
    {196.2795, 196.1748, 196.1494, 196.1485, 195.9885},
    {196.2119, 196.1051, 196.1850, 196.0052, 196.2090}
  };

  /** Certified: F = 1.18046237440255 with 4 and 20 degrees, residual s = 0.104076068334656. */
  @Test
  void nistSiRstvHasItsCertifiedValues() {
    ForkSpread spread = ForkSpread.of(SI_RSTV);

    assertThat(spread.within()).isCloseTo(0.104076068334656, within(1e-11));
    // Between groups the mean square is F times the residual one: five times the variance of means.
    assertThat(5 * spread.between() * spread.between())
        .isCloseTo(1.18046237440255 * 0.104076068334656 * 0.104076068334656, within(1e-11));
    assertThat(spread.p())
        .isCloseTo(FDistribution.of(4, 20).survivalProbability(1.18046237440255), within(1e-8));
  }

  /** The upper 5 % points of F in any table: F(1, 4) = 7.709, F(2, 6) = 5.143. */
  @Test
  void pIsTheTailOfTheFDistribution() {
    // Two forks of three: within each the squares are 2, so MSW = 1; MSB = 3 d^2 / 2.
    double d = Math.sqrt(7.709 * 2 / 3);
    assertThat(ForkSpread.of(new double[][] {{-1, 0, 1}, {d - 1, d, d + 1}}).p())
        .isCloseTo(0.05, within(0.0001));
    // Three forks of three with means 0, e, 2e: MSB = 3 e^2.
    double e = Math.sqrt(5.143 / 3);
    assertThat(
            ForkSpread.of(
                    new double[][] {{-1, 0, 1}, {e - 1, e, e + 1}, {2 * e - 1, 2 * e, 2 * e + 1}})
                .p())
        .isCloseTo(0.05, within(0.0001));
  }

  /**
   * By hand for forks of 2 and 4 iterations: means 2 and 5, squares within 2 + 8, so MSW = 10 / 4;
   * grand mean 4, squares between 2 * 4 + 4 * 1 = 12; F = 12 / 2.5 = 4.8 with 1 and 4 degrees, of
   * which t = sqrt(4.8) with 4 degrees is the root: p = 0.0936.
   */
  @Test
  void forksOfDifferentLengthsAreWeighed() {
    ForkSpread spread = ForkSpread.of(new double[][] {{1, 3}, {3, 5, 5, 7}});

    assertThat(spread.within()).isCloseTo(Math.sqrt(2.5), within(1e-12));
    assertThat(spread.between()).isCloseTo(Math.sqrt(4.5), within(1e-12));
    assertThat(spread.p()).isCloseTo(0.0936, within(0.0001));
  }

  @Test
  void aForkOfOneIterationSaysNothingOfWhatIsInsideAFork() {
    assertThat(ForkSpread.of(new double[][] {{1, 2, 3}, {9}}))
        .isEqualTo(new ForkSpread(Double.NaN, Double.NaN, 1));
    assertThat(ForkSpread.of(new double[][] {{1, 2, 3}, {}}))
        .isEqualTo(new ForkSpread(Double.NaN, Double.NaN, 1));
  }

  @Test
  void oneForkOrNoneCannotBeCompared() {
    assertThat(ForkSpread.of(new double[][] {{1, 2, 3}}).p()).isEqualTo(1);
    assertThat(ForkSpread.of(new double[0][]).p()).isEqualTo(1);
  }

  @Test
  void forksWithoutAnyNoiseDifferForSureOrNotAtAll() {
    assertThat(ForkSpread.of(new double[][] {{5, 5}, {5, 5}})).isEqualTo(new ForkSpread(0, 0, 1));
    assertThat(ForkSpread.of(new double[][] {{5, 5}, {6, 6}}).p()).isZero();
  }

  /**
   * Of 20,000 runs 200 are expected, with a standard deviation of 14; the bound is four of them.
   */
  @Test
  void forksThatDoNotDifferAreCalledDifferentOnceInAHundred() {
    assertThat(alarms(0)).isBetween(144, 256);
  }

  /** Forks that differ as much as their iterations do; 5 x 5 finds nearly all of them. */
  @Test
  void forksThatDifferAreFound() {
    assertThat(alarms(2)).isGreaterThan(18_000);
  }

  private static int alarms(double between) {
    Random random = new Random(7);
    int alarms = 0;
    for (int run = 0; run < 20_000; run++) {
      double[][] forks = new double[5][5];
      for (double[] fork : forks) {
        double mean = 100 + between * random.nextGaussian();
        for (int i = 0; i < fork.length; i++) {
          fork[i] = mean + random.nextGaussian();
        }
      }
      if (ForkSpread.of(forks).p() < 0.01) {
        alarms++;
      }
    }
    return alarms;
  }
}
