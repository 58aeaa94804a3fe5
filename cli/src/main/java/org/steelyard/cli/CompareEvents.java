package org.steelyard.cli;

import java.nio.file.Path;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.compare.CompareListener;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.model.Block;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Iteration;
import org.steelyard.model.RunState;

/**
 * What happens in a comparison, for programs. Events are {@code started}, {@code block-started},
 * {@code iteration}, {@code block-ended} and {@code ended}.
 */
final class CompareEvents implements CompareListener, AutoCloseable {
  private final EventLines lines;

  /**
   * @throws UsageException when the file cannot be written
   */
  CompareEvents(Path path) throws UsageException {
    this.lines = new EventLines(path);
  }

  @Override
  public void started(ComparisonPlan plan, int done) {
    lines.write(
        "started",
        "comparisons",
        plan.comparisons().size(),
        "blocksDone",
        done,
        "seed",
        plan.seed());
  }

  @Override
  public void blockStarted(BlockTask task) {
    lines.write(
        "block-started",
        "case",
        task.baseline().id(),
        "comparison",
        task.comparison(),
        "couple",
        task.couple(),
        "half",
        task.half(),
        "candidateFirst",
        task.candidateFirst());
  }

  @Override
  public void iteration(BlockTask task, boolean candidate, Iteration iteration) {
    lines.write(
        "iteration",
        "comparison",
        task.comparison(),
        "couple",
        task.couple(),
        "half",
        task.half(),
        "candidate",
        candidate,
        "warmup",
        iteration.warmup(),
        "score",
        iteration.score());
  }

  @Override
  public void blockEnded(Block block, CaseVerdict verdict) {
    lines.write(
        "block-ended",
        "comparison",
        block.comparison(),
        "couple",
        block.couple(),
        "half",
        block.half(),
        "arrangement",
        block.arrangement(),
        "verdict",
        verdict.verdict(),
        "effect",
        verdict.time());
  }

  @Override
  public void ended(RunState state) {
    lines.write("ended", "state", state.label());
  }

  @Override
  public void close() {
    lines.close();
  }
}
