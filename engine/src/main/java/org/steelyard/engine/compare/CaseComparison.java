package org.steelyard.engine.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Block;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonSettings;
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
import org.steelyard.stats.Turns;
import org.steelyard.stats.VarianceHistory;

/**
 * Where the comparison of one case stands: all that follows from its blocks so far. It is the same
 * whether these were just made or come from a journal.
 */
final class CaseComparison {
  /** What t has to exceed once a few couples are there. */
  private static final double TYPICAL_T = 2.9;

  /** A fork that is so much slower beside another one is disturbed by it, as a log. */
  private static final double DISTURBED = 0.05;

  private final PlannedComparison plan;
  private final ComparisonSettings settings;
  private final Design design;
  private final @Nullable VarianceHistory history;
  private final List<Block> blocks = new ArrayList<>();
  private final List<Measured> measured = new ArrayList<>();
  private @Nullable Block pilot;
  private @Nullable Length length;
  private @Nullable Clock clock;
  private @Nullable Look look;
  private Verdict verdict = Verdict.UNDECIDED;
  private int decidedAfter;
  private double p = 1;
  private double seconds;

  /**
   * What a block has measured.
   *
   * @param ratio log of the time per operation of the candidate over that of the baseline
   * @param baseline log of the time per operation
   * @param candidate the same of the other arm
   * @param baselineBytes allocated per operation
   * @param candidateBytes the same of the other arm
   */
  private record Measured(
      double ratio,
      double baseline,
      double candidate,
      double baselineBytes,
      double candidateBytes) {}

