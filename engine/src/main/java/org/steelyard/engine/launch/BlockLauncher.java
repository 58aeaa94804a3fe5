package org.steelyard.engine.launch;

import org.steelyard.engine.EngineException;
import org.steelyard.model.Block;

/** Makes blocks. As with {@link Launcher}, tests make them by a script. */
public interface BlockLauncher extends AutoCloseable {
  /**
   * Makes one block and waits for the end of its forks. A fork that goes wrong is an outcome like
   * any other; where it went wrong beside the other one, both are made again one after the other
   * before that is believed.
   *
   * @throws EngineException when no fork can be made at all
   * @throws InterruptedException when the run is being stopped; what the forks did is not to be
   *     believed
   */
  Block launch(BlockTask task, BlockListener listener) throws EngineException, InterruptedException;

  /** Ends the forks at work, if any, from another thread; {@code launch} then throws. */
  void stop();

  @Override
  void close();
}
