package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.steelyard.report.Runs.estimate;
import static org.steelyard.report.Runs.measured;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Effort;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;
import org.steelyard.model.Warning;

class RunTextTest {
  private static final CaseResult GOOD = good("org.example.Sort.quick", "x.jar");

  private static CaseResult good(String benchmark, String target, Warning... warnings) {
    CaseResult plain =
        measured(
            benchmark,
            Map.of(),
            estimate(2, 0.5, 15, "ops/ms"),
            estimate(500_000, 1e5, 15, "ns/op"),
            Map.of());
    return new CaseResult(
        target,
        plain.id(),
        plain.settings(),
        plain.status(),
        plain.score(),
        plain.timePerOperation(),
        plain.secondary(),
        null,
        List.of(warnings),
        List.of());
  }

  private static Fork fork(@Nullable Failure failure, @Nullable String log, String... files) {
    return new Fork(
        0,
        0,
        Instant.EPOCH,
        1,
        null,
        null,
        null,
        null,
        List.of(),
        List.of(),
        failure,
        log,
        List.of(files));
  }

  private static CaseResult failed() {
    Failure failure =
        new Failure(Failure.Kind.NO_START, "100 % sure: the JVM did not start", null, null);
    return new CaseResult(
        "x.jar",
        new Case("org.example.Sort.broken", Map.of("size", "8"), Mode.THROUGHPUT, 1),
        Settings.NONE,
        Status.FAILED,
        null,
        null,
        Map.of(),
        failure,
        List.of(),
        List.of(
            fork(null, "forks/0001-0.log"),
            fork(failure, "forks/0001-1.log", "crash/hs_err_pid7.log"),
            fork(failure, "forks/0001-2.log")));
  }

  @Test
  void aGoodRunIsItsTableAndWhatTheErrorMeans() {
    assertThat(RunText.of(Runs.of(List.of(GOOD))))
        .isEqualTo(
            """
            Benchmark    Mode  Cnt  Score   Error   Units   Time/op
            Sort.quick  thrpt   15  2.000 ± 0.500  ops/ms  500.0 us

            Error: half of the 95 % interval over forks (Student's t, one value a fork).

            """);
  }

  @Test
  void withoutErrorsNothingIsSaidOfThem() {
    CaseResult one =
        measured(
            "a.B.c",
            Map.of(),
            estimate(2, null, 1, "ops/ms"),
            estimate(5e5, null, 1, "ns/op"),
            Map.of());

    assertThat(RunText.of(Runs.of(List.of(one)))).contains("B.c").doesNotContain("interval");
  }

  @Test
  void aFailureIsNamedWithItsCauseItsLogAndWhatItLeftBehind() {
    assertThat(RunText.of(Runs.of(List.of(GOOD, failed()))))
        .endsWith(
            """
            1 failed:
              Sort.broken (size=8)
                no-start: 100 % sure: the JVM did not start
                log: forks/0001-1.log
                left behind: crash/hs_err_pid7.log

            """);
  }

  @Test
  void everyCaseThatWasNotReachedIsNamedAndOfTheOthersExamples() {
    List<CaseResult> cases = new ArrayList<>(List.of(GOOD));
    for (int i = 1; i <= 5; i++) {
      cases.add(Runs.without("a.Late.c" + i, Status.LEFT_OUT));
    }
    for (int i = 1; i <= 4; i++) {
      cases.add(Runs.without("a.Part.c" + i, Status.PARTLY));
    }

    assertThat(RunText.of(Runs.of(cases)))
        .endsWith(
            """
            5 not run: Late.c1, Late.c2, Late.c3, Late.c4, Late.c5
            4 with fewer forks than planned: Part.c1, Part.c2, Part.c3, ...
            """);
  }

  @Test
  void warningsOfAKindStandTogetherWithTheirAdvice() {
    Warning differ = new Warning(Warning.Kind.FORKS_DIFFER, "5 % between forks");
    Warning busy = new Warning(Warning.Kind.BUSY, "30 % used by others");
    List<CaseResult> cases =
        List.of(
            good("a.B.c1", "x.jar", busy, differ),
            good("a.B.c2", "x.jar", differ),
            good("a.B.c3", "x.jar", differ),
            good("a.B.c4", "x.jar", differ),
            good("a.B.c5", "x.jar", differ));

    assertThat(RunText.of(Runs.of(cases)))
        .endsWith(
            """
            warning: forks differ more than the iterations inside them do
              B.c1: 5 % between forks
              B.c2: 5 % between forks
              B.c3: 5 % between forks
              and 2 more cases (run.json has them all)
              More forks narrow the error, more iterations do not.
            warning: something else used the machine during the measurement
              B.c1: 30 % used by others
              Stop it, or repeat the run; the series in the run document show when it was.
            """);
  }

  @Test
  void warningsOfTheWholeRunComeFirst() {
    Warning drift = new Warning(Warning.Kind.DRIFT, "over 60 s everything became 3.0 % slower");
    Warning busy = new Warning(Warning.Kind.BUSY, "30 %");
    String text =
        RunText.of(Runs.of(List.of(good("a.B.c", "x.jar", busy)), List.of(drift), null, "x.jar"));

    assertThat(text)
        .contains(
            "warning: over 60 s everything became 3.0 % slower: the machine or the data changed"
                + " over time; measure again, or compare side by side\nwarning: something else");
  }

  @Test
  void severalTargetsHaveATableEachUnderTheirNames() {
    List<CaseResult> cases = List.of(good("a.B.c", "one.jar"), good("a.D.e", "two.jar"));
    String text = RunText.of(Runs.of(cases, List.of(), null, "one.jar", "two.jar", "none.jar"));

    assertThat(text)
        .startsWith(
            """
            one.jar
            Benchmark   Mode  Cnt  Score   Error   Units   Time/op
            B.c        thrpt   15  2.000 ± 0.500  ops/ms  500.0 us

            two.jar
            Benchmark   Mode  Cnt  Score   Error   Units   Time/op
            D.e        thrpt   15  2.000 ± 0.500  ops/ms  500.0 us
            """)
        .doesNotContain("none.jar");
  }

  @Test
  void aSmokeRunSaysOnlyWhatFailedAndWhatWasNotReached() {
    CaseResult warned = good("a.B.c", "x.jar", new Warning(Warning.Kind.ONE_FORK, "one fork"));
    String text =
        RunText.of(
            Runs.of(
                List.of(warned, failed(), Runs.without("a.B.late", Status.LEFT_OUT)),
                List.of(new Warning(Warning.Kind.DRIFT, "x")),
                Effort.SMOKE,
                "x.jar"));

    assertThat(text).startsWith("1 failed:\n  Sort.broken").endsWith("1 not run: B.late\n");
    assertThat(text).doesNotContain("Benchmark  ", "warning");
  }
}
