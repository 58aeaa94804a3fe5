package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FalseDiscoveryTest {
  /** The example of Benjamini and Hochberg (1995), section 4: four of fifteen are kept at 5 %. */
  private static final double[] PAPER = {
    0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.3240, 0.4262, 0.5719,
    0.6528, 0.7590, 1.0000
  };

  @Test
  void keepsWhatThePaperKeepsInAnyOrder() {
    boolean[] kept = FalseDiscovery.kept(PAPER, 0.05);
    double[] backwards = new double[PAPER.length];
    for (int i = 0; i < PAPER.length; i++) {
      backwards[i] = PAPER[PAPER.length - 1 - i];
    }
    boolean[] keptBackwards = FalseDiscovery.kept(backwards, 0.05);

    for (int i = 0; i < PAPER.length; i++) {
      assertThat(kept[i]).as("p = %s", PAPER[i]).isEqualTo(i < 4);
      assertThat(keptBackwards[PAPER.length - 1 - i]).isEqualTo(kept[i]);
    }
  }

  @Test
  void oneThatPassesAtItsRankTakesThoseBelowWithIt() {
    // The first alone fails 0.025, but the second passes 0.05.
    assertThat(FalseDiscovery.kept(new double[] {0.03, 0.04}, 0.05)).containsExactly(true, true);
    assertThat(FalseDiscovery.kept(new double[] {0.03, 0.06}, 0.05)).containsExactly(false, false);
  }

  @Test
  void nothingIsKeptOfNothing() {
    assertThat(FalseDiscovery.kept(new double[0], 0.05)).isEmpty();
  }
}
