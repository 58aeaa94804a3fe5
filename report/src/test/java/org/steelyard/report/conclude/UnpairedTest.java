package org.steelyard.report.conclude;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;
import org.steelyard.model.Verdict;

/** Two tables against each other; expected numbers by hand, with Student's t from tables. */
class UnpairedTest {
  /** Upper 0.05 % point of Student's t with 24 degrees of freedom, from tables. */
  private static final double T24 = 3.7454;

  private static ResultTable table(String name, ResultRow... rows) {
    return table(name, Machine.UNKNOWN, rows);
  }

  private static ResultTable table(String name, Machine machine, ResultRow... rows) {
    return new ResultTable(name, Origin.JMH_TEXT, machine, List.of(rows), List.of());
  }

  private static ResultRow row(
      String benchmark, double score, @Nullable Double error, String unit) {
    Mode mode = unit.startsWith("ops/") ? Mode.THROUGHPUT : Mode.AVERAGE_TIME;
    return row(benchmark, mode, score, error, unit, List.of());
  }

  private static ResultRow row(
      String benchmark,
      @Nullable Mode mode,
      double score,
      @Nullable Double error,
      String unit,
      List<List<Double>> forks) {
    return new ResultRow(
        benchmark, null, Map.of(), mode, null, 25L, score, false, error, 0.999, unit, forks);
  }

  private static ComparisonDocument compared(ResultTable one, ResultTable other) {
    return new Unpaired(one, other, 0.05).document("1", Instant.EPOCH, List.of("steelyard"));
  }

  private static CaseVerdict only(ResultRow one, ResultRow other) {
    ComparisonDocument document = compared(table("old", one), table("new", other));
    assertThat(document.verdicts()).hasSize(1);
    return document.verdicts().get(0);
  }

  @Test
  void errorsOverIterationsAreTurnedBackIntoAnInterval() {
    CaseVerdict verdict = only(row("A.m", 100, T24, "ns/op"), row("A.m", 110, 1.1 * T24, "ns/op"));
    // Standard errors of 1 % each, 48 degrees of freedom: ln 1.1 ± 2.0106 × 0.014142.
    assertThat(verdict.verdict()).isEqualTo(Verdict.SLOWER);
    assertThat(verdict.time().change()).isCloseTo(0.1, within(1e-9));
    assertThat(verdict.time().low()).isCloseTo(0.0692, within(1e-4));
    assertThat(verdict.time().high()).isCloseTo(0.1317, within(1e-4));
    assertThat(verdict.couples()).isZero();
    assertThat(verdict.holds()).isFalse();
  }

  @Test
  void higherThroughputIsFaster() {
    CaseVerdict verdict =
        only(row("A.m", 100, T24, "ops/ms"), row("A.m", 125, 1.25 * T24, "ops/ms"));
    assertThat(verdict.verdict()).isEqualTo(Verdict.FASTER);
    assertThat(verdict.time().change()).isCloseTo(-0.2, within(1e-9));
    assertThat(verdict.baselineNanos()).isCloseTo(10_000, within(1e-6));
  }

  @Test
  void smallDifferenceIsTheSameAndAWideIntervalIsUndecided() {
    assertThat(only(row("A.m", 100, 1.0, "ns/op"), row("A.m", 101, 1.0, "ns/op")).verdict())
        .isEqualTo(Verdict.SAME);
    assertThat(only(row("A.m", 100, 40.0, "ns/op"), row("A.m", 110, 40.0, "ns/op")).verdict())
        .isEqualTo(Verdict.UNDECIDED);
  }

