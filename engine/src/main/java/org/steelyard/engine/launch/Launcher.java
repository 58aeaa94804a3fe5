package org.steelyard.engine.launch;

import org.steelyard.engine.EngineException;
import org.steelyard.model.Fork;

/**
 * Makes forks. The engine knows only this, so that order, resume, time limits and decisions can be
 * tested with forks that follow a script.
 */
public interface Launcher extends AutoCloseable {
  /**
   * Makes one fork and waits for its end. A fork that goes wrong is an outcome like any other.
   *
   * @throws EngineException when no fork can be made at all
   * @throws InterruptedException when the run is being stopped; what the fork did is not to be
   *     believed
   */
  Fork launch(ForkTask task, ForkListener listener) throws EngineException, InterruptedException;

  /** Ends the fork at work, if any, from another thread; {@code launch} then throws. */
  void stop();

  @Override
  void close();
}
