package org.steelyard.engine.plan;

import java.util.concurrent.TimeUnit;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;
import org.steelyard.model.SettingsBuilder;

/**
 * What each effort sets. Iterations are short, so that a fork is a series that shows its warm-up
 * and its noise; where short ones would distort, the same time is spent in longer ones.
 */
final class Efforts {
  /** How long an iteration is where nothing speaks against it. */
  static final long SHORT = TimeUnit.MILLISECONDS.toNanos(100);

  /**
   * With more threads than processors all threads set off together, and the edges of a short
   * iteration weigh more than what is between them.
   */
  static final long LONG = TimeUnit.SECONDS.toNanos(1);

  /** With a fixture around every iteration and no author's word on its length. */
  static final long WITH_FIXTURE = TimeUnit.MILLISECONDS.toNanos(500);

  private Efforts() {}

  /**
   * @param iterationNanos length of an iteration
   */
  static Settings of(Effort effort, Mode mode, long iterationNanos) {
    return switch (effort) {
      case SMOKE -> smoke();
      case QUICK -> settings(mode, 3, 500, 500, iterationNanos, TimeUnit.MINUTES.toNanos(2));
      case STANDARD ->
          settings(mode, 5, 2_000, 2_000, iterationNanos, TimeUnit.MINUTES.toNanos(10));
      case THOROUGH ->
          settings(mode, 10, 20_000, 10_000, iterationNanos, TimeUnit.MINUTES.toNanos(10));
    };
  }

  private static Settings settings(
      Mode mode,
      int forks,
      int warmupMillis,
      int measuredMillis,
      long iterationNanos,
      long timeoutNanos) {
    SettingsBuilder settings = Settings.builder().forks(forks).timeoutNanos(timeoutNanos);
    if (mode == Mode.SINGLE_SHOT_TIME) {
      // A first shot is what this mode is for; its sample is the fork.
      return settings.warmupIterations(0).iterations(1).build();
    }
    return settings
        .warmupIterations(count(warmupMillis, iterationNanos))
        .warmupNanos(iterationNanos)
        .iterations(count(measuredMillis, iterationNanos))
        .nanos(iterationNanos)
        .build();
  }

  private static int count(int millis, long iterationNanos) {
    return (int) Math.max(1, TimeUnit.MILLISECONDS.toNanos(millis) / iterationNanos);
  }

  private static Settings smoke() {
    return Settings.builder()
        .forks(1)
        .warmupForks(0)
        .warmupIterations(0)
        .iterations(1)
        .nanos(TimeUnit.MILLISECONDS.toNanos(1))
        .batchSize(1)
        .timeoutNanos(TimeUnit.SECONDS.toNanos(30))
        .build();
  }
}
