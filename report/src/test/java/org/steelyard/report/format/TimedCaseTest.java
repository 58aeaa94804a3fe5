package org.steelyard.report.format;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

class TimedCaseTest {

  private static MeasuredCase measured(Mode mode, int threads, String unit, double score) {
    return new MeasuredCase(
        MeasuredCase.id("a.B.c", Map.of(), mode, threads), unit, score, score / 10);
  }

  private static List<TimedCase> cases(String source, MeasuredCase... measured) {
    ResultTable table =
        new ResultTable(
            source,
            Origin.RUN,
            Machine.UNKNOWN,
            List.of(measured).stream().map(MeasuredCase::row).toList(),
            List.of());
    Results results = new Results(table, null, List.of());
    return TimedCase.of(new Report("r", List.of(results, results), List.of(), List.of()));
  }

  @Test
  void moreOperationsASecondAreLessTime() {
    TimedCase slow = cases("t", measured(Mode.THROUGHPUT, 1, "ops/ms", 1000)).get(0);
    TimedCase fast = cases("t", measured(Mode.THROUGHPUT, 1, "ops/ms", 2000)).get(0);

    assertThat(slow.nanos().value()).isCloseTo(1000, within(0.1));
    assertThat(fast.nanos().value()).isCloseTo(500, within(0.1));
  }

  @Test
  void theIntervalOfARateTurnsOver() {
    // 1000 ± 100 ops/ms: at 1100 an operation takes 909.09 ns, at 900 it takes 1111.11 ns.
    ResultRow row = measured(Mode.THROUGHPUT, 1, "ops/ms", 1000).row();
    Interval time =
        RowTime.of(
            new ResultRow(
                row.benchmark(),
                null,
                row.params(),
                row.mode(),
                1,
                5L,
                row.score(),
                false,
                row.error(),
                0.999,
                row.unit(),
                List.of()));

    assertThat(time.low()).isCloseTo(909.09, within(0.01));
    assertThat(time.high()).isCloseTo(1111.11, within(0.01));
  }

  @Test
  void casesThatShareANameAreToldApartByWhatTellsThemApart() {
    MeasuredCase rate = measured(Mode.THROUGHPUT, 1, "ops/ms", 1000);
    MeasuredCase time = measured(Mode.AVERAGE_TIME, 1, "ns/op", 1000);
    MeasuredCase threads = measured(Mode.AVERAGE_TIME, 4, "ns/op", 1000);

    assertThat(cases("t", rate, time, threads).stream().map(TimedCase::name).toList())
        .startsWith(
            "B.c [thrpt] [1 thread] [t]", "B.c [avgt] [1 thread] [t]", "B.c [avgt] [4 threads] [t]")
        // The same table twice: nothing tells them apart, and still nothing is lost.
        .endsWith("B.c [avgt] [4 threads] [t] #2")
        .doesNotHaveDuplicates();
  }

  @Test
  void ofAComparisonTheCandidateIsTracked() {
    TimedCase decode =
        TimedCase.of(ComparedReport.report()).stream()
            .filter(c -> c.name().startsWith("CodecBenchmark.decode"))
            .findFirst()
            .orElseThrow();

    // 100 ns of the baseline, +4.2 % to +6 %.
    assertThat(decode.nanos().value()).isCloseTo(105.12, within(0.001));
    assertThat(decode.nanos().low()).isCloseTo(104.2, within(0.001));
    assertThat(decode.nanos().high()).isCloseTo(106, within(0.001));
    assertThat(decode.bytes().value()).isEqualTo(32);
  }
}
