package org.steelyard.cli;

import java.util.Locale;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.run.RunListener;
import org.steelyard.model.Effort;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Plan;
import org.steelyard.report.Figures;

/** Shows how a run goes: one line on a terminal, a line a fork elsewhere. */
final class Progress implements RunListener {
  private final Terminal terminal;
  private boolean smoke;
  private int total;
  private int done;
  private int failed;
  private double secondsLeft;
  private String lastScore = "";

  Progress(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public void started(Plan plan, int total, int done) {
    this.smoke = plan.effort() == Effort.SMOKE;
    this.total = total;
    this.done = done;
    terminal.note(
        plan.cases().size() + " cases, " + (total - done) + " forks to make, seed " + plan.seed());
  }

  @Override
  public synchronized void forkStarted(ForkTask task, double secondsLeft) {
    this.secondsLeft = secondsLeft;
    lastScore = "";
    show(task);
    if (terminal.verbose()) {
      terminal.note("# " + task.planned().id().label() + ", fork " + (task.round() + 1));
    }
  }

  @Override
  public synchronized void iteration(ForkTask task, Iteration iteration) {
    lastScore = String.format(Locale.ROOT, "%.3f", iteration.score());
    show(task);
    if (terminal.verbose()) {
      terminal.note((iteration.warmup() ? "# Warmup Iteration: " : "Iteration: ") + lastScore);
    }
  }

  private void show(ForkTask task) {
    terminal.progress(
        String.format(
            Locale.ROOT,
            "%d/%d done%s, %s left | %s %s",
            done,
            total,
            failed == 0 ? "" : ", " + failed + " failed",
            Figures.duration(secondsLeft),
            task.planned().id().label(),
            lastScore));
  }

  @Override
  public synchronized void forkEnded(ForkTask task, Fork fork) {
    done++;
    if (fork.failed()) {
      failed++;
      terminal.error("failed: " + task.planned().id().label() + ": " + fork.failure().cause());
      if (terminal.verbose() && fork.failure().stack() != null) {
        terminal.note(fork.failure().stack());
      }
    } else if (!terminal.live()) {
      // One operation of a smoke run is no score.
      String score = smoke ? "ok" : score(fork) + " " + fork.unit();
      terminal.note(
          String.format(
              Locale.ROOT, "[%d/%d] %s %s", done, total, task.planned().id().label(), score));
    } else {
      show(task);
    }
  }

  private static String score(Fork fork) {
    return String.format(
        Locale.ROOT,
        "%.3f",
        fork.measurement().stream().mapToDouble(Iteration::score).average().orElse(Double.NaN));
  }
}
