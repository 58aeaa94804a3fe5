package org.steelyard.engine.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Counters;
import org.steelyard.model.Iteration;

class ForkSeriesTest {
  private static final long SECOND = 1_000_000_000;

  /** Iterations of a second in which the benchmark computed and waited for a processor so long. */
  private static List<Iteration> iterations(double computed, double delayed) {
    Counters counters =
        new Counters(
            SECOND,
            SECOND,
            Math.round(computed * SECOND),
            0L,
            0L,
            0L,
            0L,
            SECOND,
            0L,
            Math.round(delayed * SECOND),
            0L,
            0L,
            null);
    return Collections.nCopies(10, new Iteration(false, 1, 1, counters, Map.of(), null));
  }

  @Test
  void benchmarkThatComputesAndMissesItsProcessorIsKept() {
    assertThat(ForkSeries.isKeptFromComputing(iterations(0.6, 0.4), 1)).isTrue();
  }

  @Test
  void delaysOfCompilersAndCollectorsBesideItAreNotItsOwn() {
    assertThat(ForkSeries.isKeptFromComputing(iterations(1.0, 0.1), 1)).isFalse();
  }

  @Test
  void benchmarkThatSleepsIsNotKept() {
    assertThat(ForkSeries.isKeptFromComputing(iterations(0.3, 0.05), 1)).isFalse();
  }

  @Test
  void threadsThatWaitForEachOtherAreNotToldFromSuchThatAreKept() {
    assertThat(ForkSeries.isKeptFromComputing(iterations(0.6, 0.4), 2)).isFalse();
  }
}
