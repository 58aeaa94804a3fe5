package org.steelyard.model.read;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Environment;
import org.steelyard.model.Estimate;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.Score;
import org.steelyard.model.Settings;

/** A run of ours as a table. */
class RunTableTest {
  private static final ForkJvm JVM =
      new ForkJvm("java", "17.0.15", "OpenJDK", null, List.of(), "1.37", null, null, 2, null);

  private static Fork fork(@Nullable Failure failure, double... scores) {
    List<Iteration> series = new java.util.ArrayList<>();
    series.add(new Iteration(true, 99, 1, null, Map.of(), null));
    for (double score : scores) {
      series.add(new Iteration(false, score, 1, null, Map.of("gc.time", new Score(7, "ms")), null));
    }
    return new Fork(
        0,
        0,
        Instant.EPOCH,
        1,
        null,
        null,
        JVM,
        "us/op",
        series,
        List.of(),
        failure,
        null,
        List.of());
  }

  private static CaseResult result(String name, @Nullable Estimate score, Fork... forks) {
    return new CaseResult(
        "x.jar",
        new Case(name, Map.of("n", "7"), Mode.AVERAGE_TIME, 3),
        Settings.NONE,
        score == null ? Status.FAILED : Status.MEASURED,
        score,
        null,
        score == null ? Map.of() : Map.of("gc.time", new Estimate(7, null, 0.95, 2, 4, "ms")),
        null,
        List.of(),
        List.of(forks));
  }

  private static ResultTable table(CaseResult... cases) {
    return RunTable.of(
        "runs/1",
        new RunDocument(
            RunDocument.FORMAT,
            "1",
            RunState.COMPLETE,
            Instant.EPOCH,
            null,
            null,
            List.of(),
            0,
            null,
            new Environment("Xeon", 8, null, "Linux", "amd64", null, "21", null, null, Map.of()),
            List.of(),
            List.of(),
            List.of(cases)));
  }

  @Test
  void scoreHasTheMeasuredIterationsOfForksThatWentWell() {
    Failure failure = new Failure(Failure.Kind.CRASHED, "gone", null, null);
    ResultTable table =
        table(
            result(
                "a.B.m",
                new Estimate(2.5, 0.5, 0.95, 2, 4, "us/op"),
                fork(null, 1, 2),
                fork(failure, 50),
                fork(null, 3, 4)));
    assertThat(table.origin()).isEqualTo(Origin.RUN);
    ResultRow row = table.rows().get(0);
    assertThat(row.benchmark()).isEqualTo("a.B.m");
    assertThat(row.params()).isEqualTo(Map.of("n", "7"));
    assertThat(row.threads()).isEqualTo(3);
    assertThat(row.score()).isEqualTo(2.5);
    assertThat(row.error()).isEqualTo(0.5);
    assertThat(row.confidence()).isEqualTo(0.95);
    assertThat(row.samples()).isEqualTo(4);
    assertThat(row.forks()).containsExactly(List.of(1.0, 2.0), List.of(3.0, 4.0));
    ResultRow secondary = table.rows().get(1);
    assertThat(secondary.label()).isEqualTo("gc.time");
    assertThat(secondary.forks()).containsExactly(List.of(7.0, 7.0), List.of(7.0, 7.0));
  }

  @Test
  void machineIsTheRunsAndTheJvmThatOfItsForks() {
    ResultTable table =
        table(result("a.B.m", new Estimate(1, null, 0.95, 1, 1, "us/op"), fork(null, 1)));
    assertThat(table.machine()).isEqualTo(new Machine("Xeon", 8, "Linux", "17.0.15", "OpenJDK"));
  }

  @Test
  void caseWithoutScoreHasNoRow() {
    assertThat(table(result("a.B.m", null)).rows()).isEmpty();
  }
}
