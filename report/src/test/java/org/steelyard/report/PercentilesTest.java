package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.apache.commons.math3.stat.descriptive.rank.Percentile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.util.MultisetStatistics;

class PercentilesTest {
  private static final double[] RANKS = {0.001, 1, 10, 25, 50, 90, 95, 99, 99.9, 99.9999, 100};

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 10, 99, 1000})
  void percentilesAreThoseOfCommonsMath(int n) {
    double[] values = new Random(n).doubles(n, -10, 100).toArray();
    Percentiles percentiles = Percentiles.of(values);

    for (double p : RANKS) {
      assertThat(percentiles.at(p))
          .as("p%s of %s", p, n)
          .isCloseTo(new Percentile().evaluate(values, p), within(1e-9));
    }
    assertThat(percentiles.at(0)).isEqualTo(new java.util.TreeSet<>(boxed(values)).first());
  }

  private static List<Double> boxed(double[] values) {
    return java.util.Arrays.stream(values).boxed().toList();
  }

  @Test
  void percentilesOfAHistogramAreThoseOfJmh() {
    MultisetStatistics jmh = new MultisetStatistics();
    List<double[]> buckets = new ArrayList<>();
    Random random = new Random(3);
    for (int i = 0; i < 500; i++) {
      double value = random.nextInt(100) / 8.0;
      int count = random.nextInt(4);
      jmh.addValue(value, count);
      buckets.add(new double[] {value, count});
    }
    Percentiles percentiles = Percentiles.ofHistogram(buckets);

    for (double p : RANKS) {
      assertThat(percentiles.at(p)).as("p%s", p).isCloseTo(jmh.getPercentile(p), within(1e-9));
    }
  }

  /** By hand: the positions of 1 2 2 2 9 are 1 to 5; the median's is 3, that of 75 % is 4.5. */
  @Test
  void countsStandForRepeatedValues() {
    Percentiles percentiles =
        Percentiles.ofHistogram(
            List.of(
                new double[] {9, 1},
                new double[] {2, 3},
                new double[] {5, 0},
                new double[] {1, 1}));

    assertThat(percentiles.at(50)).isEqualTo(2);
    assertThat(percentiles.at(75)).isEqualTo(5.5);
    assertThat(percentiles.at(100)).isEqualTo(9);
    assertThat(percentiles.at(0)).isEqualTo(1);
  }

  @Test
  void noValuesHaveNone() {
    assertThat(Percentiles.of(new double[0]).at(50)).isNaN();
    assertThat(Percentiles.ofHistogram(List.of(new double[] {1, 0})).at(50)).isNaN();
  }
}
