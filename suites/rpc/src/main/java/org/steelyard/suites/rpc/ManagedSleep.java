package org.steelyard.suites.rpc;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;

/**
 * A sleep that lets a fork-join pool put another thread in the sleeper's place. On any other thread
 * it is a plain sleep, and so it is where the pool refuses because it has no thread left to add.
 */
final class ManagedSleep implements ForkJoinPool.ManagedBlocker {

  private final long millis;
  private boolean slept;

  private ManagedSleep(long millis) {
    this.millis = millis;
  }

  /**
   * Sleeps for that long, in milliseconds.
   *
   * @throws IllegalStateException if the thread is interrupted, whose interrupt status is kept
   */
  static void sleep(long millis) {
    ManagedSleep sleep = new ManagedSleep(millis);
    try {
      try {
        ForkJoinPool.managedBlock(sleep);
      } catch (RejectedExecutionException refused) {
        sleep.block();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(
          "A sleep of " + millis + " ms was interrupted: the server was stopped under a call.", e);
    }
  }

  @Override
  public boolean block() throws InterruptedException {
    if (!slept) {
      Thread.sleep(millis);
      slept = true;
    }
    return true;
  }

  @Override
  public boolean isReleasable() {
    return slept;
  }
}
