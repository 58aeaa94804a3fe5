package org.steelyard.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;

class CostTest {

  @Test
  void iterationsTakeTheirTimeInWarmupAndMeasurement() {
    Settings settings =
        Settings.builder()
            .warmupIterations(3)
            .warmupNanos(500_000_000L)
            .iterations(4)
            .nanos(250_000_000L)
            .build();
    assertThat(Cost.iterationSeconds(planned(settings))).isEqualTo(2.5);
  }

  @Test
  void everyForkAndWarmupForkHasTheOverheadOfAJvm() {
    Settings settings = Plans.seconds(1, 1).forks(3).warmupForks(2).build();
    assertThat(Cost.caseSeconds(planned(settings)))
        .isCloseTo(5 * (2 + Cost.OVERHEAD_SECONDS), within(1e-9));
  }

  @Test
  void whatIsNotSetCostsNothingButTheJvm() {
    assertThat(Cost.caseSeconds(planned(Settings.NONE))).isEqualTo(Cost.OVERHEAD_SECONDS);
  }

  private static PlannedCase planned(Settings settings) {
    return Plans.planned("a.B.c", Mode.THROUGHPUT, 1, settings);
  }
}
