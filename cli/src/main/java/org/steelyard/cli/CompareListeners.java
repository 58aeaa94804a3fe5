package org.steelyard.cli;

import java.util.List;
import org.steelyard.engine.compare.CompareListener;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.model.Block;
import org.steelyard.model.Case;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Iteration;
import org.steelyard.model.RunState;

/** Several listeners of a comparison as one. */
record CompareListeners(List<CompareListener> all) implements CompareListener {
  @Override
  public void started(ComparisonPlan plan, int done) {
    all.forEach(l -> l.started(plan, done));
  }

  @Override
  public void blockStarted(BlockTask task) {
    all.forEach(l -> l.blockStarted(task));
  }

  @Override
  public void iteration(BlockTask task, boolean candidate, Iteration iteration) {
    all.forEach(l -> l.iteration(task, candidate, iteration));
  }

  @Override
  public void blockEnded(Block block, CaseVerdict verdict) {
    all.forEach(l -> l.blockEnded(block, verdict));
  }

  @Override
  public void profiling(Case id, String arm) {
    all.forEach(l -> l.profiling(id, arm));
  }

  @Override
  public void ended(RunState state) {
    all.forEach(l -> l.ended(state));
  }
}
