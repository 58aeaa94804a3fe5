package org.steelyard.engine.launch;

import org.steelyard.model.Iteration;

/** Hears of a fork while it runs. */
public interface ForkListener {
  /** For who does not listen. */
  ForkListener NONE = iteration -> {};

  /** An iteration has ended; its counters may be missing still. */
  void iteration(Iteration iteration);
}
