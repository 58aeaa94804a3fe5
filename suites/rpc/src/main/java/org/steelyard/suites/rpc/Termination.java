package org.steelyard.suites.rpc;

import java.util.concurrent.TimeUnit;

/** Waits for what was told to stop, so that no fork measures beside the remains of another. */
@FunctionalInterface
interface Termination {

  /** Waits no longer than that and returns whether it has stopped. */
  boolean await(long timeout, TimeUnit unit) throws InterruptedException;

  /**
   * Waits for ten seconds at most.
   *
   * @param what its name in the message
   * @throws IllegalStateException if it has not stopped by then, or if the thread is interrupted,
   *     whose interrupt status is kept
   */
  static void await(String what, Termination stopping) {
    try {
      if (!stopping.await(10, TimeUnit.SECONDS)) {
        throw new IllegalStateException(
            "The " + what + " still runs 10 s after it was stopped. Discard this result.");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(
          "Interrupted while the " + what + " was stopping. Discard this result.", e);
    }
  }
}
