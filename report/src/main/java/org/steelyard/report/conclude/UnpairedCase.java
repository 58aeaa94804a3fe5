package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Case;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.Effect;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.Verdict;
import org.steelyard.stats.Measured;

/**
 * One case of two tables. The interval is Welch's (Biometrika 34, 1947) on the logs of the times
 * per operation: over forks where they are known, else from the errors that the sources give.
 */
record UnpairedCase(ResultRow baseline, ResultRow candidate) {
  private static final double CONFIDENCE = 0.95;

  CaseVerdict verdict(String arm, double threshold) {
    Measured before = RowTimes.nanos(baseline);
    Measured after = RowTimes.nanos(candidate);
    boolean timed = !isMagnitude() && isTime(before.value()) && isTime(after.value());
    Measured ratio = timed ? after.log().minus(before.log()) : null;
    boolean judged = ratio != null && ratio.isKnown();
    Effect effect = judged ? effect(ratio) : null;
    return new CaseVerdict(
        id(),
        arm,
        false,
        threshold,
        null,
        effect == null ? Verdict.UNDECIDED : verdict(effect, threshold),
        effect,
        Clock.WALL,
        timed ? before.value() : null,
        timed ? after.value() : null,
        null,
        null,
        null,
        null,
        0,
        0,
        null,
        null,
        null,
        null,
        false,
        notes(ratio));
  }

  private static boolean isTime(double nanos) {
    return nanos > 0 && Double.isFinite(nanos);
  }

  private static Effect effect(Measured ratio) {
    double half = ratio.halfWidth(CONFIDENCE);
    return Effect.ofLogs(ratio.value(), ratio.value() - half, ratio.value() + half);
  }

  /** As comparisons decide: what lies inside the threshold is the same, even if it is not 0. */
  static Verdict verdict(Effect effect, double threshold) {
    // Up by 5 % and down by 5 % undo each other only as logs.
    double most = Math.log1p(threshold);
    if (Math.log1p(effect.low()) > -most && Math.log1p(effect.high()) < most) {
      return Verdict.SAME;
    }
    return effect.low() > 0
        ? Verdict.SLOWER
        : effect.high() < 0 ? Verdict.FASTER : Verdict.UNDECIDED;
  }

  /** Whether it rests on errors over iterations, as if these were independent. */
  boolean isPooled() {
    return !RowTimes.hasForks(baseline) || !RowTimes.hasForks(candidate);
  }

  private boolean isMagnitude() {
    return baseline.approximate() || candidate.approximate();
  }

  private Case id() {
    String name =
        baseline.benchmark().length() >= candidate.benchmark().length()
            ? baseline.benchmark()
            : candidate.benchmark();
    Integer threads = baseline.threads() == null ? candidate.threads() : baseline.threads();
    return new Case(name, baseline.params(), mode(), threads == null ? 1 : threads);
  }

  private Mode mode() {
    Mode mode = baseline.mode() == null ? candidate.mode() : baseline.mode();
    return mode != null ? mode : baseline.isRate() ? Mode.THROUGHPUT : Mode.AVERAGE_TIME;
  }

  private List<String> notes(@Nullable Measured ratio) {
    List<String> notes = new ArrayList<>();
    if (isMagnitude()) {
      notes.add("only a magnitude is given: too small to be compared");
    } else if (ratio == null) {
      notes.add("no time per operation in both: " + baseline.unit() + ", " + candidate.unit());
    } else if (!ratio.isKnown()) {
      notes.add(
          String.format(
              Locale.ROOT,
              "%+.1f %%, but no error is given to judge it by: take at least two forks (-f), and keep"
                  + " the column Error",
              100 * Math.expm1(ratio.value())));
    }
    if (baseline.mode() != null
        && candidate.mode() != null
        && baseline.mode() != candidate.mode()) {
      notes.add(
          "mode "
              + baseline.mode().label()
              + " against "
              + candidate.mode().label()
              + ": compared by the time per operation, which the two take in different ways");
    }
    return notes;
  }
}
