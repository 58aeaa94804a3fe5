package org.steelyard.engine.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.engine.scripted.ComparisonPlans;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.ScriptedBlocks;
import org.steelyard.engine.scripted.ScriptedClock;
import org.steelyard.model.Block;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.ComparisonSettings;
import org.steelyard.model.Effort;
import org.steelyard.model.History;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.RunState;
import org.steelyard.model.Verdict;

class CompareLoopTest {
  @TempDir Path temp;
  private final ScriptedClock clock = new ScriptedClock();
  private final ScriptedBlocks blocks = new ScriptedBlocks(clock);
  private RunFolder folder;

  @BeforeEach
  void makeFolder() throws EngineException {
    folder = RunFolder.create(temp.resolve("run"));
  }

  private static ComparisonPlan plan(long seed, @Nullable Double budget, int comparisons) {
    return plan(seed, budget, null, null, comparisons);
  }

  private static ComparisonPlan plan(
      long seed,
      @Nullable Double budget,
      @Nullable Integer couples,
      @Nullable History history,
      int comparisons) {
    return ComparisonPlans.of(
        seed,
        ComparisonSettings.USUAL.withBudget(budget).withCouples(couples),
        history,
        comparisons);
  }

  private RunState run(ComparisonPlan plan) throws EngineException {
    try (Journal journal = Journal.open(folder, 0)) {
      journal.append(
          new JournalEntry.ComparisonHeader(
              JournalEntry.Header.FORMAT, "test", clock.instant(), Plans.MACHINE, plan));
      return loop(journal).run(plan, List.of());
    }
  }

  private RunState resume(ComparisonPlan plan) throws EngineException {
    ComparisonJournal before = ComparisonJournal.read(folder.journal());
    try (Journal journal = Journal.open(folder, before.end())) {
      journal.append(new JournalEntry.Resumed(clock.instant()));
      return loop(journal).run(plan, Comparing.blocks(before.entries()));
    }
  }

  private CompareLoop loop(Journal journal) {
    return new CompareLoop(blocks, journal, CompareListener.NONE, clock);
  }

  private ComparisonDocument document() throws EngineException {
    ComparisonJournal journal = ComparisonJournal.read(folder.journal());
    return Comparing.document(journal.header(), journal.entries());
  }

  private CaseVerdict verdict(int comparison) throws EngineException {
    return document().verdicts().get(comparison);
  }

  private List<Block> journaled(int comparison) throws EngineException {
    return Comparing.blocks(ComparisonJournal.read(folder.journal()).entries()).stream()
        .filter(b -> b.comparison() == comparison)
        .toList();
  }

  @Test
  void theBlocksOfACoupleMirrorEachOtherAndWhoIsFirstIsDrawn() throws Exception {
    blocks.noises(0.1);
    run(plan(7, null, 6, null, 4));

    for (int comparison = 0; comparison < 4; comparison++) {
      int of = comparison;
      List<BlockTask> its = blocks.made().stream().filter(t -> t.comparison() == of).toList();
      assertThat(its).hasSize(12);
      for (int couple = 0; couple < 6; couple++) {
        assertThat(its.get(2 * couple).candidateFirst())
            .isNotEqualTo(its.get(2 * couple + 1).candidateFirst());
      }
    }
    assertThat(blocks.made().stream().filter(t -> t.half() == 0).map(BlockTask::candidateFirst))
        .contains(true, false);
  }

  @Test
  void aCoupleIsMadeInOneGo() throws Exception {
    run(plan(7, null, 3));

    for (int i = 0; i < blocks.made().size(); i += 2) {
      assertThat(blocks.made().get(i).comparison())
          .isEqualTo(blocks.made().get(i + 1).comparison());
    }
  }

  @Test
  void pilotIsEndedOnceItLiesLevelAndLaterForksOfBothArmsHaveItsLength() throws Exception {
    run(plan(7, null, 1));

    // A flat series is level at the shortest length, 4 s: half of it warm-up.
    Block pilot = Comparing.blocks(ComparisonJournal.read(folder.journal()).entries()).get(0);
    assertThat(pilot.baseline().series()).hasSize(40);
    for (BlockTask later : blocks.made().subList(1, blocks.made().size())) {
      assertThat(later.baseline().settings().warmupIterations()).isEqualTo(20);
      assertThat(later.baseline().settings().iterations()).isEqualTo(20);
      assertThat(later.candidate().settings().warmupIterations()).isEqualTo(20);
      assertThat(later.candidate().settings().iterations()).isEqualTo(20);
    }
    assertThat(verdict(0).warmupSeconds()).isCloseTo(2, within(0.01));
  }

