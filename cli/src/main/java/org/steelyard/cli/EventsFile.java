package org.steelyard.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.run.RunListener;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Plan;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;

/**
 * What happens, for programs: a JSON object a line, each with {@code event} and {@code at}. Events
 * are {@code started}, {@code fork-started}, {@code iteration}, {@code fork-ended} and {@code
 * left-out}; when the documents are written, {@code result} for each case, and {@code ended}.
 */
final class EventsFile implements RunListener, AutoCloseable {
  private final EventLines lines;

  /**
   * @throws UsageException when the file cannot be written
   */
  EventsFile(Path path) throws UsageException {
    this.lines = new EventLines(path);
  }

  /** An event of a fork: which one it is, then what is told of it. */
  private void write(String event, ForkTask task, Object... namesAndValues) {
    List<Object> all =
        new ArrayList<>(
            List.of(
                "case", task.planned().id(), "caseIndex", task.caseIndex(), "round", task.round()));
    all.addAll(Arrays.asList(namesAndValues));
    lines.write(event, all.toArray());
  }

  @Override
  public void started(Plan plan, int total, int done) {
    lines.write(
        "started", "cases", plan.cases().size(), "forks", total, "done", done, "seed", plan.seed());
  }

  @Override
  public void forkStarted(ForkTask task, double secondsLeft) {
    write("fork-started", task, "secondsLeft", secondsLeft);
  }

  @Override
  public void iteration(ForkTask task, Iteration iteration) {
    lines.write(
        "iteration",
        "caseIndex",
        task.caseIndex(),
        "round",
        task.round(),
        "warmup",
        iteration.warmup(),
        "score",
        iteration.score());
  }

  @Override
  public void forkEnded(ForkTask task, Fork fork) {
    write(
        "fork-ended",
        task,
        "failed",
        fork.failed(),
        "cause",
        fork.failed() ? fork.failure().cause() : null,
        "unit",
        fork.unit());
  }

  @Override
  public void leftOut(ForkTask task, String reason) {
    write("left-out", task, "reason", reason);
  }

  @Override
  public void ended(RunState state) {
    // Told with the results.
  }

  /** What became of every planned case. */
  void finished(RunDocument document, RunState state) {
    for (CaseResult result : document.cases()) {
      lines.write(
          "result",
          "case",
          result.id(),
          "status",
          result.status(),
          "score",
          result.score() == null ? null : result.score().value(),
          "error",
          result.score() == null ? null : result.score().error(),
          "unit",
          result.score() == null ? null : result.score().unit(),
          "cause",
          result.failure() == null ? null : result.failure().cause(),
          "stack",
          result.failure() == null ? null : result.failure().stack());
    }
    lines.write("ended", "state", state.label());
  }

  @Override
  public void close() {
    lines.close();
  }
}
