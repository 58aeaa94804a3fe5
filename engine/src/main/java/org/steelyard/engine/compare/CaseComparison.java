package org.steelyard.engine.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Block;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Clock;
import org.steelyard.model.Effort;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedComparison;
import org.steelyard.model.Verdict;
import org.steelyard.stats.Design;
import org.steelyard.stats.PairedTest.Look;
import org.steelyard.stats.PairedTest.Outcome;
import org.steelyard.stats.Plateau.Length;
import org.steelyard.stats.Samples;
import org.steelyard.stats.Series;
import org.steelyard.stats.VarianceHistory;

/**
 * Where the comparison of one case stands: all that follows from its blocks so far. It is the same
 * whether these were just made or come from a journal.
 */
final class CaseComparison {
  /** What t has to exceed once a few couples are there. */
  private static final double TYPICAL_T = 2.9;

  private final PlannedComparison plan;
  private final Clock clockAsked;
  private final @Nullable Integer couplesAsked;
  private final Design design;
  private final @Nullable VarianceHistory history;
  private final List<Block> blocks = new ArrayList<>();
  private @Nullable Length length;
  private @Nullable Clock clock;
  private @Nullable Look look;
  private Verdict verdict = Verdict.UNDECIDED;
  private int decidedAfter;
  private double p = 1;
  private double seconds;

  /**
   * @param couples to be made before there is a verdict; null to look after each
   */
  CaseComparison(PlannedComparison plan, Clock clock, Effort effort, @Nullable Integer couples) {
    this.couplesAsked = couples;
    this.plan = plan;
    this.clockAsked = clock;
    this.design = design(effort, Math.log1p(plan.threshold()));
    this.history =
        plan.history() == null
            ? null
            : new VarianceHistory(plan.history().variance(), plan.history().degrees());
  }

  static Design design(Effort effort, double threshold) {
    return switch (effort) {
      case SMOKE, QUICK -> Design.quick(threshold);
      case STANDARD -> Design.standard(threshold);
      case THOROUGH -> Design.thorough(threshold);
    };
  }

  PlannedComparison plan() {
    return plan;
  }

  List<Block> blocks() {
    return blocks;
  }

  Design design() {
    return design;
  }

  /** Takes the next block. Verdicts stay as they are once they are there. */
  void take(Block block) {
    blocks.add(block);
    seconds += block.machineSeconds();
    if (block.failed()) {
      verdict = Verdict.FAILED;
      return;
    }
    if (clock == null) {
      clock = clockAsked != Clock.AUTO ? clockAsked : kept(block) ? Clock.CPU : Clock.WALL;
    }
    if (length == null && hasPilot()) {
      length =
          design
              .plateau()
              .of(List.of(wall(block.baseline()), wall(block.candidate())))
              .orElseGet(() -> design.plateau().longestLength());
    }
    boolean looked = couplesAsked == null || blocks.size() >= 2 * couplesAsked;
    if (blocks.size() % 2 == 0 && looked) {
      double[] ratios = logRatios();
      p = Math.min(p, design.p(ratios, history));
      if (verdict == Verdict.UNDECIDED) {
        look = design.look(ratios, history);
        verdict = verdict(look.outcome());
        decidedAfter = blocks.size() / 2;
      }
    }
  }

  static Verdict verdict(Outcome outcome) {
    return switch (outcome) {
      case SLOWER -> Verdict.SLOWER;
      case FASTER -> Verdict.FASTER;
      case SAME -> Verdict.SAME;
      case OPEN -> Verdict.UNDECIDED;
    };
  }

  private boolean kept(Block block) {
    return ForkSeries.isKeptFromComputing(block.baseline().series(), threads())
        && ForkSeries.isKeptFromComputing(block.candidate().series(), threads());
  }

  /** Whether the first block looks for the length of the forks. */
  boolean hasPilot() {
    return !plan.fixedLength() && plan.key().mode() != Mode.SINGLE_SHOT_TIME;
  }

  Verdict verdict() {
    return verdict;
  }

  /** Whether more blocks could bring a verdict. */
  boolean open() {
    if (couplesAsked != null) {
      return verdict != Verdict.FAILED && blocks.size() < 2 * couplesAsked;
    }
    return verdict == Verdict.UNDECIDED && seconds < design.limitSeconds();
  }