  @Test
  void forksCountWhereTheyAreKnown() {
    // Iterations agree within each fork, forks do not: pooled errors would see a difference.
    ResultRow one =
        row(
            "A.m",
            Mode.AVERAGE_TIME,
            100,
            0.5,
            "ns/op",
            List.of(List.of(90.0, 90.0), List.of(110.0)));
    ResultRow other =
        row("A.m", Mode.AVERAGE_TIME, 115, 0.5, "ns/op", List.of(List.of(105.0), List.of(125.0)));
    CaseVerdict verdict = only(one, other);
    assertThat(verdict.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(compared(table("a", one), table("b", other)).notes())
        .noneMatch(n -> n.contains("pooled"));
  }

  @Test
  void thatRunsWereNotPairedIsSaidWithWhatItCosts() {
    ComparisonDocument document =
        compared(
            table("a", row("A.m", 100, 1.0, "ns/op")), table("b", row("A.m", 101, 1.0, "ns/op")));
    assertThat(document.notes().get(0)).contains("not paired", "1.4 to 8.5 %", "23 to 42 %");
    assertThat(document.notes().get(1)).contains("1 case", "pooled", "23 %");
  }

  @Test
  void differentModesMeetInTheTimePerOperationAndSaySo() {
    CaseVerdict verdict = only(row("A.m", 1000, 10.0, "ops/ms"), row("A.m", 1.0, 0.01, "us/op"));
    assertThat(verdict.time().change()).isCloseTo(0, within(1e-9));
    assertThat(verdict.notes()).anyMatch(n -> n.contains("thrpt against avgt"));
  }

  @Test
  void sameModeIsPreferredToAnother() {
    ComparisonDocument document =
        compared(
            table("a", row("A.m", 1000, 10.0, "ops/ms"), row("A.m", 1.0, 0.01, "us/op")),
            table("b", row("A.m", 1.0, 0.01, "us/op")));
    assertThat(document.verdicts()).hasSize(1);
    assertThat(document.verdicts().get(0).id().mode()).isEqualTo(Mode.AVERAGE_TIME);
    assertThat(document.unpaired()).containsExactly("A.m: only in a");
  }

  @Test
  void caseInOneTableOnlyIsListed() {
    ComparisonDocument document =
        compared(
            table("a", row("A.m", 1, 0.1, "ns/op"), row("A.gone", 1, 0.1, "ns/op")),
            table("b", row("A.m", 1, 0.1, "ns/op"), row("A.added", 1, 0.1, "ns/op")));
    assertThat(document.unpaired()).containsExactly("A.gone: only in a", "A.added: only in b");
  }

  @Test
  void shortNamesMeetWholeOnes() {
    for (String name : List.of("org.example.text.A.m", "A.m", "o.e.t.A.m", "text.A.m")) {
      assertThat(
              compared(
                      table("a", row("org.example.text.A.m", 1, 0.1, "ns/op")),
                      table("b", row(name, 1, 0.1, "ns/op")))
                  .verdicts())
          .as(name)
          .hasSize(1);
    }
    for (String name :
        List.of("org.example.other.A.m", "B.m", "A.n", "o.x.t.A.m", "or.example.text.A.m")) {
      assertThat(
              compared(
                      table("a", row("org.example.text.A.m", 1, 0.1, "ns/op")),
                      table("b", row(name, 1, 0.1, "ns/op")))
                  .unpaired())
          .as(name)
          .hasSize(2);
    }
  }

  @Test
  void scoreWithoutErrorIsShownButNotJudged() {
    CaseVerdict verdict = only(row("A.m", 100, null, "ns/op"), row("A.m", 150, null, "ns/op"));
    assertThat(verdict.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(verdict.time()).isNull();
    assertThat(verdict.notes()).anyMatch(n -> n.contains("+50.0 %") && n.contains("no error"));
  }

  @Test
  void machinesDifferInWhatBothTell() {
    Machine one = new Machine("Xeon", 8, "Linux", "17.0.15", "OpenJDK 64-Bit Server VM");
    Machine other = new Machine("EPYC", 16, "Linux", "21", "OpenJDK 64-Bit Server VM");
    ResultRow row = row("A.m", 1, 0.1, "ns/op");
    assertThat(new Unpaired(table("a", one, row), table("b", other, row), 0.05).differences())
        .containsExactly(
            "CPU Xeon against EPYC", "processors 8 against 16", "JDK 17.0.15 against 21");
    assertThat(new Unpaired(table("a", one, row), table("b", row), 0.05).differences()).isEmpty();
    assertThat(compared(table("a", one, row), table("b", other, row)).notes())
        .anyMatch(n -> n.contains("CPU Xeon against EPYC"));
  }

  @Test
  void caseThatIsThereTwiceCountsOnceAndIsNamed() {
    ComparisonDocument document =
        compared(
            table("a", row("A.m", 1, 0.1, "ns/op"), row("A.m", 2, 0.1, "ns/op")),
            table("b", row("A.m", 1, 0.1, "ns/op")));
    assertThat(document.verdicts()).hasSize(1);
    assertThat(document.notes()).contains("A.m is in a twice: the first counts");
  }
}
