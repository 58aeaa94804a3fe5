package org.steelyard.engine.run;

import org.steelyard.engine.launch.ForkTask;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Plan;
import org.steelyard.model.RunState;

/** Hears of a run while it goes on. */
public interface RunListener {
  /** For who does not listen. */
  RunListener NONE = new RunListener() {};

  /**
   * @param total forks of the plan
   * @param done forks that an earlier part of the run has done already
   */
  default void started(Plan plan, int total, int done) {}

  /**
   * @param secondsLeft estimate for what is still to be done
   */
  default void forkStarted(ForkTask task, double secondsLeft) {}

  default void iteration(ForkTask task, Iteration iteration) {}

  /** The fork is in the journal. */
  default void forkEnded(ForkTask task, Fork fork) {}

  /** A fork that will not be made, with the reason. */
  default void leftOut(ForkTask task, String reason) {}

  default void ended(RunState state) {}
}
