package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Environment;
import org.steelyard.model.Estimate;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Settings;
import org.steelyard.model.Target;
import org.steelyard.model.Warning;
import org.steelyard.model.read.RunTable;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

class ResultsSectionTest {
  private final List<Detail> details = new ArrayList<>();

  private Section section(List<Held> held, CaseResult... cases) {
    RunDocument run =
        new RunDocument(
            RunDocument.FORMAT,
            "0.1.0",
            RunState.COMPLETE,
            Instant.EPOCH,
            Instant.EPOCH,
            null,
            List.of("run", "a.jar", "b.jar"),
            1,
            null,
            new Environment(null, 2, null, "Linux", "amd64", null, "17", null, null, Map.of()),
            List.of(target("a.jar"), target("b.jar")),
            List.of(),
            List.of(cases));
    return ResultsSection.of(
        new Results(RunTable.of("run", run), run, held), Thinning.of(1), details);
  }

  private static Target target(String name) {
    return new Target(name, List.of(), "1.37", Map.of(), Map.of());
  }

  private static CaseResult result(
      String target,
      Status status,
      @Nullable Estimate score,
      @Nullable Failure failure,
      Fork... f) {
    return new CaseResult(
        target,
        new Case("org.example.Copy.loop", Map.of(), Mode.THROUGHPUT, 2),
        Settings.NONE,
        status,
        score,
        score == null ? null : new Estimate(1000, 50.0, 0.95, 2, 4, "ns/op"),
        Map.of(),
        failure,
        List.of(new Warning(Warning.Kind.ONE_FORK, "1 fork")),
        List.of(f));
  }

  private static Estimate score(double value) {
    return new Estimate(value, 100.0, 0.95, 2, 4, "ops/ms");
  }

  /** The first iteration is warm-up. */
  private static Fork fork(@Nullable Failure failure, double... scores) {
    List<Iteration> series =
        DoubleStream.of(scores)
            .mapToObj(s -> new Iteration(false, s, 1, null, Map.of(), null))
            .toList();
    List<Iteration> all = new ArrayList<>();
    all.add(new Iteration(true, 500, 1, null, Map.of(), null));
    all.addAll(series);
    return new Fork(
        0, 0, Instant.EPOCH, 2, 1L, null, null, "ops/ms", all, List.of(), failure, null, List.of());
  }

  @Test
  void aRateIsShownAsTheTimeThatOneThreadNeeds() {
    section(
        List.of(),
        result(
            "a.jar", Status.MEASURED, score(2000), null, fork(null, 1600, 2400), fork(null, 1000)));
    Detail detail = details.get(0);
    // Two threads that make 2000 operations in a millisecond need 1000 ns for each.
    assertThat(detail.forks().get(0).value()).isEqualByComparingTo("1000");
    assertThat(detail.forks().get(0).warmup()).containsExactly(new BigDecimal("4E+3"));
    assertThat(detail.forks().get(0).measured().get(0)).isEqualByComparingTo("1250");
    assertThat(detail.forks().get(1).value()).isEqualByComparingTo("2000");
  }

  @Test
  void whatFailedStandsFirstAndSaysWhy() {
    Failure failure = new Failure(Failure.Kind.THREW, "no weights", "java.lang.Error", "at x");
    Section section =
        section(
            List.of(),
            result("a.jar", Status.MEASURED, score(2000), null, fork(null, 2000)),
            result("b.jar", Status.FAILED, null, failure, fork(failure)));
    Row first = section.rows().get(0);
    assertThat(first.state()).isEqualTo(State.FAILED);
    assertThat(first.failure())
        .isEqualTo(new Row.Broken("threw", "no weights", "java.lang.Error", "at x"));
    assertThat(first.place()).isEqualTo("b.jar  org.example");
    assertThat(details.get(first.detail()).forks().get(0).value()).isNull();
    assertThat(section.rows().get(1).warnings()).containsExactly(List.of("one-fork", "1 fork"));
  }

  @Test
  void theSameCaseOfTwoTargetsKeepsWhatItIsHeldAgainst() {
    Interval one = new Interval(1, 1, 1);
    Section section =
        section(
            List.of(new Held(1, 0, new Interval(0.5, 0.4, 0.6), one, true, null)),
            result("a.jar", Status.MEASURED, score(2000), null, fork(null, 2000)),
            result("b.jar", Status.MEASURED, score(4000), null, fork(null, 4000)));
    assertThat(section.rows().get(0).held()).isNull();
    assertThat(section.rows().get(1).held().ratio().get(0)).isEqualByComparingTo("0.5");
  }

  @Test
  void aCaseIsRepeatedFromTheTargetItIsOf() {
    section(List.of(), result("b.jar", Status.MEASURED, score(2000), null, fork(null, 2000)));
    assertThat(details.get(0).repeat().get(0).text())
        .isEqualTo("steelyard run b.jar '^org\\.example\\.Copy\\.loop$' -bm thrpt -t 2");
  }
}
