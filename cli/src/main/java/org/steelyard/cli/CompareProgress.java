package org.steelyard.cli;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.engine.compare.CompareListener;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.model.Block;
import org.steelyard.model.Case;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Iteration;
import org.steelyard.model.Verdict;
import org.steelyard.report.ComparisonText;
import org.steelyard.report.Figures;

/**
 * Shows how a comparison goes: a line for each verdict, which stays; on a terminal below them the
 * cases that are open and the block at work.
 */
final class CompareProgress implements CompareListener {
  /** More would push the verdicts out of sight. */
  private static final int OPEN_SHOWN = 8;

  private final Terminal terminal;
  private final Map<Integer, String> open = new LinkedHashMap<>();
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
    List<String> lines =
        new ArrayList<>(
            open.values().stream().skip(Math.max(0, open.size() - OPEN_SHOWN)).toList());
    lines.add(
        decided.size()
            + "/"
            + comparisons
            + " decided, "
            + Figures.duration(seconds)
            + " | "
            + task.baseline().id().label()
            + ", block "
            + (task.round() + 1));
    terminal.progress(lines);
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
    open.remove(block.comparison());
    if (verdict.verdict() == Verdict.UNDECIDED) {
      // The one that was at work last stands last.
      open.put(block.comparison(), "      " + row(block, verdict));
    }
    if (verdict.failure() == null && (news || (!terminal.live() && block.half() == 1))) {
      terminal.note("[" + decided.size() + "/" + comparisons + "] " + row(block, verdict));
    }
  }

  private static String row(Block block, CaseVerdict verdict) {
    return verdict.id().label()
        + (verdict.control() ? " (control)" : "")
        + "  "
        + ComparisonText.effect(verdict.time())
        + "  "
        + (block.couple() + 1)
        + (block.couple() == 0 ? " couple  " : " couples  ")
        + ComparisonText.verdict(verdict);
  }

  @Override
  public void profiling(Case id, String arm) {
    terminal.progress("profiling " + id.label() + " of " + arm);
  }
}
