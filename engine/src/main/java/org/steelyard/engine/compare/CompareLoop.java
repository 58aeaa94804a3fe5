package org.steelyard.engine.compare;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.BlockLauncher;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.engine.run.Journal;
import org.steelyard.model.Block;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.RunState;
import org.steelyard.stats.Design;

/**
 * Makes couples of blocks until every comparison has its verdict, the time that it may take is
 * over, or the budget is used up; the next couple goes where it decides most for its time.
 */
public final class CompareLoop {
  /** What the start of a JVM takes, roughly. */
  private static final double JVM_SECONDS = 0.7;

  private final BlockLauncher launcher;
  private final Journal journal;
  private final CompareListener listener;
  private final InstantSource clock;

  public CompareLoop(
      BlockLauncher launcher, Journal journal, CompareListener listener, InstantSource clock) {
    this.launcher = launcher;
    this.journal = journal;
    this.listener = listener;
    this.clock = clock;
  }

  /**
   * @param done blocks of earlier parts of the run
   * @return why it ended; the journal says so too
   */
  public RunState run(ComparisonPlan plan, List<Block> done) throws EngineException {
    List<CaseComparison> all = Comparing.of(plan, done);
    BlockPlanning planning = new BlockPlanning(plan.seed());
    List<Integer> order = new ArrayList<>(IntStream.range(0, all.size()).boxed().toList());
    Collections.shuffle(order, new Random(plan.seed()));
    listener.started(plan, done.size());
    Double budget = plan.settings().budgetSeconds();
    long start = clock.millis();
    RunState state = RunState.COMPLETE;
    try {
      while (true) {
        double left =
            budget == null ? Double.POSITIVE_INFINITY : budget - (clock.millis() - start) / 1e3;
        Optional<Integer> next = next(order, all, left);
        if (next.isEmpty()) {
          state = wanting(all).isEmpty() ? RunState.COMPLETE : RunState.BUDGET;
          break;
        }
        couple(next.get(), all.get(next.get()), planning, plan.arms());
      }
    } catch (InterruptedException stopped) {
      state = RunState.INTERRUPTED;
    }
    long open = wanting(all).size();
    journal.append(
        new JournalEntry.Ended(
            clock.instant(),
            state,
            open == 0 ? null : open + " of " + all.size() + " comparisons are not done"));
    listener.ended(state);
    return state;
  }

  private static List<CaseComparison> wanting(List<CaseComparison> all) {
    boolean[] confirm = Suite.toConfirm(all);
    return IntStream.range(0, all.size())
        .filter(i -> all.get(i).open() || all.get(i).inCouple() || confirm[i])
        .mapToObj(all::get)
        .toList();
  }

  /** First a couple for each, in the order that was drawn; then whatever is decided soonest. */
  private static Optional<Integer> next(
      List<Integer> order, List<CaseComparison> all, double secondsLeft) {
    List<CaseComparison> wanting = wanting(all);
    return order.stream()
        .filter(i -> wanting.contains(all.get(i)))
        .filter(i -> coupleSeconds(all.get(i), all) <= secondsLeft)
        .min(Comparator.comparingDouble(i -> all.get(i).secondsToVerdict()));
  }

  /** What the next couple of a comparison takes; of one that has none yet, what others took. */
  private static double coupleSeconds(CaseComparison one, List<CaseComparison> all) {
    if (!one.blocks().isEmpty()) {
      return (one.inCouple() ? 1 : 2) * one.seconds() / one.blocks().size();
    }
    return all.stream()
        .filter(c -> !c.blocks().isEmpty())
        .mapToDouble(c -> 2 * c.seconds() / c.blocks().size())
        .average()
        .orElse(leastCoupleSeconds(one.design()));
  }

  /** Four JVMs that start and run the shortest fork there is. */
  static double leastCoupleSeconds(Design design) {
    return 4 * (JVM_SECONDS + design.plateau().shortest());
  }

  private void couple(
      int position, CaseComparison comparison, BlockPlanning planning, List<PlannedArm> arms)
      throws EngineException, InterruptedException {
    do {
      BlockTask task = planning.next(position, comparison);
      listener.blockStarted(task);
      Block block =
          launcher.launch(
              task, (candidate, iteration) -> listener.iteration(task, candidate, iteration));
      journal.append(new JournalEntry.BlockDone(block));
      comparison.take(block);
      listener.blockEnded(block, Comparing.verdict(comparison, arms, false));
      if (block.failed()) {
        return;
      }
    } while (comparison.inCouple());
  }
}
