package org.steelyard.engine.replay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** On recorded forks of 297 published benchmarks; what is expected was computed by others. */
class PublishedSeriesTest {
  private static final Path SERIES = Path.of("../../shared/data/steady-state");
  private static final int REPETITIONS = 8;
  private static Replay replay;

  @BeforeAll
  static void read() throws Exception {
    Assumptions.assumeTrue(
        Files.isDirectory(SERIES), "the recorded series are not here: " + SERIES);
    replay = Replay.of(SERIES);
  }

  private static ReplayRow row(String design, double effect) {
    return ReplayRow.of(design, effect, replay.draws(design, 0.05, effect, REPETITIONS, 1));
  }

  /**
   * Computed on twice as many benchmarks: 4.4 % false alarms, 74 % found at +5 %, 88 % at +10 %.
   */
  @Test
  void jmhsDefaultsDoAsWasComputedElsewhere() {
    assertThat(row("jmh-default", 0).falseAlarms()).isCloseTo(0.044, within(0.015));
    assertThat(row("jmh-default", 0.05).found()).isCloseTo(0.74, within(0.05));
    assertThat(row("jmh-default", 0.10).found()).isCloseTo(0.88, within(0.05));
    assertThat(row("jmh-default", 0.05).medianSeconds()).isCloseTo(1007, within(5.0));
  }

  @Test
  void ourDesignKeepsWhatItPromises() {
    ReplayRow none = row("standard", 0);
    ReplayRow five = row("standard", 0.05);

    assertThat(none.falseAlarms()).isLessThan(0.035);
    assertThat(five.found()).isGreaterThan(0.82);
    assertThat(five.wronglySame()).isLessThan(0.03);
    assertThat(five.medianSeconds()).isLessThan(150);
    assertThat(none.levelBias()).isLessThan(0.021);
  }
}
