package org.steelyard.engine;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * Something read from disk while something else starts: what a command does before its first fork
 * is time that its user waits.
 */
public final class Meanwhile<T> {
  private final FutureTask<T> task;

  private Meanwhile(FutureTask<T> task) {
    this.task = task;
  }

  /** What is to be done; may fail as anything of the engine. */
  public interface Work<T> {
    T get() throws EngineException;
  }

  public static <T> Meanwhile<T> doing(Work<T> work) {
    FutureTask<T> task = new FutureTask<>(work::get);
    Thread thread = new Thread(task, "steelyard-meanwhile");
    thread.setDaemon(true);
    thread.start();
    return new Meanwhile<>(task);
  }

  /** Waits for the result. */
  public T done() throws EngineException {
    try {
      return task.get();
    } catch (ExecutionException e) {
      if (e.getCause() instanceof EngineException known) {
        throw known;
      }
      throw new IllegalStateException(e.getCause());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new EngineException("interrupted", e);
    }
  }
}
