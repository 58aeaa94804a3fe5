package org.steelyard.engine.launch;

import org.steelyard.engine.EngineException;
import org.steelyard.model.Fork;

/**
 * A JVM in which benchmarks run one after the other, without forks: fast, and good enough to see
 * that they still run. A failure in it is not to be believed: who came before may be to blame.
 */
public interface SharedHost extends AutoCloseable {
  /** Runs one case; the host may be dead afterwards. */
  Fork run(ForkTask task) throws InterruptedException;

  boolean isAlive();

  /** Ends what runs in it, from another thread. */
  void kill();

  @Override
  void close();

  /** Opens shared hosts. */
  interface Opener {
    /**
     * @throws EngineException when no JVM comes up with this command
     */
    SharedHost open(HostCommand command) throws EngineException;
  }
}
