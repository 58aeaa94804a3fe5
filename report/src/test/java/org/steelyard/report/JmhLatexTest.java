package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;

class JmhLatexTest extends InRootLocale {
  private static String ours(List<Twin> twins) {
    List<CaseResult> cases = new ArrayList<>(twins.stream().map(Twin::ours).toList());
    cases.add(Runs.without("a.B.broken", Status.FAILED));
    return JmhLatex.of(Runs.of(cases));
  }

  @Test
  void everyLineOfSeveralUnitsIsJmhs() {
    List<Twin> twins =
        List.of(
            new Twin("a.x.B.quick", Mode.Throughput, Map.of("size", "1_2", "kind", "#{a}"))
                .fork(new double[] {10.5}, new double[] {11.25}, new double[] {9.125}),
            new Twin("a.y.B.tiny_one", Mode.AverageTime, Map.of("size", "1", "kind", "2"))
                .fork(Map.of("gc.norm", 24.0), new double[] {0.00001}, new double[] {0.00002}));

    assertThat(ours(twins)).isEqualTo(Twin.printedByJmh(ResultFormatType.LATEX, twins));
  }

  @Test
  void everyLineOfOneUnitIsJmhs() {
    List<Twin> twins =
        List.of(
            new Twin("a.B.one", Mode.AverageTime, Map.of()).fork(new double[] {0.25}),
            new Twin("a.B.none", Mode.AverageTime, Map.of()).fork(new double[] {0}));

    assertThat(ours(twins)).isEqualTo(Twin.printedByJmh(ResultFormatType.LATEX, twins));
  }

  @Test
  void whatMeansSomethingToLatexIsEscapedAndAMissingParameterIsNotAvailable() {
    CaseResult nasty =
        Runs.measured(
            "a.B.c",
            Map.of("my_param", "\\input{x}&%$~^"),
            Runs.estimate(1, null, 3, "#"),
            null,
            Map.of());
    CaseResult plain =
        Runs.measured("a.B.d", Map.of(), Runs.estimate(2, null, 3, "#"), null, Map.of());

    assertThat(JmhLatex.of(Runs.of(List.of(nasty, plain))))
        .isEqualTo(
            """
            \\begin{tabular}{r|l|rl}
             \\multicolumn{1}{c|}{\\texttt{Benchmark}} & \\texttt{my\\_param} & \
            \\multicolumn{2}{c}{\\texttt{Score, \\#}} \\\\
            \\hline
            \\texttt{B.c} & \\texttt{\\textbackslash{}input\\{x\\}\\&\\%\\$\\textasciitilde{}\\textasciicircum{}} \
            & \\texttt{1.000} &  \\\\
            \\texttt{B.d} & \\texttt{N/A} & \\texttt{2.000} &  \\\\
            \\end{tabular}""");
  }
}
