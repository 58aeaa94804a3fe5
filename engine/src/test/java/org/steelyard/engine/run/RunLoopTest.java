package org.steelyard.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.plan.Schedule;
import org.steelyard.engine.scripted.ForkScript;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.ScriptedClock;
import org.steelyard.engine.scripted.ScriptedLauncher;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Plan;
import org.steelyard.model.RunState;

class RunLoopTest {
  @TempDir Path temp;
  private final ScriptedClock clock = new ScriptedClock();
  private final ScriptedLauncher launcher = new ScriptedLauncher(clock);
  private final List<String> leftOut = new ArrayList<>();
  private final List<Double> secondsLeft = new ArrayList<>();
  private RunFolder folder;

  private final RunListener listener =
      new RunListener() {
        @Override
        public void forkStarted(ForkTask task, double left) {
          secondsLeft.add(left);
        }

        @Override
        public void leftOut(ForkTask task, String reason) {
          leftOut.add(ScriptedLauncher.name(task) + " " + reason);
        }
      };

  @BeforeEach
  void makeFolder() throws EngineException {
    folder = RunFolder.create(temp.resolve("run"));
  }

  @Test
  void theForksAreMadeInTheOrderOfTheSchedule() throws Exception {
    Plan plan = Plans.of(5, 3, 2, 3);
    assertThat(run(plan)).isEqualTo(RunState.COMPLETE);
    assertThat(launcher.order()).isEqualTo(names(Schedule.of(plan)));
    assertThat(made(journal())).isEqualTo(launcher.order());
    assertThat(ended().note()).isNull();
  }

  @Test
  void aCaseWithAFailedForkIsNotForkedAgainAndTheOthersComplete() throws Exception {
    Plan plan = Plans.of(5, 3, 3, 3);
    launcher.fails(1, 0, Failure.Kind.CRASHED);
    assertThat(run(plan)).isEqualTo(RunState.COMPLETE);
    assertThat(launcher.order())
        .containsExactlyInAnyOrder("0/0", "1/0", "2/0", "0/1", "2/1", "0/2", "2/2");
    assertThat(leftOut)
        .containsExactlyInAnyOrder(
            "1/1 an earlier fork of this case failed", "1/2 an earlier fork of this case failed");
    assertThat(ended().note()).isNull();
  }

  @Test
  void theFirstFailureEndsTheRunWhereThatIsWanted() throws Exception {
    Plan plan = Plans.of(5, 2, 2, 2);
    List<String> order = names(Schedule.of(plan));
    String third = order.get(2);
    launcher.fails(third.charAt(0) - '0', third.charAt(2) - '0', Failure.Kind.THREW);
    try (Journal journal = begin(plan)) {
      assertThat(new RunLoop(launcher, journal, listener, clock, true).run(plan, List.of()))
          .isEqualTo(RunState.FAILED_EARLY);
    }
    assertThat(launcher.order()).isEqualTo(order.subList(0, 3));
    assertThat(ended().state()).isEqualTo(RunState.FAILED_EARLY);
    // The last fork of the failed case would not have been made in any case.
    assertThat(ended().note()).isEqualTo("2 of 6 forks were not made");
  }

  @Test
  void aBudgetLeavesOutWhatDoesNotFitAndSaysSo() throws Exception {
    // Every fork has 5 s of iterations and really takes 6 s: after the first, a fork is known to
    // cost 6 s. 20 s hold three.
    launcher.otherwise(t -> ForkScript.fork(t.caseIndex(), t.round()).scores(1).takes(6).build());
    Plan plan = Plans.withBudget(Plans.of(5, 2, 2, 2), 20.0);
    assertThat(run(plan)).isEqualTo(RunState.BUDGET);
    assertThat(launcher.order()).isEqualTo(names(Schedule.of(plan)).subList(0, 3));
    assertThat(leftOut).hasSize(3).allMatch(text -> text.endsWith("the budget is used up"));
    assertThat(ended().state()).isEqualTo(RunState.BUDGET);
    assertThat(ended().note()).isEqualTo("3 of 6 forks were not made");
  }

  @Test
  void aBudgetThatIsJustEnoughLeavesNothingOut() throws Exception {
    launcher.otherwise(t -> ForkScript.fork(t.caseIndex(), t.round()).scores(1).takes(6).build());
    assertThat(run(Plans.withBudget(Plans.of(5, 2, 2), 24.0))).isEqualTo(RunState.COMPLETE);
  }

  @Test
  void aShortForkStillFitsWhereALongOneDoesNot() throws Exception {
    Plan plan =
        Plans.of(
            1,
            4.0,
            List.of(
                Plans.planned("a.B.long", 1),
                Plans.planned(
                    "a.B.short",
                    org.steelyard.model.Mode.AVERAGE_TIME,
                    1,
                    Plans.seconds(0, 1).forks(1).build())));
    assertThat(run(plan)).isEqualTo(RunState.BUDGET);
    assertThat(launcher.order()).containsExactly("1/0");
  }

