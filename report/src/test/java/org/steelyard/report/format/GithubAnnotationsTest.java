package org.steelyard.report.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Failure;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunDocument;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Results;

class GithubAnnotationsTest {

  private static Report failed(int cases) {
    Results like = MeasuredReport.report().results().get(0);
    RunDocument run = like.run();
    List<CaseResult> failed = new ArrayList<>();
    for (int i = 1; i <= cases; i++) {
      failed.add(
          MeasuredReport.timed("case" + i, "1", 0, 0)
              .without(
                  CaseResult.Status.FAILED,
                  new Failure(Failure.Kind.THREW, "100 % wrong", null, null)));
    }
    RunDocument all =
        new RunDocument(
            run.format(),
            run.steelyard(),
            run.state(),
            run.started(),
            run.ended(),
            run.note(),
            run.command(),
            run.seed(),
            run.effort(),
            run.environment(),
            run.targets(),
            List.of(),
            failed);
    Results results =
        new Results(
            new ResultTable(
                "t", like.table().origin(), like.table().machine(), List.of(), List.of()),
            all,
            List.of());
    return new Report("r", List.of(results), List.of(), List.of());
  }

  private static List<String> errors(int cases) {
    return new GithubAnnotations()
        .of(failed(cases))
        .lines()
        .filter(l -> l.startsWith("::error "))
        .toList();
  }

  @Test
  void tenErrorsAreTenAnnotations() {
    assertThat(errors(10))
        .hasSize(10)
        .last()
        .isEqualTo(
            "::error title=CodecBenchmark.case10 (size=1)::CodecBenchmark.case10 (size=1):"
                + " failed: 100 %25 wrong");
  }

  @Test
  void theTenthOfMoreSumsUpTheRest() {
    assertThat(errors(12))
        .hasSize(10)
        .last()
        .isEqualTo(
            "::error title=and 3 more::and 3 more: CodecBenchmark.case10 (size=1),"
                + " CodecBenchmark.case11 (size=1), CodecBenchmark.case12 (size=1)");
  }
}
