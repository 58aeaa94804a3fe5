package org.steelyard.engine.launch;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.steelyard.model.Settings;

/**
 * Knows when a fork has been silent for too long. Anything heard from host or gate starts the clock
 * anew, so the limit holds for a set-up, an iteration, or a tear-down, not for the whole fork.
 */
final class ForkWatch {
  /** JMH interrupts an iteration at its timeout; a fork that survives that is given this long. */
  private static final long GRACE = TimeUnit.SECONDS.toNanos(15);

  private static final long JMH_TIMEOUT = TimeUnit.MINUTES.toNanos(10);

  private final long limit;
  private long lastHeard = System.nanoTime();
  private String phase = "the start of the fork";

  ForkWatch(Settings settings) {
    long iteration = Math.max(nanos(settings.warmupNanos()), nanos(settings.nanos()));
    Long timeout = settings.timeoutNanos();
    this.limit = iteration + (timeout == null ? JMH_TIMEOUT : timeout) + grace(timeout);
  }

  private ForkWatch(long limit) {
    this.limit = limit;
  }

  /** For a benchmark that shares its JVM: another attempt follows, so less patience will do. */
  static ForkWatch impatient(Settings settings, long nanos) {
    return new ForkWatch(Math.min(nanos, new ForkWatch(settings).limit));
  }

  private static long grace(Long timeout) {
    return timeout == null
        ? GRACE
        : Math.min(GRACE, Math.max(timeout, TimeUnit.SECONDS.toNanos(2)));
  }

  private static long nanos(Long value) {
    return value == null ? 0 : value;
  }

  void heard(String phase) {
    this.lastHeard = System.nanoTime();
    this.phase = phase;
  }

  boolean expired(long alsoHeard) {
    return System.nanoTime() - Math.max(lastHeard, alsoHeard) > limit;
  }

  double limitSeconds() {
    return limit / 1e9;
  }

  String phase() {
    return phase;
  }

  /**
   * Asks a JVM to print its threads, as {@code jstack} would: where a fork hangs is worth more than
   * that it hangs. Where there are no signals nothing happens.
   */
  static void askForThreadDump(long pid) {
    try {
      new ProcessBuilder("kill", "-QUIT", Long.toString(pid)).start().waitFor(2, TimeUnit.SECONDS);
      Thread.sleep(500);
    } catch (IOException noSignals) {
      // Then without a dump.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
