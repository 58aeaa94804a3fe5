package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ThinningTest {
  @Test
  void aPageOfFewSeriesShowsTheirIterationsAsTheyAre() {
    assertThat(Thinning.of(16).every(200)).isEqualTo(1);
  }

  @Test
  void aLongSeriesIsShownByMediansOfItsNeighbours() {
    assertThat(Thinning.of(16).every(201)).isEqualTo(2);
    assertThat(Thinning.medians(new double[] {1, 9, 2, 7, 5}, 3)).containsExactly(2.0, 6.0);
  }

  @Test
  void aPageOfManySeriesStaysSmallEnoughToBeMailed() {
    // 3,755 cases of 4 couples: 30,040 forks of 40 iterations.
    int every = Thinning.of(30_040).every(40);
    assertThat(30_040L * ((40 + every - 1) / every)).isLessThanOrEqualTo(600_000);
  }
}
