package org.steelyard.engine.launch;

import org.steelyard.model.Iteration;

/** Hears of a block while its forks run; from several threads, one at a time. */
public interface BlockListener {
  /** For who does not listen. */
  BlockListener NONE = (candidate, iteration) -> {};

  /**
   * An iteration has ended.
   *
   * @param candidate whether it was the candidate's
   */
  void iteration(boolean candidate, Iteration iteration);
}