  CaseComparison(PlannedComparison plan, ComparisonSettings settings) {
    this.plan = plan;
    this.settings = settings;
    this.design = design(settings.effort(), Math.log1p(plan.threshold()));
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

  ComparisonSettings settings() {
    return settings;
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
    if (clock == null || isPilot(block)) {
      clock = clockOf(block.baseline().series(), block.candidate().series());
    }
    if (isPilot(block)) {
      pilot = block;
      String unit = unit(block.baseline());
      length =
          length(block.baseline().series(), block.candidate().series(), clock, unit)
              .orElseGet(() -> design.plateau().longestLength());
    }
    measured.add(
        new Measured(
            ratio(block),
            value(block.baseline()),
            value(block.candidate()),
            ForkSeries.bytes(counting(block.baseline())),
            ForkSeries.bytes(counting(block.candidate()))));
    Integer couplesAsked = settings.couples();
    boolean due = couplesAsked == null || blocks.size() >= 2 * couplesAsked;
    // A shard looks at nothing: each look would be one more chance of a false alarm.
    if (blocks.size() % 2 == 0 && due && settings.shard() == null) {
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

  /** The length that pilots have found as far as they have come. */
  Optional<Length> length(
      List<Iteration> baseline, List<Iteration> candidate, Clock by, String unit) {
    List<Series> pilots =
        List.of(
            ForkSeries.of(baseline, by, threads(), unit),
            ForkSeries.of(candidate, by, threads(), unit));
    List<Series> paces =
        Stream.of(baseline, candidate).flatMap(i -> ForkSeries.pace(i).stream()).toList();
    return design.plateau().of(pilots, paces);
  }

  /** The better clock, by what was measured of both arms so far. */
  Clock clockOf(List<Iteration> baseline, List<Iteration> candidate) {
    boolean kept =
        ForkSeries.isKeptFromComputing(baseline, threads())
            && ForkSeries.isKeptFromComputing(candidate, threads());
    return settings.clock() != Clock.AUTO ? settings.clock() : kept ? Clock.CPU : Clock.WALL;
  }

  /** Whether the first block looks for the length of the forks. */
  boolean hasPilot() {
    return !plan.fixedLength() && plan.key().mode() != Mode.SINGLE_SHOT_TIME;
  }

  /**
   * Whether a block was one that looked for the length of the forks. The parts of a comparison that
   * were made apart have one each.
   */
  boolean isPilot(Block block) {
    return hasPilot()
        && block.half() == 0
        && block.baseline().warmup().isEmpty()
        && block.candidate().warmup().isEmpty();
  }

  Verdict verdict() {
    return verdict;
  }

  /** Whether more blocks could bring a verdict. */
  boolean open() {
    if (settings.couples() != null) {
      return verdict != Verdict.FAILED && blocks.size() < 2 * settings.couples();
    }
    return verdict == Verdict.UNDECIDED && seconds < design.limitSeconds();
  }

  /** Whether somebody said how many couples there are to be. */
  boolean couplesGiven() {
    return settings.couples() != null;
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

  /**
   * Whether the next forks may be at work at the same time. The second block is the probe: it is a
   * duet, and unless both of its forks are about as fast as they were in turns, it is the last one.
   */
  boolean duet() {
    Integer most = settings.duetThreads();
    return most != null
        && threads() <= most
        && !measured.isEmpty()
        && (measured.size() == 1 || slowdown() < DISTURBED);
  }

  /** How much slower both forks were in the probe than in turns, as a log. */
  private double slowdown() {
    Measured turns = measured.get(0);
    Measured probe = measured.get(1);
    return Math.max(probe.baseline() - turns.baseline(), probe.candidate() - turns.candidate());
  }

  int threads() {
    return plan.key().threads();
  }

  /** Of all blocks so far, candidate over baseline, by the clock of the case. */
  double[] logRatios() {
    return each(Measured::ratio);
  }

  /** Log of the ratio of the bytes that are allocated; NaN where nobody told or nothing is. */
  double[] allocationRatios() {
    return each(v -> Math.log(v.candidateBytes() / v.baselineBytes()));
  }

  double[] baselineNanos() {
    return each(v -> Math.exp(v.baseline()));
  }

  double[] candidateNanos() {
    return each(v -> Math.exp(v.candidate()));
  }

  double[] baselineBytes() {
    return each(Measured::baselineBytes);
  }

  double[] candidateBytes() {
    return each(Measured::candidateBytes);
  }

  private double[] each(ToDoubleFunction<Measured> value) {
    return measured.stream().mapToDouble(value).toArray();
  }

  /** Of forks that took turns iteration by iteration, of others by their values. */
  private double ratio(Block block) {
    Counted one = countedOf(block.baseline());
    Counted other = countedOf(block.candidate());
    int from = Math.max(one.from, other.from);
    int to = Math.min(one.to, other.to);
    if (block.arrangement() != Arrangement.TURNS || from >= to) {
      return value(block.candidate()) - value(block.baseline());
    }
    return Turns.logRatio(nanos(block.baseline(), from, to), nanos(block.candidate(), from, to));
  }

  /** Times per operation of the iterations of a fork that count. */
  double[] counted(Fork fork) {
    Counted counted = countedOf(fork);
    return nanos(fork, counted.from, counted.to);
  }

  /** How long the iterations of a fork that count take together, in the first block. */
  double countedSeconds() {
    Fork fork = blocks.get(0).baseline();
    return ForkSeries.of(counting(fork), clock(), threads(), unit(fork)).seconds();
  }

  /** The log of the median of the iterations that count. */
  private double value(Fork fork) {
    double[] nanos = counted(fork);
    return Math.log(Samples.median(nanos, 0, nanos.length));
  }

  private double[] nanos(Fork fork, int from, int to) {
    return ForkSeries.of(fork.series().subList(from, to), clock(), threads(), unit(fork)).values();
  }

  private List<Iteration> counting(Fork fork) {
    Counted counted = countedOf(fork);
    return fork.series().subList(counted.from, counted.to);
  }

  /** The iterations of a fork that count, the first of them and the one behind the last. */
  private record Counted(int from, int to) {}

  /** In a pilot all iterations are measured; which of them count was found out from them. */
  private Counted countedOf(Fork fork) {
    if (length == null || !fork.warmup().isEmpty()) {
      return new Counted(fork.warmup().size(), fork.series().size());
    }
    Series series = series(fork);
    int from = Math.min(series.iterations(length.warmup()), fork.series().size() - 1);
    return new Counted(from, Math.max(from + 1, series.iterations(length.seconds())));
  }

  /** Iterations of a fork that warm up, and of one that are measured, as the pilot has them. */
  int[] iterations() {
    int warmup = 1;
    int counted = 1;
    for (Fork fork : pilot.forks()) {
      Series series = series(fork);
      int from = series.iterations(length.warmup());
      warmup = Math.max(warmup, from);
      counted = Math.max(counted, series.iterations(length.seconds()) - from);
    }
    return new int[] {warmup, counted};
  }

  private Series series(Fork fork) {
    return ForkSeries.of(fork, clock(), threads());
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
