package org.steelyard.engine.compare;

import org.jspecify.annotations.Nullable;
import org.steelyard.model.Effect;
import org.steelyard.model.Verdict;
import org.steelyard.stats.PairedTest.Look;
import org.steelyard.stats.Samples;

/**
 * What the blocks say of the bytes allocated per operation. It is nearly exact, so it is decided by
 * the blocks that the time has needed; what is left of harness and profiling would make a large
 * ratio of two small numbers, and does not count.
 *
 * @param verdict null where nobody told
 * @param effect null where one of the arms allocates nothing
 * @param baseline bytes per operation, median
 * @param candidate bytes per operation, median
 */
record AllocationVerdict(
    @Nullable Verdict verdict,
    @Nullable Effect effect,
    @Nullable Double baseline,
    @Nullable Double candidate) {
  /** Smaller than the smallest object. */
  private static final double NOTHING = 8;

  static AllocationVerdict of(CaseComparison one) {
    double[] baseline = one.baselineBytes();
    double[] candidate = one.candidateBytes();
    if (one.look() == null || !Comparing.known(baseline) || !Comparing.known(candidate)) {
      return new AllocationVerdict(null, null, null, null);
    }
    double before = Samples.median(baseline, 0, baseline.length);
    double after = Samples.median(candidate, 0, candidate.length);
    if (Math.abs(after - before) < NOTHING) {
      return new AllocationVerdict(Verdict.SAME, null, before, after);
    }
    double[] ratios = one.allocationRatios();
    if (!Comparing.known(ratios)) {
      return new AllocationVerdict(
          after > before ? Verdict.SLOWER : Verdict.FASTER, null, before, after);
    }
    Look look = one.design().look(ratios, null);
    return new AllocationVerdict(
        CaseComparison.verdict(look.outcome()),
        Effect.ofLogs(look.effect(), look.low(), look.high()),
        before,
        after);
  }
}