  /** Whether somebody said how many couples there are to be. */
  boolean couplesGiven() {
    return couplesAsked != null;
  }

  /** Whether the mirror of the last block is still to be made. */
  boolean inCouple() {
    return verdict != Verdict.FAILED && blocks.size() % 2 == 1;
  }

  @Nullable Look look() {
    return look;
  }

  @Nullable Length length() {
    return length;
  }

  Clock clock() {
    return clock == null ? Clock.WALL : clock;
  }

  /** Whole couples that the verdict rests on. */
  int couples() {
    return decidedAfter;
  }

  double seconds() {
    return seconds;
  }

  /** How surprising the difference is, over all looks: what counts for the suite. */
  double p() {
    return p;
  }

  /** Whether forks of this case must not be alive together. */
  boolean sequential() {
    return blocks.stream()
        .anyMatch(b -> b.arrangement() == Arrangement.SEQUENTIAL || b.note() != null);
  }

  int threads() {
    return plan.key().threads();
  }

  /** Of all blocks so far, candidate over baseline, by the clock of the case. */
  double[] logRatios() {
    return each(b -> value(b.candidate()) - value(b.baseline()));
  }

  /** Log of the ratio of the bytes that are allocated; NaN where nobody told or nothing is. */
  double[] allocationRatios() {
    return each(b -> Math.log(bytes(b.candidate()) / bytes(b.baseline())));
  }

  double[] baselineNanos() {
    return each(b -> Math.exp(value(b.baseline())));
  }

  double[] candidateNanos() {
    return each(b -> Math.exp(value(b.candidate())));
  }

  double[] baselineBytes() {
    return each(b -> bytes(b.baseline()));
  }

  double[] candidateBytes() {
    return each(b -> bytes(b.candidate()));
  }

  private double[] each(ToDoubleFunction<Block> value) {
    return blocks.stream().filter(b -> !b.failed()).mapToDouble(value).toArray();
  }

  private double bytes(Fork fork) {
    return ForkSeries.bytes(counting(fork));
  }

  /** The log of the median of the iterations that count. */
  private double value(Fork fork) {
    double[] values = ForkSeries.of(counting(fork), clock(), threads(), unit(fork)).values();
    return Math.log(Samples.median(values, 0, values.length));
  }

  /** In a pilot all iterations are measured; which of them count was found out from them. */
  private List<Iteration> counting(Fork fork) {
    if (length == null || !fork.warmup().isEmpty()) {
      return fork.measurement();
    }
    Series series = wall(fork);
    int from = Math.min(series.iterations(length.warmup()), fork.series().size() - 1);
    int to = Math.max(from + 1, series.iterations(length.seconds()));
    return fork.series().subList(from, to);
  }

  /** Iterations of a fork that warm up, and of one that are measured, as the pilot has them. */
  int[] iterations() {
    Block pilot = blocks.get(0);
    int warmup = 1;
    int measured = 1;
    for (Fork fork : pilot.forks()) {
      Series series = wall(fork);
      int from = series.iterations(length.warmup());
      warmup = Math.max(warmup, from);
      measured = Math.max(measured, series.iterations(length.seconds()) - from);
    }
    return new int[] {warmup, measured};
  }

  private Series wall(Fork fork) {
    return ForkSeries.of(fork, Clock.WALL, threads());
  }

  private static String unit(Fork fork) {
    return fork.unit() == null ? "" : fork.unit();
  }

  /**
   * Expected machine time until there is a verdict, if effect and noise are what they seem: to
   * spend the next couple where it decides most for its time.
   */
  double secondsToVerdict() {
    double couple = blocks.isEmpty() ? 0 : 2 * seconds / blocks.size();
    Look now = look;
    if (now == null || blocks.size() < 2) {
      return couple;
    }
    double size = Math.abs(now.effect());
    double distance = Math.max(size, design.threshold() - size);
    double blocksNeeded =
        blocks.size() * Math.pow(TYPICAL_T * now.error() / Math.max(distance, 1e-9), 2);
    return couple * Math.max(1, Math.ceil((blocksNeeded - blocks.size()) / 2));
  }
}
