package org.steelyard.engine.compare;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Block;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.ComparisonPlan;
import org.steelyard.model.Effect;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.Profile;
import org.steelyard.model.RunState;
import org.steelyard.model.Verdict;
import org.steelyard.stats.LongerForks;
import org.steelyard.stats.PairedTest.Look;
import org.steelyard.stats.Samples;

/** What a journal of a comparison comes to. */
public final class Comparing {
  /** Five warm-up and five measured iterations of 10 s each, and a JVM that starts. */
  private static final double JMH_FORK_SECONDS = 100.7;

  private static final double JMH_MEASURED_SECONDS = 50;

  private Comparing() {}

  /** The comparisons of a plan with the blocks that are done. */
  static List<CaseComparison> of(ComparisonPlan plan, List<Block> done) {
    List<CaseComparison> all = new ArrayList<>();
    plan.comparisons().forEach(c -> all.add(new CaseComparison(c, plan.settings())));
    done.forEach(block -> all.get(block.comparison()).take(block));
    return all;
  }

  /**
   * The document of a comparison.
   *
   * @param entries of its journal behind the header
   */
  public static ComparisonDocument document(
      JournalEntry.ComparisonHeader header, List<JournalEntry> entries) {
    List<Block> blocks = blocks(entries);
    JournalEntry.@Nullable Ended ended = null;
    for (JournalEntry entry : entries) {
      ended =
          entry instanceof JournalEntry.Ended end
              ? end
              : entry instanceof JournalEntry.Resumed ? null : ended;
    }
    ComparisonPlan plan = header.plan();
    List<CaseComparison> all = of(plan, blocks);
    boolean[] regressions = Suite.regressions(all);
    List<CaseVerdict> verdicts = new ArrayList<>();
    for (int i = 0; i < all.size(); i++) {
      verdicts.add(verdict(all.get(i), plan.arms(), regressions[i]));
    }
    return new ComparisonDocument(
        ComparisonDocument.FORMAT,
        ComparisonDocument.KIND,
        header.steelyard(),
        ended == null ? RunState.CUT_OFF : ended.state(),
        header.started(),
        ended == null ? null : ended.at(),
        ended == null ? null : ended.note(),
        plan.command(),
        plan.seed(),
        header.environment(),
        plan.arms(),
        plan.unpaired(),
        plan.notes(),
        verdicts,
        profiles(entries));
  }

  /** The blocks that are done, in the order in which they ended. */
  public static List<Block> blocks(List<JournalEntry> entries) {
    return entries.stream()
        .filter(JournalEntry.BlockDone.class::isInstance)
        .map(e -> ((JournalEntry.BlockDone) e).block())
        .toList();
  }

  /** What profilers said, in the order in which they ran. */
  static List<Profile> profiles(List<JournalEntry> entries) {
    return entries.stream()
        .filter(JournalEntry.ProfileDone.class::isInstance)
        .map(e -> ((JournalEntry.ProfileDone) e).profile())
        .toList();
  }

  /**
   * @param holds whether it is a regression that counts for the suite
   */
  static CaseVerdict verdict(CaseComparison one, List<PlannedArm> arms, boolean holds) {
    @Nullable Look look = one.look();
    AllocationVerdict allocation = AllocationVerdict.of(one);
    boolean measured = look != null;
    return new CaseVerdict(
        one.plan().key(),
        arms.get(one.plan().candidateArm()).name(),
        one.plan().control(),
        one.plan().threshold(),
        one.plan().accepted(),
        one.verdict(),
        look == null ? null : Effect.ofLogs(look.effect(), look.low(), look.high()),
        one.clock(),
        measured ? median(one.baselineNanos()) : null,
        measured ? median(one.candidateNanos()) : null,
        allocation.verdict(),
        allocation.effect(),
        allocation.baseline(),
        allocation.candidate(),
        one.couples(),
        one.seconds(),
        one.length() == null ? null : one.length().warmup(),
        look == null ? null : Math.sqrt(Samples.variance(one.logRatios())),
        look == null ? null : plainSeconds(one),
        failure(one),
        holds,
        notes(one));
  }

  /**
   * What plain JMH would need for the same standard error: forks with its default settings, one arm
   * after the other, so that no pairs take out what the machine does.
   */
  private static double plainSeconds(CaseComparison one) {
    double apart = apart(one, Block::baseline) + apart(one, Block::candidate);
    double paired = Samples.variance(one.logRatios());
    double forks = Math.max(2, one.logRatios().length * apart / Math.max(paired, 1e-12));
    return 2 * forks * JMH_FORK_SECONDS;
  }

  /** The variance that the values of JMH's forks of an arm would have. */
  private static double apart(CaseComparison one, Function<Block, Fork> arm) {
    double[][] forks =
        one.blocks().stream()
            .filter(b -> !b.failed())
            .map(arm)
            .map(one::counted)
            .toArray(double[][]::new);
    return LongerForks.variance(
        forks, Math.max(1, JMH_MEASURED_SECONDS / Math.max(1e-3, one.countedSeconds())));
  }

  private static @Nullable Double median(double[] values) {
    return values.length == 0 ? null : Samples.median(values, 0, values.length);
  }

  private static @Nullable Failure failure(CaseComparison one) {
    for (Block block : one.blocks()) {
      if (block.baseline().failed()) {
        return block.baseline().failure();
      }
      if (block.candidate().failed()) {
        return block.candidate().failure();
      }
    }
    return null;
  }

  private static List<String> notes(CaseComparison one) {
    Integer duet = one.settings().duetThreads();
    List<String> notes = new ArrayList<>();
    one.blocks().stream()
        .filter(Block::failed)
        .findFirst()
        .ifPresent(
            b ->
                notes.add(
                    b.baseline().failed() && b.candidate().failed()
                        ? "both arms failed"
                        : b.baseline().failed() ? "the baseline failed" : "the candidate failed"));
    one.blocks().stream()
        .map(Block::note)
        .filter(n -> n != null)
        .distinct()
        .limit(2)
        .forEach(notes::add);
    if (one.length() != null && !one.length().level()) {
      notes.add(
          String.format(
              Locale.ROOT,
              "still getting faster or slower after %.0f s in a fork: the level may be off",
              one.length().seconds()));
    }
    if (duet != null && !one.duet() && one.blocks().size() > 1) {
      notes.add(
          one.threads() > duet
              ? "no duet: two forks of so many threads have no processors of their own"
              : "no duet: beside each other forks are slower than alone; they take turns");
    }
    if (one.verdict() == Verdict.UNDECIDED && one.seconds() >= one.design().limitSeconds()) {
      notes.add(
          String.format(
              Locale.ROOT, "too noisy to be decided within %.0f machine-seconds", one.seconds()));
    }
    return notes;
  }

  static boolean known(double[] values) {
    return values.length > 0 && Arrays.stream(values).allMatch(Double::isFinite);
  }
}
