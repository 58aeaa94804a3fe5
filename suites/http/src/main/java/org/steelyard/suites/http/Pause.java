package org.steelyard.suites.http;

import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * Lets the core idle before an operation, as a server's thread does between requests: the clock may
 * fall and others may use the caches.
 */
@State(Scope.Benchmark)
public class Pause {
  /** How long to sleep, in milliseconds; not negative. */
  @Param("10")
  long pauseMillis;

  void take() throws InterruptedException {
    Thread.sleep(pauseMillis);
  }
}
