package org.steelyard.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.ScriptedLauncher;
import org.steelyard.model.Plan;
import org.steelyard.model.Settings;

class ScheduleTest {

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 42, -7, Long.MAX_VALUE})
  void everyForkIsMadeOnceAndNoRoundBeginsBeforeTheLastHasEnded(long seed) {
    List<ForkTask> schedule = Schedule.of(Plans.of(seed, 3, 1, 2, 3));

    // Written out: round 0 has all four cases, round 1 those with two forks, round 2 those with 3.
    assertThat(names(schedule.subList(0, 4))).containsExactlyInAnyOrder("0/0", "1/0", "2/0", "3/0");
    assertThat(names(schedule.subList(4, 7))).containsExactlyInAnyOrder("0/1", "2/1", "3/1");
    assertThat(names(schedule.subList(7, 9))).containsExactlyInAnyOrder("0/2", "3/2");
    assertThat(schedule).hasSize(9);
  }

  @Test
  void theSameSeedGivesTheSameOrder() {
    assertThat(names(Schedule.of(Plans.of(11, 5, 5, 5, 5))))
        .isEqualTo(names(Schedule.of(Plans.of(11, 5, 5, 5, 5))));
  }

  @Test
  void anotherSeedGivesAnotherOrder() {
    Set<List<String>> orders =
        IntStream.range(0, 20)
            .mapToObj(seed -> names(Schedule.of(Plans.of(seed, 5, 5, 5, 5))))
            .collect(Collectors.toSet());
    assertThat(orders).hasSize(20);
  }

  @Test
  void everyRoundIsShuffledAnew() {
    List<ForkTask> schedule = Schedule.of(Plans.of(3, 10, 10, 10, 10, 10, 10));
    Set<List<Integer>> rounds = new java.util.HashSet<>();
    for (int round = 0; round < 10; round++) {
      List<Integer> order = new ArrayList<>();
      schedule.subList(6 * round, 6 * round + 6).forEach(t -> order.add(t.caseIndex()));
      rounds.add(order);
    }
    assertThat(rounds).hasSizeGreaterThan(5);
  }

  @Test
  void aCaseWithoutAForkCountHasOneFork() {
    Plan plan =
        Plans.of(
            1,
            null,
            List.of(Plans.planned("a.B.c", org.steelyard.model.Mode.THROUGHPUT, 1, Settings.NONE)));
    assertThat(names(Schedule.of(plan))).containsExactly("0/0");
  }

  @Test
  void aForkCarriesItsCaseAndTheProfilersOfThePlan() {
    Plan plan = Plans.of(1, 1, 1);
    Plan profiled =
        new Plan(
            plan.command(), 1, null, null, plan.jvm(), List.of("gc"), plan.targets(), plan.cases());
    assertThat(Schedule.of(profiled))
        .allSatisfy(
            task -> {
              assertThat(task.planned()).isEqualTo(plan.cases().get(task.caseIndex()));
              assertThat(task.profilers()).containsExactly("gc");
            });
  }

  private static List<String> names(List<ForkTask> tasks) {
    return tasks.stream().map(ScriptedLauncher::name).toList();
  }
}
