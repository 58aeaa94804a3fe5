package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedsTest {

  /** The first output of SplitMix64 for seed 0, as every implementation of it has in its tests. */
  @Test
  void mixesAsSplitMix64Does() {
    assertThat(Seeds.mix(0)).isEqualTo(0xE220A8397B1DCDAFL);
  }

  @Test
  void neighboursGiveDrawsThatDoNotResembleEachOther() {
    Set<Integer> draws = new HashSet<>();
    int heads = 0;
    for (int i = 0; i < 1000; i++) {
      draws.add(new Random(Seeds.mix(7, i)).nextInt());
      heads += new Random(Seeds.mix(7, 3, i)).nextBoolean() ? 1 : 0;
    }
    assertThat(draws).hasSize(1000);
    // Four standard deviations of a fair coin, 1000 throws.
    assertThat(heads).isBetween(437, 563);
  }

  @Test
  void placeOfANumberCounts() {
    assertThat(Seeds.mix(1, 2)).isNotEqualTo(Seeds.mix(2, 1));
  }
}
