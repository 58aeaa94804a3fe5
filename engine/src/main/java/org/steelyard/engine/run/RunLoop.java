package org.steelyard.engine.run;

import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.launch.Launcher;
import org.steelyard.engine.plan.Cost;
import org.steelyard.engine.plan.Schedule;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Plan;
import org.steelyard.model.RunState;

/** Makes the forks of a plan one after the other and writes each into the journal. */
public final class RunLoop {
  private final Launcher launcher;
  private final Journal journal;
  private final RunListener listener;
  private final InstantSource clock;
  private final boolean failEarly;

  /**
   * @param failEarly whether the first failure ends the run, as JMH's {@code -foe true} asks
   */
  public RunLoop(
      Launcher launcher,
      Journal journal,
      RunListener listener,
      InstantSource clock,
      boolean failEarly) {
    this.launcher = launcher;
    this.journal = journal;
    this.listener = listener;
    this.clock = clock;
    this.failEarly = failEarly;
  }

  /**
   * Runs what of the plan is not done yet. A case of which a fork failed is not forked again: its
   * result is a failure either way, and the time serves the others.
   *
   * @param done forks of earlier parts of the run
   * @return why it ended; the journal says so too
   */
  public RunState run(Plan plan, List<Fork> done) throws EngineException {
    Progress progress = new Progress(plan, done);
    listener.started(plan, progress.total, done.size());
    RunState state = RunState.COMPLETE;
    try {
      for (ForkTask task : progress.open) {
        if (progress.failed.contains(task.caseIndex())) {
          listener.leftOut(task, "an earlier fork of this case failed");
          continue;
        }
        if (!progress.fits(task)) {
          listener.leftOut(task, "the budget is used up");
          state = RunState.BUDGET;
          continue;
        }
        listener.forkStarted(task, progress.secondsLeft(task));
        Fork fork = launcher.launch(task, iteration -> listener.iteration(task, iteration));
        journal.append(new JournalEntry.ForkDone(fork));
        progress.done(task, fork);
        listener.forkEnded(task, fork);
        if (failEarly && fork.failed()) {
          state = RunState.FAILED_EARLY;
          break;
        }
      }
    } catch (InterruptedException stopped) {
      state = RunState.INTERRUPTED;
    }
    journal.append(new JournalEntry.Ended(clock.instant(), state, progress.note(state)));
    listener.ended(state);
    return state;
  }

  /** Where a run stands, and what the rest will take. */
  private final class Progress {
    private final Plan plan;
    private final List<ForkTask> open;
    private final int total;
    private final Set<Integer> failed = new HashSet<>();
    private final Set<ForkTask> unmade = new HashSet<>();
    private final long start = clock.millis();
    private double overhead;
    private int overheads;

    Progress(Plan plan, List<Fork> done) {
      this.plan = plan;
      List<ForkTask> all = Schedule.of(plan);
      this.total = all.size();
      Set<String> made = new HashSet<>();
      for (Fork fork : done) {
        made.add(fork.caseIndex() + "/" + fork.round());
        if (fork.failed()) {
          failed.add(fork.caseIndex());
        }
      }
      this.open =
          all.stream().filter(t -> !made.contains(t.caseIndex() + "/" + t.round())).toList();
      this.unmade.addAll(open);
    }

    void done(ForkTask task, Fork fork) {
      unmade.remove(task);
      if (fork.failed()) {
        failed.add(task.caseIndex());
      } else {
        overhead += Math.max(0, fork.seconds() - Cost.iterationSeconds(task.planned()));
        overheads++;
      }
    }

    private double seconds(ForkTask task) {
      double each = overheads == 0 ? Cost.OVERHEAD_SECONDS : overhead / overheads;
      return Cost.iterationSeconds(task.planned()) + each;
    }

    boolean fits(ForkTask task) {
      return plan.budgetSeconds() == null
          || (clock.millis() - start) / 1e3 + seconds(task) <= plan.budgetSeconds();
    }

    double secondsLeft(ForkTask next) {
      double left =
          unmade.stream()
              .filter(t -> !failed.contains(t.caseIndex()))
              .mapToDouble(this::seconds)
              .sum();
      return plan.budgetSeconds() == null
          ? left
          : Math.min(left, plan.budgetSeconds() - (clock.millis() - start) / 1e3);
    }

    String note(RunState state) {
      long left = unmade.stream().filter(t -> !failed.contains(t.caseIndex())).count();
      return state == RunState.COMPLETE || left == 0
          ? null
          : left + " of " + total + " forks were not made";
    }
  }
}
