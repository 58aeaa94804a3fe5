package org.steelyard.engine.compare;

import java.util.ArrayList;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.ForkListener;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.launch.Launcher;
import org.steelyard.engine.run.Journal;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Profile;
import org.steelyard.model.Settings;

/**
 * Runs profilers on what was compared, in forks of their own: a profiler changes what it watches,
 * so no decision may rest on such a fork.
 */
public final class Profiling {
  private final ComparisonPlan plan;
  private final List<JournalEntry> entries;

  /**
   * @param entries of the journal so far
   */
  public Profiling(ComparisonPlan plan, List<JournalEntry> entries) {
    this.plan = plan;
    this.entries = entries;
  }

  /**
   * One arm of a comparison that is still to be profiled.
   *
   * @param arm position of its host
   */
  private record Open(int comparison, boolean candidate, int arm, PlannedCase planned) {}

  /** Whether something is still to be profiled. */
  public boolean isWanted() {
    return !open().isEmpty();
  }

  /**
   * @param launcher with a host for each arm of the plan
   * @throws InterruptedException when the run is being stopped
   */
  public void run(Launcher launcher, Journal journal, CompareListener listener)
      throws EngineException, InterruptedException {
    for (Open one : open()) {
      listener.profiling(one.planned().id(), plan.arms().get(one.arm()).name());
      Fork fork =
          launcher.launch(
              new ForkTask(
                  one.comparison(),
                  one.candidate() ? 1 : 0,
                  one.planned(),
                  plan.settings().profilers()),
              ForkListener.NONE);
      journal.append(
          new JournalEntry.ProfileDone(new Profile(one.comparison(), one.candidate(), fork)));
    }
  }

  /** Every arm of every case that could be measured, with the length that its forks had. */
  private List<Open> open() {
    List<Open> open = new ArrayList<>();
    if (plan.settings().profilers().isEmpty()) {
      return open;
    }
    List<CaseComparison> all = Comparing.of(plan, Comparing.blocks(entries));
    List<Profile> done = Comparing.profiles(entries);
    for (int i = 0; i < all.size(); i++) {
      CaseComparison one = all.get(i);
      if (one.plan().control() || one.couples() == 0) {
        continue;
      }
      for (boolean candidate : new boolean[] {false, true}) {
        int comparison = i;
        if (done.stream()
            .noneMatch(p -> p.comparison() == comparison && p.candidate() == candidate)) {
          open.add(
              new Open(
                  i,
                  candidate,
                  candidate ? one.plan().candidateArm() : one.plan().baselineArm(),
                  planned(one, candidate)));
        }
      }
    }
    return open;
  }

  private static PlannedCase planned(CaseComparison one, boolean candidate) {
    PlannedCase planned = candidate ? one.plan().candidate() : one.plan().baseline();
    int arm = candidate ? one.plan().candidateArm() : one.plan().baselineArm();
    Settings length = Settings.builder().warmupForks(0).build();
    if (one.length() != null) {
      int[] iterations = one.iterations();
      length =
          Settings.builder()
              .warmupForks(0)
              .warmupIterations(iterations[0])
              .warmupNanos(planned.settings().nanos())
              .iterations(iterations[1])
              .build();
    }
    return new PlannedCase(arm, planned.id(), length.over(planned.settings()));
  }
}
