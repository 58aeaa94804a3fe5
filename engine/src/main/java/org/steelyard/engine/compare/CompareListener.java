package org.steelyard.engine.compare;

import org.steelyard.engine.launch.BlockTask;
import org.steelyard.model.Block;
import org.steelyard.model.Case;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Iteration;
import org.steelyard.model.RunState;

/** Hears of a comparison while it goes on. */
public interface CompareListener {
  /** For who does not listen. */
  CompareListener NONE = new CompareListener() {};

  /**
   * @param done blocks that an earlier part of the run has done already
   */
  default void started(ComparisonPlan plan, int done) {}

  default void blockStarted(BlockTask task) {}

  default void iteration(BlockTask task, boolean candidate, Iteration iteration) {}

  /**
   * The block is in the journal.
   *
   * @param verdict what its comparison comes to with it
   */
  default void blockEnded(Block block, CaseVerdict verdict) {}

  /** A fork with profilers is being made, which no decision uses. */
  default void profiling(Case id, String arm) {}

  default void ended(RunState state) {}
}
