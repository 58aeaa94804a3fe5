package org.steelyard.report.html;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.steelyard.model.Block;
import org.steelyard.model.Case;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Effect;
import org.steelyard.model.Environment;
import org.steelyard.model.Failure;
import org.steelyard.model.Fingerprint;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.RunState;
import org.steelyard.model.Target;
import org.steelyard.model.Verdict;
import org.steelyard.report.Report.Comparison;

/** A comparison of made-up cases with made-up noise: the same for the same seed. */
final class MadeUp {
  private static final String[] CODECS = {
    "HttpRequestDecoder",
    "Http2HeadersEncoder",
    "WebSocketMask",
    "JsonTokenizer",
    "Utf8Decoder",
    "Base64Encoder"
  };
  private static final String[] METHODS = {"pooled", "direct", "heap", "composite"};
  private static final int[] SIZES = {0, 256, 1024, 4096, 16384, 65536};

  private final Random random = new Random(20_261_121);
  private final List<CaseVerdict> verdicts = new ArrayList<>();
  private final List<Block> blocks = new ArrayList<>();

  /**
   * @param cases how many
   * @param couples of each
   * @param iterations of each fork, the half of them warm-up
   */
  static Comparison comparison(int cases, int couples, int iterations) {
    MadeUp all = new MadeUp();
    for (int i = 0; i < cases; i++) {
      all.add(i, couples, iterations);
    }
    return new Comparison(all.document(), all.blocks);
  }

  private void add(int i, int couples, int iterations) {
    Map<String, String> params = new LinkedHashMap<>();
    params.put("size", Integer.toString(SIZES[i % SIZES.length]));
    if (i >= 144) {
      params.put("variant", Integer.toString(i / 144));
    }
    Case id =
        new Case(
            "org.example.codec." + CODECS[i / 24 % 6] + "Benchmark." + METHODS[i / 6 % 4],
            params,
            i % 5 == 0 ? Mode.THROUGHPUT : Mode.AVERAGE_TIME,
            1);
    double effect =
        switch (i % 12) {
          case 3 -> -0.12 - 0.01 * (i % 7);
          case 7 -> 0.09 + 0.013 * (i % 5);
          case 8 -> 0.035;
          default -> 0.002 * random.nextGaussian();
        };
    double noise = i % 12 == 8 ? 0.06 : 0.012;
    double nanos = 40 * Math.pow(1.9, i % 6) * (1 + i % 24 / 6 * 0.3);
    boolean fails = i % 24 == 11;
    double sum = 0;
    int first = blocks.size();
    for (int block = 0; block < (fails ? 1 : 2 * couples); block++) {
      double machine = Math.exp(0.05 * random.nextGaussian());
      double difference = effect + noise * random.nextGaussian();
      sum += difference;
      blocks.add(
          new Block(
              i,
              block / 2,
              block % 2,
              block % 2 == 1,
              Block.Arrangement.TURNS,
              null,
              fork(id, nanos * machine, iterations, false),
              fork(id, nanos * machine * Math.exp(difference), iterations, fails)));
    }
    double mean = sum / (blocks.size() - first);
    double half = 2.5 * noise / Math.sqrt(2 * couples);
    Verdict verdict =
        fails
            ? Verdict.FAILED
            : Math.abs(mean) + half < 0.05
                ? Verdict.SAME
                : Math.abs(mean) < half
                    ? Verdict.UNDECIDED
                    : mean > 0 ? Verdict.SLOWER : Verdict.FASTER;
    verdicts.add(
        new CaseVerdict(
            id,
            "codec 4.3-SNAPSHOT",
            false,
            0.05,
            i % 36 == 31 ? "the checks are wanted" : null,
            verdict,
            fails ? null : Effect.ofLogs(mean, mean - half, mean + half),
            Clock.WALL,
            nanos,
            fails ? null : nanos * Math.exp(mean),
            i % 24 == 7 ? Verdict.SLOWER : Verdict.SAME,
            null,
            24.0,
            i % 24 == 7 ? 56.0 : 24.0,
            couples,
            22 + i % 9,
            2.0,
            noise,
            fails ? null : 900.0,
            fails
                ? new Failure(
                    Failure.Kind.THREW,
                    "java.lang.IllegalStateException: readerIndex(65536) exceeds writerIndex(0)",
                    "java.lang.IllegalStateException",
                    "java.lang.IllegalStateException\n\tat org.example.codec.Buffers.read(Buffers.java:41)")
                : null,
            verdict == Verdict.SLOWER,
            List.of()));
  }

  private Fork fork(Case id, double nanos, int iterations, boolean fails) {
    List<Iteration> series = new ArrayList<>();
    for (int k = 0; k < (fails ? 0 : iterations); k++) {
      double time = nanos * (1 + 1.4 * Math.exp(-k / 3.0)) * Math.exp(0.01 * random.nextGaussian());
      double score = id.mode() == Mode.THROUGHPUT ? 1e6 / time : time;
      series.add(new Iteration(k < iterations / 2, score, 1, null, Map.of(), null));
    }
    return new Fork(
        0,
        0,
        Instant.parse("2026-11-20T09:30:00Z"),
        3.4,
        4711L,
        0.4,
        new ForkJvm(
            "/usr/lib/jvm/java-21/bin/java",
            "21.0.8",
            "OpenJDK 64-Bit Server VM",
            "21.0.8+9",
            List.of("-Xmx1g"),
            "1.37",
            null,
            "compiler",
            8,
            1L << 30),
        id.mode() == Mode.THROUGHPUT ? "ops/ms" : "ns/op",
        series,
        List.of(),
        fails
            ? new Failure(Failure.Kind.THREW, "readerIndex exceeds writerIndex", null, null)
            : null,
        "forks/0-0.log",
        List.of());
  }

  private ComparisonDocument document() {
    Target target =
        new Target(
            "codec.jar",
            List.of(new Fingerprint("/home/me/codec/target/benchmarks.jar", "65ed64ef28e2a406")),
            "1.37",
            Map.of());
    return new ComparisonDocument(
        ComparisonDocument.FORMAT,
        ComparisonDocument.KIND,
        "0.1.0",
        RunState.COMPLETE,
        Instant.parse("2026-11-20T09:12:44Z"),
        Instant.parse("2026-11-20T09:58:02Z"),
        null,
        List.of("compare", "org.example:codec:4.2", "org.example:codec:4.3-SNAPSHOT", "codec[.].*"),
        1_520_381_816,
        new Environment(
            "AMD EPYC 7R13",
            8,
            32L << 30,
            "Linux 6.12",
            "amd64",
            false,
            "OpenJDK 21.0.8",
            "976c21de5395929ea5e9",
            true,
            Map.of()),
        List.of(
            new PlannedArm("codec 4.2", "/usr/lib/jvm/java-21/bin/java", target, List.of()),
            new PlannedArm(
                "codec 4.3-SNAPSHOT", "/usr/lib/jvm/java-21/bin/java", target, List.of())),
        List.of(),
        List.of(),
        verdicts,
        List.of());
  }
}
