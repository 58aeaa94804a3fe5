package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.steelyard.report.Runs.estimate;
import static org.steelyard.report.Runs.measured;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;

class JmhTableTest extends InRootLocale {
  private static final CaseResult QUICK =
      measured(
          "org.example.SortBenchmark.quick",
          Map.of("size", "1024"),
          estimate(12345.6785, 98.7654, 15, "ops/ms"),
          estimate(81.0001, 0.6, 15, "ns/op"),
          Map.of());

  /** Our line is JMH's with one more column behind it. */
  private static void assertIsJmhsTable(List<Twin> twins) {
    String[] jmh = Twin.printedByJmh(ResultFormatType.TEXT, twins).split("\n");
    String[] ours = JmhTable.of(twins.stream().map(Twin::ours).toList()).split("\n");

    assertThat(ours).hasSameSizeAs(jmh);
    for (int i = 0; i < jmh.length; i++) {
      assertThat(ours[i]).startsWith(jmh[i].stripTrailing());
      assertThat(ours[i].substring(jmh[i].stripTrailing().length()).strip())
          .isIn("Time/op", "1.235 us", "");
    }
  }

  @Test
  void scoresErrorsAndParametersStandAsInJmhsTable() {
    assertIsJmhsTable(
        List.of(
            new Twin("org.example.Sort.quick", Mode.Throughput, Map.of("size", "8", "kind", "heap"))
                .fork(new double[] {10.5}, new double[] {11.25}, new double[] {9.125}),
            new Twin("org.example.Sort.slowest", Mode.AverageTime, Map.of())
                .fork(new double[] {1e6}, new double[] {3e6}, new double[] {2e6}),
            new Twin("org.example.Sort.shot", Mode.SingleShotTime, Map.of("size", "1000000"))
                .fork(new double[] {250})));
  }

  @Test
  void parametersThatDifferFromRowToRowAreInJmhsOrder() {
    assertIsJmhsTable(
        List.of(
            new Twin("org.example.Sort.a", Mode.Throughput, Map.of("zoo", "8"))
                .fork(new double[] {1}, new double[] {2}, new double[] {3}),
            new Twin("org.example.Sort.b", Mode.Throughput, Map.of("ant", "9"))
                .fork(new double[] {1}, new double[] {2}, new double[] {3})));
  }

  @Test
  void secondaryResultsStandBelowAsInJmhsTable() {
    assertIsJmhsTable(
        List.of(
            new Twin("org.example.Sort.quick", Mode.AverageTime, Map.of())
                .fork(
                    Map.of("gc.alloc.rate.norm", 24.0, "gc.count", 0.0),
                    new double[] {10},
                    new double[] {11},
                    new double[] {12})));
  }

  @Test
  void magnitudesAndMissingErrorsStandAsInJmhsTable() {
    assertIsJmhsTable(
        List.of(
            new Twin("org.example.Sort.tiny", Mode.Throughput, Map.of())
                .fork(new double[] {0.000001}),
            new Twin("org.example.Sort.two", Mode.Throughput, Map.of())
                .fork(new double[] {1}, new double[] {2})));
  }

  private static final Twin SAMPLED =
      new Twin("org.example.Sort.sampled", Mode.SampleTime, Map.of())
          .fork(new double[] {900, 1000, 1100, 1200}, new double[] {800, 1000, 1000});

  @Test
  void inModeSampleTheOperationsAreCountedAsInJmhsTable() {
    assertIsJmhsTable(List.of(SAMPLED));
    assertThat(JmhTable.of(List.of(SAMPLED.ours())))
        .containsPattern("Sort.sampled +sample +7 ")
        .containsPattern("Sort.sampled:p0.50 +sample +1[.]000 ");
  }

  @Test
  void percentilesOfOlderJmhAreNotCountedEither() {
    CaseResult sampled = SAMPLED.ours();
    CaseResult older =
        new CaseResult(
            sampled.target(),
            sampled.id(),
            sampled.settings(),
            sampled.status(),
            sampled.score(),
            null,
            Map.of("sampled·p0.999", estimate(1, null, 2, "us/op")),
            null,
            List.of(),
            sampled.forks());

    assertThat(JmhTable.of(List.of(older))).containsPattern("sampled·p0.999 +sample +1[.]000 ");
  }

