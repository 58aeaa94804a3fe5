package org.steelyard.cli;

import java.util.HashMap;
import java.util.Map;
import org.steelyard.engine.compare.CompareListener;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.model.Block;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Iteration;
import org.steelyard.model.Verdict;
import org.steelyard.report.ComparisonText;
import org.steelyard.report.Figures;

/** Shows how a comparison goes: a line for each verdict, and one for the block at work. */
final class CompareProgress implements CompareListener {
  private final Terminal terminal;
  private final Map<Integer, Verdict> decided = new HashMap<>();
  private int comparisons;
  private double seconds;

  CompareProgress(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void started(ComparisonPlan plan, int done) {
    comparisons = plan.comparisons().size();
    terminal.note(
        comparisons
            + (comparisons == 1 ? " comparison of " : " comparisons of ")
            + String.join(" and ", plan.arms().stream().map(a -> a.name()).toList())
            + ", seed "
            + plan.seed()
            + (done == 0 ? "" : ", " + done + " blocks done"));
  }

  @Override
  public synchronized void blockStarted(BlockTask task) {
    terminal.progress(
        decided.size()
            + "/"
            + comparisons
            + " decided, "
            + Figures.duration(seconds)
            + " | "
            + task.baseline().id().label()
            + ", block "
            + (task.round() + 1));
  }

  @Override
  public synchronized void iteration(BlockTask task, boolean candidate, Iteration iteration) {
    if (terminal.verbose()) {
      terminal.note((candidate ? "candidate " : "baseline  ") + iteration.score());
    }
  }

  @Override
  public synchronized void blockEnded(Block block, CaseVerdict verdict) {
    seconds += block.machineSeconds();
    if (verdict.failure() != null) {
      terminal.error(
          "failed: "
              + verdict.id().label()
              + ": "
              + String.join(", ", verdict.notes())
              + ": "
              + verdict.failure().cause());
    }
    boolean news =
        verdict.verdict() != Verdict.UNDECIDED
            && decided.put(block.comparison(), verdict.verdict()) == null;
    if (verdict.failure() == null && (news || (!terminal.live() && block.half() == 1))) {
      terminal.note(
          "["
              + decided.size()
              + "/"
              + comparisons
              + "] "
              + verdict.id().label()
              + (verdict.control() ? " (control)" : "")
              + "  "
              + ComparisonText.effect(verdict.time())
              + "  "
              + (block.couple() + 1)
              + (block.couple() == 0 ? " couple  " : " couples  ")
              + ComparisonText.verdict(verdict));
    }
  }
}