  @Test
  void addressesAreShiftedWithoutTakingAwayWhatTheForkIsGiven() throws Exception {
    run(plan(7, null, 1));

    List<String> pads =
        blocks.made().stream()
            .flatMap(t -> List.of(t.baseline(), t.candidate()).stream())
            .map(c -> c.settings().jvmArgsPrepend())
            .peek(args -> assertThat(args).hasSize(2).first().isEqualTo("-Xmx1g"))
            .map(args -> args.get(1))
            .toList();
    assertThat(pads).allMatch(pad -> pad.matches("-Dsteelyard\\.pad=x{0,4095}"));
    assertThat(pads).doesNotHaveDuplicates();
  }

  @Test
  void clearDifferencesAreDecidedByTwoCouplesInBothDirections() throws Exception {
    blocks.effects(0.2, -0.2, 0).noises(0.002);
    assertThat(run(plan(7, null, 3))).isEqualTo(RunState.COMPLETE);

    assertThat(verdict(0).verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(verdict(0).time().change()).isCloseTo(0.2, within(0.01));
    assertThat(verdict(0).couples()).isEqualTo(2);
    assertThat(verdict(0).holds()).isTrue();
    assertThat(verdict(1).verdict()).isEqualTo(Verdict.FASTER);
    assertThat(verdict(1).holds()).isFalse();
    assertThat(verdict(2).verdict()).isEqualTo(Verdict.SAME);
    assertThat(verdict(2).baselineNanos()).isCloseTo(100, within(40.0));
  }

  @Test
  void historyDecidesAfterOneCouple() throws Exception {
    blocks.effects(0.2).noises(0.002);
    run(plan(7, null, null, new History(2 * 0.002 * 0.002, 9), 1));

    assertThat(blocks.made()).hasSize(2);
    assertThat(verdict(0).verdict()).isEqualTo(Verdict.SLOWER);
  }

  @Test
  void aForkThatFailsMakesAFailedCaseWhicheverArmItWasAndTheOthersAreDecided() throws Exception {
    for (boolean candidate : new boolean[] {false, true}) {
      folder = RunFolder.create(temp.resolve("run-" + candidate));
      blocks.effects(0.2).fails(1, 2, candidate);
      run(plan(7, null, 3));

      assertThat(verdict(1).verdict()).isEqualTo(Verdict.FAILED);
      assertThat(journaled(1)).hasSize(3);
      assertThat(verdict(1).failure().cause()).isEqualTo("the JVM ended");
      assertThat(verdict(1).notes())
          .contains(candidate ? "the candidate failed" : "the baseline failed");
      assertThat(verdict(1).holds()).isFalse();
      assertThat(verdict(0).verdict()).isEqualTo(Verdict.SLOWER);
      assertThat(verdict(2).verdict()).isEqualTo(Verdict.SLOWER);
    }
  }

  @Test
  void caseWhoseForksDoNotGetOnTogetherStaysSequential() throws Exception {
    blocks.noises(0.1).apartFrom(0);
    run(plan(7, null, 3, null, 1));

    assertThat(blocks.made().get(0).arrangement()).isEqualTo(Arrangement.TURNS);
    assertThat(blocks.made().subList(1, 6))
        .allMatch(t -> t.arrangement() == Arrangement.SEQUENTIAL);
    assertThat(verdict(0).notes()).anyMatch(n -> n.contains("port in use"));
  }

  @Test
  void duetsArePlayedOnlyWhereTheProbeFindsThatForksDoNotSlowEachOther() throws Exception {
    ComparisonSettings duet =
        new ComparisonSettings(Effort.STANDARD, null, Clock.AUTO, 3, null, null, 1, List.of());
    ComparisonPlan plan = ComparisonPlans.of(7, duet, null, 1);

    blocks.noises(0.001).duets(0.01);
    run(plan);
    assertThat(blocks.made().get(0).arrangement()).isEqualTo(Arrangement.TURNS);
    assertThat(blocks.made().subList(1, 6)).allMatch(t -> t.arrangement() == Arrangement.DUET);
    assertThat(verdict(0).notes()).isEmpty();

    folder = RunFolder.create(temp.resolve("disturbed"));
    blocks.duets(0.2);
    run(plan);
    assertThat(blocks.made().subList(6, 12))
        .extracting(BlockTask::arrangement)
        .containsExactly(
            Arrangement.TURNS,
            Arrangement.DUET,
            Arrangement.TURNS,
            Arrangement.TURNS,
            Arrangement.TURNS,
            Arrangement.TURNS);
    assertThat(verdict(0).notes()).anyMatch(n -> n.contains("no duet: beside each other"));
  }

  @Test
  void whatWasStoppedGoesOnWithTheNextBlockAndComesToTheSame() throws Exception {
    ComparisonPlan plan = plan(7, null, 3);
    blocks.noises(0.001).stopBefore(3);
    assertThat(run(plan)).isEqualTo(RunState.INTERRUPTED);
    assertThat(document().state()).isEqualTo(RunState.INTERRUPTED);
    assertThat(document().note()).isEqualTo("3 of 3 comparisons are not done");

    blocks.stopBefore(-1);
    assertThat(resume(plan)).isEqualTo(RunState.COMPLETE);

    // The second half of the couple that was cut, then the rest: no block twice, none left out.
    List<String> made = blocks.made().stream().map(t -> t.comparison() + "/" + t.round()).toList();
    assertThat(made).doesNotHaveDuplicates().hasSize(12);
    assertThat(document().verdicts()).allMatch(v -> v.verdict() == Verdict.SAME);
    assertThat(document().note()).isNull();
  }

  @Test
  void budgetEndsBeforeACoupleThatDoesNotFitAndSaysWhatIsOpen() throws Exception {
    blocks.noises(0.3);
    // A couple of 4 s forks is 18.8 s.
    assertThat(run(plan(7, 60.0, 1))).isEqualTo(RunState.BUDGET);

    assertThat(blocks.made()).hasSize(6);
    assertThat(verdict(0).verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(document().note()).isEqualTo("1 of 1 comparisons are not done");
  }

  @Test
  void theNextCoupleGoesWhereItDecidesSoonest() throws Exception {
    // The first is hopeless within the budget, the second needs a few couples.
    blocks.noises(0.5, 0.03).effects(0, 0);
    run(plan(7, 400.0, 2));

    int last =
        IntStream.range(0, blocks.made().size())
            .filter(i -> blocks.made().get(i).comparison() == 1)
            .max()
            .orElseThrow();
    long hopelessBefore =
        blocks.made().subList(0, last).stream().filter(t -> t.comparison() == 0).count();
    assertThat(verdict(1).verdict()).isEqualTo(Verdict.SAME);
    assertThat(hopelessBefore).isLessThanOrEqualTo(4);
  }

  @Test
  void noiseThatIsTooLargeEndsAtTheLimitOfTheCaseAndIsSaid() throws Exception {
    blocks.noises(3);
    assertThat(run(plan(11, null, 1))).isEqualTo(RunState.COMPLETE);

    assertThat(verdict(0).verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(verdict(0).notes()).anyMatch(n -> n.contains("too noisy"));
  }

  @Test
  void amongManyUnchangedCasesNoneCountsAsARegressionForTheSuite() throws Exception {
    int suites = 10;
    int alarms = 0;
    for (int suite = 0; suite < suites; suite++) {
      folder = RunFolder.create(temp.resolve("suite-" + suite));
      blocks.noises(0.05);
      run(plan(suite, null, 20));
      alarms += document().verdicts().stream().anyMatch(CaseVerdict::holds) ? 1 : 0;
    }
    // Two or more of ten at 5 % each have a chance of 9 %; the seeds are fixed.
    assertThat(alarms).isLessThanOrEqualTo(1);
  }

  @Test
  void oneRegressionAmongManyCasesIsConfirmedAndCounts() throws Exception {
    double[] effects = new double[20];
    effects[13] = 0.15;
    blocks.noises(0.02).effects(effects);
    run(plan(3, null, 20));

    assertThat(verdict(13).verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(verdict(13).holds()).isTrue();
    assertThat(document().verdicts().stream().filter(CaseVerdict::holds)).hasSize(1);
  }
}
