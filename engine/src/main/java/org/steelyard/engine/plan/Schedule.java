package org.steelyard.engine.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;

/**
 * The order of the forks: in rounds, one fork of every case in each, every round shuffled anew. So
 * the forks of a case are spread over the whole run, and a machine that drifts does not make a
 * difference between cases.
 */
public final class Schedule {
  private Schedule() {}

  /** All forks of a plan, always in the same order for the same plan. */
  public static List<ForkTask> of(Plan plan) {
    Random random = new Random(plan.seed());
    int rounds = plan.cases().stream().mapToInt(Schedule::forks).max().orElse(0);
    List<ForkTask> tasks = new ArrayList<>();
    for (int round = 0; round < rounds; round++) {
      List<ForkTask> thisRound = new ArrayList<>();
      for (int i = 0; i < plan.cases().size(); i++) {
        if (round < forks(plan.cases().get(i))) {
          thisRound.add(new ForkTask(i, round, plan.cases().get(i), plan.profilers()));
        }
      }
      Collections.shuffle(thisRound, random);
      tasks.addAll(thisRound);
    }
    return tasks;
  }

  private static int forks(PlannedCase planned) {
    Integer forks = planned.settings().forks();
    return forks == null ? 1 : forks;
  }
}