  @Test
  void theTimeLeftIsLearntFromTheForksThatAreDone() throws Exception {
    launcher.otherwise(t -> ForkScript.fork(t.caseIndex(), t.round()).scores(1).takes(7).build());
    run(Plans.of(5, 3));
    // 3 x (5 + 0.7) before anything is known, then 5 + 2 for each that is left.
    assertThat(secondsLeft.get(0)).isCloseTo(17.1, org.assertj.core.api.Assertions.within(1e-6));
    assertThat(secondsLeft.subList(1, 3)).containsExactly(14.0, 7.0);
  }

  @Test
  void anInterruptKeepsWhatWasDoneAndSaysWhatIsLeft() throws Exception {
    Plan plan = Plans.of(5, 2, 2, 2);
    List<String> order = names(Schedule.of(plan));
    interruptAt(launcher, order.get(4));
    assertThat(run(plan)).isEqualTo(RunState.INTERRUPTED);
    assertThat(made(journal())).isEqualTo(order.subList(0, 4));
    assertThat(ended().state()).isEqualTo(RunState.INTERRUPTED);
    assertThat(ended().note()).isEqualTo("2 of 6 forks were not made");
  }

  @Test
  void aLauncherThatBreaksEndsTheRunWithoutAnEndInTheJournal() throws Exception {
    Plan plan = Plans.of(5, 2, 2);
    String second = names(Schedule.of(plan)).get(1);
    launcher.breaksAt(second.charAt(0) - '0', second.charAt(2) - '0', "no host");
    assertThatThrownBy(() -> run(plan)).isInstanceOf(EngineException.class).hasMessage("no host");
    assertThat(journal().entries()).hasSize(1);
  }

  @Test
  void cutAtAnyPointAndResumedTheForksAreExactlyThePlan() throws Exception {
    Plan plan = Plans.of(9, 3, 1, 2, 3);
    List<String> all = names(Schedule.of(plan));
    for (int cut = 0; cut <= all.size(); cut++) {
      folder = RunFolder.create(temp.resolve("cut" + cut));
      ScriptedLauncher first = new ScriptedLauncher(clock);
      if (cut < all.size()) {
        interruptAt(first, all.get(cut));
      }
      try (Journal journal = begin(plan)) {
        new RunLoop(first, journal, listener, clock, false).run(plan, List.of());
      }
      ScriptedLauncher second = new ScriptedLauncher(clock);
      JournalReader before = journal();
      try (Journal journal = Journal.open(folder, before.end())) {
        journal.append(new JournalEntry.Resumed(clock.instant()));
        assertThat(new RunLoop(second, journal, listener, clock, false).run(plan, before.forks()))
            .isEqualTo(RunState.COMPLETE);
      }
      assertThat(second.order()).as("cut at %s", cut).isEqualTo(all.subList(cut, all.size()));
      assertThat(made(journal())).as("cut at %s", cut).isEqualTo(all);
    }
  }

  @Test
  void aCaseThatFailedBeforeTheCutIsNotForkedAfterIt() throws Exception {
    Plan plan = Plans.of(5, 2, 2);
    List<Fork> done = List.of(ForkScript.failed(0, 0, Failure.Kind.HUNG));
    try (Journal journal = begin(plan)) {
      new RunLoop(launcher, journal, listener, clock, false).run(plan, done);
    }
    assertThat(launcher.order()).containsExactly("1/0", "1/1");
  }

  private static void interruptAt(ScriptedLauncher launcher, String name) {
    launcher.interruptedAt(name.charAt(0) - '0', name.charAt(2) - '0');
  }

  private RunState run(Plan plan) throws EngineException {
    try (Journal journal = begin(plan)) {
      return new RunLoop(launcher, journal, listener, clock, false).run(plan, List.of());
    }
  }

  private Journal begin(Plan plan) throws EngineException {
    Journal journal = Journal.open(folder, 0);
    journal.append(Plans.header(plan));
    return journal;
  }

  private JournalReader journal() throws EngineException {
    return JournalReader.read(folder.journal());
  }

  private JournalEntry.Ended ended() throws EngineException {
    List<JournalEntry> entries = journal().entries();
    return (JournalEntry.Ended) entries.get(entries.size() - 1);
  }

  private static List<String> made(JournalReader journal) {
    return journal.forks().stream().map(f -> f.caseIndex() + "/" + f.round()).toList();
  }

  private static List<String> names(List<ForkTask> tasks) {
    return tasks.stream().map(ScriptedLauncher::name).toList();
  }
}
