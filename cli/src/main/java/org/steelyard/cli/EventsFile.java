package org.steelyard.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.run.RunListener;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Json;
import org.steelyard.model.Plan;
import org.steelyard.model.RunState;
import tools.jackson.databind.json.JsonMapper;

/**
 * What happens, for programs: a JSON object a line, each with {@code event} and {@code at}. Events
 * are {@code started}, {@code fork-started}, {@code iteration}, {@code fork-ended}, {@code
 * left-out} and {@code ended}.
 */
final class EventsFile implements RunListener, AutoCloseable {
  private final Writer file;
  private final JsonMapper mapper = Json.lines();
  private boolean broken;

  /**
   * @throws UsageException when the file cannot be written
   */
  EventsFile(Path path) throws UsageException {
    try {
      this.file = Files.newBufferedWriter(path, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UsageException("--events " + path + ": cannot be written (" + e.getMessage() + ")");
    }
  }

  private synchronized void write(String event, Object... namesAndValues) {
    Map<String, Object> line = new LinkedHashMap<>();
    line.put("event", event);
    line.put("at", Instant.now().toString());
    for (int i = 0; i < namesAndValues.length; i += 2) {
      line.put((String) namesAndValues[i], namesAndValues[i + 1]);
    }
    try {
      if (!broken) {
        file.write(mapper.writeValueAsString(line) + "\n");
        file.flush();
      }
    } catch (IOException e) {
      // A full disk ends the events, not the run: its journal decides about that.
      broken = true;
    }
  }

  /** An event of a fork: which one it is, then what is told of it. */
  private void write(String event, ForkTask task, Object... namesAndValues) {
    List<Object> all =
        new ArrayList<>(
            List.of(
                "case", task.planned().id(), "caseIndex", task.caseIndex(), "round", task.round()));
    all.addAll(Arrays.asList(namesAndValues));
    write(event, all.toArray());
  }

  @Override
  public void started(Plan plan, int total, int done) {
    write(
        "started", "cases", plan.cases().size(), "forks", total, "done", done, "seed", plan.seed());
  }

  @Override
  public void forkStarted(ForkTask task, double secondsLeft) {
    write("fork-started", task, "secondsLeft", secondsLeft);
  }

  @Override
  public void iteration(ForkTask task, Iteration iteration) {
    write(
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
    write("ended", "state", state.label());
  }

  @Override
  public void close() {
    try {
      file.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
