package org.steelyard.cli;

import java.util.List;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.run.RunListener;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Plan;
import org.steelyard.model.RunState;

/** Several listeners as one. */
record Listeners(List<RunListener> all) implements RunListener {
  @Override
  public void started(Plan plan, int total, int done) {
    all.forEach(l -> l.started(plan, total, done));
  }

  @Override
  public void forkStarted(ForkTask task, double secondsLeft) {
    all.forEach(l -> l.forkStarted(task, secondsLeft));
  }

  @Override
  public void iteration(ForkTask task, Iteration iteration) {
    all.forEach(l -> l.iteration(task, iteration));
  }

  @Override
  public void forkEnded(ForkTask task, Fork fork) {
    all.forEach(l -> l.forkEnded(task, fork));
  }

  @Override
  public void leftOut(ForkTask task, String reason) {
    all.forEach(l -> l.leftOut(task, reason));
  }

  @Override
  public void ended(RunState state) {
    all.forEach(l -> l.ended(state));
  }
}