  @Test
  void forProgramsItIsJmhsTableAndNothingElse() {
    List<Twin> twins =
        List.of(
            SAMPLED,
            new Twin("org.other.Sort.quick", Mode.Throughput, Map.of("size", "8"))
                .fork(Map.of("gc.count", 3.0), new double[] {1}, new double[] {2}));
    List<CaseResult> ours = new ArrayList<>(twins.stream().map(Twin::ours).toList());
    ours.add(Runs.without("org.example.SortBenchmark.broken", Status.FAILED));

    assertThat(JmhTable.asJmh(Runs.of(ours)))
        .isEqualTo(Twin.printedByJmh(ResultFormatType.TEXT, twins))
        .contains("o.other.Sort.quick:gc.count ");
  }

  @Test
  void aParameterThatACaseDoesNotHaveIsNotAvailable() {
    CaseResult plain =
        measured(
            "org.example.SortBenchmark.plain",
            Map.of(),
            estimate(0.25, 0.125, 15, "ops/ms"),
            estimate(4e6, 2e6, 15, "ns/op"),
            Map.of());

    assertThat(JmhTable.of(List.of(QUICK, plain)))
        .isEqualTo(
            """
            Benchmark            (size)   Mode  Cnt      Score    Error   Units   Time/op
            SortBenchmark.quick    1024  thrpt   15  12345.679 ± 98.765  ops/ms  81.00 ns
            SortBenchmark.plain     N/A  thrpt   15      0.250 ±  0.125  ops/ms  4.000 ms
            """);
  }

  @Test
  void everyPlannedCaseHasItsRowWhateverBecameOfIt() {
    CaseResult half =
        new CaseResult(
            "x.jar",
            QUICK.id(),
            QUICK.settings(),
            Status.FAILED,
            estimate(2, null, 5, "ops/ms"),
            estimate(500_000, null, 5, "ns/op"),
            Map.of(),
            null,
            List.of(),
            List.of());

    assertThat(
            JmhTable.of(
                List.of(
                    QUICK,
                    half,
                    Runs.without("org.example.SortBenchmark.broken", Status.FAILED),
                    Runs.without("org.example.SortBenchmark.late", Status.LEFT_OUT))))
        .isEqualTo(
            """
            Benchmark             (size)   Mode  Cnt         Score    Error   Units   Time/op
            SortBenchmark.quick     1024  thrpt   15     12345.679 ± 98.765  ops/ms  81.00 ns
            SortBenchmark.quick     1024  thrpt    5  2.000 failed           ops/ms  500.0 us
            SortBenchmark.broken     N/A  thrpt             failed
            SortBenchmark.late       N/A  thrpt            not run
            """);
  }

  @Test
  void classesOfTheSameNameHaveTheirPackages() {
    CaseResult other =
        measured(
            "org.other.SortBenchmark.quick",
            Map.of("size", "1024"),
            estimate(1, null, 1, "ops/ms"),
            estimate(1e6, null, 1, "ns/op"),
            Map.of("gc.count", estimate(3, null, 1, "counts")));

    assertThat(JmhTable.of(List.of(QUICK, other)))
        .isEqualTo(
            """
            Benchmark                               (size)   Mode  Cnt      Score    Error   Units   Time/op
            org.example.SortBenchmark.quick           1024  thrpt   15  12345.679 ± 98.765  ops/ms  81.00 ns
            org.other.SortBenchmark.quick             1024  thrpt           1.000           ops/ms  1.000 ms
            org.other.SortBenchmark.quick:gc.count    1024  thrpt           3.000           counts
            """);
  }

  @Test
  void theSameBenchmarkInSeveralCasesKeepsItsShortName() {
    assertThat(JmhTable.of(List.of(QUICK, QUICK))).doesNotContain("org.example");
  }
}
