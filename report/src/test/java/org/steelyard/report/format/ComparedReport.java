package org.steelyard.report.format;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Block;
import org.steelyard.model.Case;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Counters;
import org.steelyard.model.Effect;
import org.steelyard.model.Environment;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.RunState;
import org.steelyard.model.Target;
import org.steelyard.model.Verdict;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;

/** A comparison with every verdict that there is. */
final class ComparedReport {
  private final List<CaseVerdict> verdicts = new ArrayList<>();
  private final List<Block> blocks = new ArrayList<>();

  private ComparedReport() {}

  static Report report() {
    ComparedReport all = new ComparedReport();
    all.verdict("decode", Verdict.SLOWER, new Effect(0.0512, 0.042, 0.06), true, false, null);
    all.verdict("encode", Verdict.SLOWER, new Effect(0.02, 0.001, 0.04), false, false, null);
    all.verdict("check", Verdict.SLOWER, new Effect(0.3, 0.28, 0.32), true, false, "checks more");
    all.verdict("copy", Verdict.FASTER, new Effect(-0.2, -0.21, -0.19), false, false, null);
    all.verdict("read", Verdict.SAME, new Effect(0.001, -0.004, 0.006), false, false, null);
    all.verdict("write", Verdict.UNDECIDED, new Effect(0.01, -0.06, 0.08), false, false, null);
    all.verdict("broken", Verdict.FAILED, null, false, false, null);
    all.verdict("decode", Verdict.SAME, new Effect(0, -0.01, 0.01), false, true, null);
    return new Report(
        "codec: old.jar and new.jar", List.of(), List.of(all.comparison()), List.of());
  }

  private void verdict(
      String method,
      Verdict verdict,
      @Nullable Effect effect,
      boolean holds,
      boolean control,
      @Nullable String accepted) {
    boolean failed = effect == null;
    boolean allocates = method.equals("decode") && !control;
    double nanos = failed ? Double.NaN : 100 * (1 + effect.change());
    Case id =
        new Case(
            "org.example.codec.CodecBenchmark." + method, Map.of("size", "64"), Mode.THROUGHPUT, 2);
    verdicts.add(
        new CaseVerdict(
            id,
            control ? "old.jar" : "new.jar",
            control,
            0.05,
            accepted,
            verdict,
            effect,
            Clock.WALL,
            failed ? null : 100.0,
            failed ? null : nanos,
            allocates ? Verdict.SLOWER : failed ? null : Verdict.SAME,
            allocates ? new Effect(1, 1, 1) : null,
            failed ? null : 16.0,
            failed ? null : allocates ? 32.0 : 16.0,
            failed ? 0 : 2,
            12,
            0.1,
            failed ? null : 0.01,
            failed ? null : 600.0,
            failed
                ? new Failure(Failure.Kind.CRASHED, "the JVM ended with status 134", null, null)
                : null,
            holds,
            failed ? List.of("the candidate failed") : List.of()));
    for (int i = 0; i < 6 && !failed; i++) {
      double noise = 1 + 0.002 * (i - 2.5);
      blocks.add(
          new Block(
              verdicts.size() - 1,
              i / 2,
              i % 2,
              i % 2 == 1,
              Block.Arrangement.TURNS,
              null,
              fork(100 * noise, 16),
              fork(nanos * noise, allocates ? 32 : 16)));
    }
  }

  /** Two threads that need so many nanoseconds, after an iteration of warm-up at half the speed. */
  private static Fork fork(double nanos, long bytes) {
    List<Iteration> series = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      double opsPerMilli = 2e6 / (i == 0 ? 2 * nanos : nanos);
      Counters counters =
          new Counters(
              100_000_000,
              null,
              null,
              1000 * bytes,
              null,
              null,
              null,
              null,
              null,
              null,
              null,
              null,
              null);
      series.add(new Iteration(false, opsPerMilli, 1000, counters, Map.of(), null));
    }
    return new Fork(
        0,
        0,
        Instant.EPOCH,
        1,
        42L,
        null,
        null,
        "ops/ms",
        series,
        List.of(),
        null,
        null,
        List.of());
  }

  private Comparison comparison() {
    Target old = new Target("old.jar", List.of(), "1.37", Map.of());
    Target candidate = new Target("new.jar", List.of(), "1.37", Map.of());
    ComparisonDocument document =
        new ComparisonDocument(
            ComparisonDocument.FORMAT,
            ComparisonDocument.KIND,
            "0.1.0",
            RunState.COMPLETE,
            Instant.EPOCH,
            Instant.EPOCH,
            null,
            List.of("compare", "old.jar", "new.jar"),
            7,
            new Environment(
                "Example CPU", 2, null, "Linux", "amd64", null, "17.0.15", null, null, Map.of()),
            List.of(
                new PlannedArm("old.jar", "java", old, List.of()),
                new PlannedArm("new.jar", "java", candidate, List.of("built from a changed tree"))),
            List.of("CodecBenchmark.fresh is in new.jar only"),
            List.of(),
            verdicts,
            List.of());
    return new Comparison(document, blocks);
  }
}
