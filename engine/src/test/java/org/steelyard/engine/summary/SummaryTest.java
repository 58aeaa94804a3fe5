package org.steelyard.engine.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.steelyard.engine.scripted.ForkScript.fork;
import static org.steelyard.engine.scripted.ForkScript.good;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.steelyard.engine.scripted.ForkScript;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Mode;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Settings;
import org.steelyard.model.Target;
import org.steelyard.model.Warning.Kind;

class SummaryTest {
  private static final Instant LATER = Instant.parse("2026-03-01T13:00:00Z");

  @Test
  void everyPlannedCaseIsReportedOnceInTheOrderOfThePlan() {
    Plan plan = Plans.of(1, 2, 2, 2, 2);
    RunDocument document =
        summary(plan, good(3, 0), good(0, 0), good(0, 1), failed(2, 0), good(1, 0));
    assertThat(document.cases())
        .extracting(CaseResult::id)
        .containsExactlyElementsOf(plan.cases().stream().map(PlannedCase::id).toList());
    assertThat(document.cases())
        .extracting(CaseResult::status)
        .containsExactly(Status.MEASURED, Status.PARTLY, Status.FAILED, Status.PARTLY);
  }

  @Test
  void aCaseThatWasNotReachedIsLeftOut() {
    CaseResult result = summary(Plans.of(1, 1)).cases().get(0);
    assertThat(result.status()).isEqualTo(Status.LEFT_OUT);
    assertThat(result.score()).isNull();
    assertThat(result.timePerOperation()).isNull();
    assertThat(result.warnings()).isEmpty();
  }

  @Test
  void aFailedCaseHasItsFirstFailureTheScoreOfItsGoodForksAndAllForks() {
    Fork good = fork(0, 0).warmup(9_999).scores(10, 20).build();
    Fork first = fork(0, 1).fails(Failure.Kind.HUNG, "first").build();
    Fork second = fork(0, 2).fails(Failure.Kind.THREW, "second").build();
    CaseResult result = summary(Plans.of(1, 3), good, first, second).cases().get(0);
    assertThat(result.status()).isEqualTo(Status.FAILED);
    assertThat(result.failure().cause()).isEqualTo("first");
    assertThat(result.score().value()).isEqualTo(15);
    assertThat(result.score().forks()).isEqualTo(1);
    assertThat(result.forks()).containsExactly(good, first, second);
  }

  @Test
  void aCaseWithoutAForkCountIsMeasuredByOne() {
    Plan plan =
        Plans.of(1, null, List.of(Plans.planned("a.B.c", Mode.AVERAGE_TIME, 1, Settings.NONE)));
    assertThat(summary(plan, good(0, 0)).cases().get(0).status()).isEqualTo(Status.MEASURED);
  }

  @Test
  void aJournalWithoutAnEndIsACutOffRun() {
    RunDocument document = summary(Plans.of(1, 1), good(0, 0));
    assertThat(document.state()).isEqualTo(RunState.CUT_OFF);
    assertThat(document.ended()).isNull();
  }

  @ParameterizedTest
  @EnumSource(RunState.class)
  void theEndOfAJournalIsThatOfTheRun(RunState state) {
    RunDocument document =
        Summary.of(
            Plans.header(Plans.of(1, 1)), List.of(new JournalEntry.Ended(LATER, state, "a note")));
    assertThat(document.state()).isEqualTo(state);
    assertThat(document.ended()).isEqualTo(LATER);
    assertThat(document.note()).isEqualTo("a note");
  }

  @Test
  void aResumedRunHasNotEndedYetAndKeepsItsForks() {
    List<JournalEntry> entries =
        List.of(
            new JournalEntry.ForkDone(good(0, 0)),
            new JournalEntry.Ended(LATER, RunState.INTERRUPTED, "1 of 2 forks were not made"),
            new JournalEntry.Resumed(LATER));
    RunDocument resumed = Summary.of(Plans.header(Plans.of(1, 2)), entries);
    assertThat(resumed.state()).isEqualTo(RunState.CUT_OFF);
    assertThat(resumed.ended()).isNull();
    assertThat(resumed.note()).isNull();

    List<JournalEntry> more = new ArrayList<>(entries);
    more.add(new JournalEntry.ForkDone(good(0, 1)));
    more.add(new JournalEntry.Ended(LATER, RunState.COMPLETE, null));
    RunDocument complete = Summary.of(Plans.header(Plans.of(1, 2)), more);
    assertThat(complete.state()).isEqualTo(RunState.COMPLETE);
    assertThat(complete.cases().get(0).status()).isEqualTo(Status.MEASURED);
    assertThat(complete.cases().get(0).forks()).hasSize(2);
  }

