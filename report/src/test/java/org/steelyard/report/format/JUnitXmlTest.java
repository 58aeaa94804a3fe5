package org.steelyard.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Failure;
import org.steelyard.report.Report;

class JUnitXmlTest {
  private static JUnitFile file(Report report) throws Exception {
    return JUnitFile.valid(new JUnitXml().of(report));
  }

  @Test
  void aRegressionThatHoldsIsAFailureAndOneThatIsAcceptedPasses() throws Exception {
    JUnitFile file = file(ComparedReport.report());

    assertThat(file.names("failure")).containsExactly("CodecBenchmark.decode (size=64)");
    assertThat(file.names("error")).containsExactly("CodecBenchmark.broken (size=64)");
    assertThat(file.names("skipped"))
        .containsExactly("CodecBenchmark.encode (size=64)", "CodecBenchmark.write (size=64)");
    assertThat(file.names("system-out"))
        .containsExactly(
            "CodecBenchmark.check (size=64)",
            "CodecBenchmark.copy (size=64)",
            "CodecBenchmark.read (size=64)");
    assertThat(file.suite().getAttribute("tests")).isEqualTo("7");
    assertThat(file.suite().getAttribute("failures")).isEqualTo("1");
    assertThat(file.suite().getAttribute("errors")).isEqualTo("1");
    assertThat(file.suite().getAttribute("skipped")).isEqualTo("2");
  }

  @Test
  void aBrokenBoundIsAFailureOfTheBenchmark() throws Exception {
    JUnitFile file = file(MeasuredReport.report());

    assertThat(file.names("failure")).containsExactly("CodecBenchmark.copy (size=64)");
    assertThat(file.names("error")).containsExactly("CodecBenchmark.broken (size=64)");
    assertThat(file.names("skipped")).containsExactly("CodecBenchmark.late (size=64)");
  }

  @Test
  void aPastedTablePasses() throws Exception {
    JUnitFile file = file(PastedReport.report());

    assertThat(file.cases()).hasSize(4);
    assertThat(file.names("system-out")).hasSize(4);
  }

  @Test
  void aCaseOfWhichSomeForksFailedIsOneError() throws Exception {
    MeasuredCase partly = MeasuredReport.timed("partly", "64", 100, 2);
    CaseResult measured = partly.result(List.of());
    CaseResult failed =
        new CaseResult(
            measured.target(),
            measured.id(),
            measured.settings(),
            CaseResult.Status.FAILED,
            measured.score(),
            measured.timePerOperation(),
            measured.secondary(),
            new Failure(Failure.Kind.HUNG, "nothing was heard for 10 min", null, null),
            List.of(),
            measured.forks());

    JUnitFile file = file(MeasuredReport.report(List.of(failed), List.of(partly.row())));

    assertThat(file.names()).containsExactly("CodecBenchmark.partly (size=64)");
    assertThat(file.names("error")).hasSize(1);
  }
}
