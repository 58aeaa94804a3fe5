package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Case;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Effect;
import org.steelyard.model.Environment;
import org.steelyard.model.Failure;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.RunState;
import org.steelyard.model.Target;
import org.steelyard.model.Verdict;

class ComparisonTextTest {
  private static CaseVerdict verdict(
      String method, Verdict verdict, @Nullable Effect effect, boolean holds) {
    return verdict(method, verdict, effect, holds, false, null, Clock.WALL);
  }

  private static CaseVerdict verdict(
      String method,
      Verdict verdict,
      @Nullable Effect effect,
      boolean holds,
      boolean control,
      @Nullable String accepted,
      Clock clock) {
    boolean failed = verdict == Verdict.FAILED;
    return new CaseVerdict(
        new Case("org.example.Bench." + method, Map.of(), Mode.AVERAGE_TIME, 1),
        "new.jar",
        control,
        0.05,
        accepted,
        verdict,
        effect,
        clock,
        failed ? null : 100.0,
        failed ? null : 120.0,
        failed ? null : Verdict.SLOWER,
        null,
        16.0,
        32.0,
        2,
        38,
        2.0,
        failed ? null : 0.01,
        failed ? null : 600.0,
        failed ? new Failure(Failure.Kind.THREW, "no weights", null, null) : null,
        holds,
        failed ? List.of("the candidate failed") : List.of());
  }

  private static String text(CaseVerdict... verdicts) {
    Environment machine =
        new Environment("cpu", 2, 1L, "os", "arch", true, "17", null, null, Map.of());
    Target target = new Target("old.jar", List.of(), "1.37", Map.of());
    return ComparisonText.of(
        new ComparisonDocument(
            1,
            "comparison",
            "test",
            RunState.COMPLETE,
            Instant.EPOCH,
            Instant.EPOCH,
            null,
            List.of("compare"),
            7,
            machine,
            List.of(
                new PlannedArm("old.jar", "java", target, List.of()),
                new PlannedArm("new.jar", "java", target, List.of("new.jar is commit abc."))),
            List.of("old.jar: Bench.gone not in new.jar"),
            List.of(),
            List.of(verdicts),
            List.of()));
  }

  @Test
  void whatMattersMostComesFirst() {
    String text =
        text(
            verdict("same", Verdict.SAME, new Effect(0.001, -0.01, 0.01), false),
            verdict("faster", Verdict.FASTER, new Effect(-0.2, -0.25, -0.15), false),
            verdict("undecided", Verdict.UNDECIDED, new Effect(0.04, -0.1, 0.2), false),
            verdict("slower", Verdict.SLOWER, new Effect(0.2, 0.15, 0.254), false),
            verdict("holds", Verdict.SLOWER, new Effect(0.1, 0.08, 0.12), true),
            verdict("failed", Verdict.FAILED, null, false));

    assertThat(text.lines().filter(l -> l.startsWith("Bench.")).map(l -> l.split(" +")[0]))
        .containsExactly(
            "Bench.failed",
            "Bench.holds",
            "Bench.slower",
            "Bench.undecided",
            "Bench.faster",
            "Bench.same");
    assertThat(text).contains("Bench.failed: the candidate failed; no weights");
  }

  @Test
  void rowShowsEffectIntervalLevelsCouplesAndVerdict() {
    String text = text(verdict("m", Verdict.SLOWER, new Effect(0.2, 0.15, 0.254), true));

    assertThat(text.lines().filter(l -> l.startsWith("Bench.m ")).findFirst().orElseThrow())
        .isEqualTo("Bench.m    +20.0%  [+15.0%, +25.4%]  100.0 ns   120.0 ns        2  slower");
  }

  @Test
  void whatMustBeKnownToBelieveItIsSaid() {
    String text =
        text(
            verdict(
                "m",
                Verdict.SLOWER,
                new Effect(0.2, 0.15, 0.25),
                true,
                false,
                "known since 2.3",
                Clock.CPU),
            verdict(
                "m", Verdict.FASTER, new Effect(-0.1, -0.2, -0.01), false, true, null, Clock.WALL));

    assertThat(text)
        .contains("slower (accepted: known since 2.3)")
        .contains("judged by CPU time")
        .contains("allocation: Bench.m allocates more: 16 -> 32 bytes/op")
        .contains("not compared:\n  old.jar: Bench.gone not in new.jar")
        .contains("new.jar is commit abc.")
        .contains("of 1 comparisons of the baseline with itself 1 gave a false alarm")
        .contains("noise: blocks of the same case differ by 1.0 %")
        .contains("machine time: 1 min 16 s; plain JMH")
        .contains("about 20 min 0 s")
        .endsWith("1 slower\n");
  }
}