  @Test
  void whatTheHeaderSaysIsInTheDocument() {
    Plan plan = Plans.of(42, 1);
    RunDocument document = summary(plan);
    assertThat(document.seed()).isEqualTo(42);
    assertThat(document.command()).isEqualTo(plan.command());
    assertThat(document.targets()).isEqualTo(plan.targets());
    assertThat(document.environment()).isEqualTo(Plans.MACHINE);
    assertThat(document.cases().get(0).target()).isEqualTo("bench.jar");
  }

  @Test
  void launcherFlagsAreLookedUpByTheClassOfTheBenchmark() {
    Plan plan = Plans.of(1, 2);
    Target target =
        new Target(
            "bench.jar",
            List.of(),
            "1.37",
            Map.of("org.example.Bench", List.of("-Xss9m"), "org.example.Other", List.of("-Xss1m")));
    Plan flagged =
        new Plan(
            plan.command(), 1, null, null, plan.jvm(), List.of(), List.of(target), plan.cases());
    assertThat(summary(flagged, good(0, 0), good(0, 1)).cases().get(0).warnings())
        .singleElement()
        .satisfies(
            w -> {
              assertThat(w.kind()).isEqualTo(Kind.OTHER_LAUNCHER);
              assertThat(w.detail()).contains("-Xss9m").doesNotContain("-Xss1m");
            });
  }

  @Test
  void aMachineThatSlowsDownIsSeenOverAllCasesTogether() {
    // Ten cases of very different size; everything takes 1 % longer each round of 100 s.
    List<Fork> forks = drifting(0.01);
    RunDocument document = summary(Plans.of(1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4), forks);
    assertThat(document.warnings())
        .singleElement()
        .satisfies(
            w -> {
              assertThat(w.kind()).isEqualTo(Kind.DRIFT);
              assertThat(w.detail()).contains("slower");
            });
  }

  @Test
  void aMachineThatStaysAsItIsHasNoDrift() {
    assertThat(summary(Plans.of(1, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4), drifting(0)).warnings())
        .isEmpty();
  }

  @Test
  void forksThatScoreNothingAreNoDrift() {
    List<Fork> forks = new ArrayList<>();
    for (int i = 0; i < 4; i++) {
      forks.add(fork(0, i).at(i).unit("ops/s").warmup(9_999).scores(0, 0).build());
    }
    assertThat(summary(Plans.of(1, 4), forks).warnings()).isEmpty();
  }

  private static List<Fork> drifting(double perRound) {
    List<Fork> forks = new ArrayList<>();
    for (int round = 0; round < 4; round++) {
      for (int i = 0; i < 10; i++) {
        double size = Math.pow(3, i) * 10;
        double noise = 1 + 0.002 * ((i * 7 + round * 3) % 5 - 2);
        forks.add(
            ForkScript.fork(i, round)
                .at(100 * round + 10 * i)
                .warmup(1_000_000)
                .scores(size * (1 + perRound * round) * noise)
                .build());
      }
    }
    return forks;
  }

  private static Fork failed(int caseIndex, int round) {
    return ForkScript.failed(caseIndex, round, Failure.Kind.THREW);
  }

  private static RunDocument summary(Plan plan, Fork... forks) {
    return summary(plan, List.of(forks));
  }

  private static RunDocument summary(Plan plan, List<Fork> forks) {
    List<JournalEntry> entries = new ArrayList<>();
    forks.forEach(f -> entries.add(new JournalEntry.ForkDone(f)));
    return Summary.of(Plans.header(plan), entries);
  }
}
