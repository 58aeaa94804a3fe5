package org.steelyard.engine.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.steelyard.engine.launch.BlockTask;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.PlannedComparison;
import org.steelyard.model.Settings;
import org.steelyard.stats.Plateau;
import org.steelyard.stats.Seeds;

/** What the next block of a comparison is to be. */
final class BlockPlanning {
  /** Longest argument that only shifts what lies behind it in memory. */
  private static final int LONGEST_PAD = 4096;

  private static final double DEFAULT_ITERATION = 0.1;

  private final long seed;

  BlockPlanning(long seed) {
    this.seed = seed;
  }

  BlockTask next(int position, CaseComparison comparison) {
    PlannedComparison plan = comparison.plan();
    int number = comparison.blocks().size();
    int couple = number / 2;
    int half = number % 2;
    // Who is first in a couple is drawn; its second block is its mirror.
    boolean candidateFirst = new Random(mixed(position, couple, -1)).nextBoolean() == (half == 0);
    boolean pilot = comparison.hasPilot() && number == 0;
    return new BlockTask(
        position,
        couple,
        half,
        candidateFirst,
        arrangement(comparison),
        settled(plan.baseline(), comparison, pilot, mixed(position, number, 0)),
        plan.baselineArm(),
        settled(plan.candidate(), comparison, pilot, mixed(position, number, 1)),
        plan.candidateArm(),
        pilot ? (baseline, candidate) -> level(comparison, baseline, candidate) : null);
  }

  private static Arrangement arrangement(CaseComparison comparison) {
    if (comparison.sequential()) {
      return Arrangement.SEQUENTIAL;
    }
    return comparison.duet() ? Arrangement.DUET : Arrangement.TURNS;
  }

  private long mixed(int position, int number, int arm) {
    return Seeds.mix(seed, position, number, arm);
  }

  private static boolean level(
      CaseComparison comparison, List<Iteration> baseline, List<Iteration> candidate) {
    if (baseline.isEmpty() || candidate.isEmpty()) {
      return false;
    }
    // A plateau is one in any unit; a rate only needs to be told from a time.
    String any = comparison.plan().key().mode() == Mode.THROUGHPUT ? "ops/ns" : "ns/op";
    return comparison
        .length(baseline, candidate, comparison.clockOf(baseline, candidate), any)
        .isPresent();
  }

  private static PlannedCase settled(
      PlannedCase planned, CaseComparison comparison, boolean pilot, long seed) {
    var settings = Settings.builder().warmupForks(0);
    if (pilot) {
      Plateau plateau = comparison.design().plateau();
      double iteration =
          planned.settings().nanos() == null ? DEFAULT_ITERATION : planned.settings().nanos() / 1e9;
      settings
          .warmupIterations(0)
          .iterations((int) Math.ceil(plateau.longestLength().seconds() / iteration));
    } else if (comparison.length() != null) {
      int[] iterations = comparison.iterations();
      settings
          .warmupIterations(iterations[0])
          .warmupNanos(planned.settings().nanos())
          .iterations(iterations[1]);
    }
    List<String> arguments = new ArrayList<>();
    if (planned.settings().jvmArgsPrepend() != null) {
      arguments.addAll(planned.settings().jvmArgsPrepend());
    }
    arguments.add("-Dsteelyard.pad=" + "x".repeat(new Random(seed).nextInt(LONGEST_PAD)));
    return new PlannedCase(
        planned.target(),
        planned.id(),
        settings.jvmArgsPrepend(arguments).build().over(planned.settings()));
  }
}
