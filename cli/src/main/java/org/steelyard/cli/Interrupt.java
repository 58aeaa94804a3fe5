package org.steelyard.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.steelyard.engine.EngineException;
import org.steelyard.model.RunState;

/**
 * Ctrl-C, or a polite kill: stops what is at work and gives it a moment to write down how far it
 * came, before the JVM ends. It takes well below a second where the machine is not overloaded; the
 * patience is longer, because how to resume must not get lost where it is.
 */
final class Interrupt {
  private static final long PATIENCE_MILLIS = 4_000;

  private final CountDownLatch finished = new CountDownLatch(1);

  /** Work that can be stopped. */
  interface Work {
    RunState run() throws EngineException;
  }

  /**
   * @param stop ends the work from another thread
   */
  RunState during(Runnable stop, Work work) throws EngineException {
    Thread hook =
        new Thread(
            () -> {
              stop.run();
              try {
                finished.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS);
              } catch (InterruptedException e) {
                // The JVM ends anyway.
              }
            },
            "steelyard-interrupt");
    Runtime.getRuntime().addShutdownHook(hook);
    RunState state = work.run();
    if (state != RunState.INTERRUPTED) {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException shuttingDown) {
        // It came in the last moment; the hook waits until we are finished.
      }
    }
    return state;
  }

  /** Everything is written. */
  void finished() {
    finished.countDown();
  }
}
