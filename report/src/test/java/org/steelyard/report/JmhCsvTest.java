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
import org.steelyard.model.RunDocument;

class JmhCsvTest extends InRootLocale {
  private static final List<Twin> TWINS =
      List.of(
          new Twin("a.B.thrpt", Mode.Throughput, Map.of("size", "1,2", "kind", "say \"hi\"; you"))
              .fork(new double[] {10.5}, new double[] {11.25}, new double[] {9.125})
              .fork(new double[] {20.5}, new double[] {21.25}, new double[] {19.125}),
          new Twin("a.B.avgt", Mode.AverageTime, Map.of("size", "", "kind", "a b"))
              .fork(Map.of("gc.alloc.rate.norm", 24.0), new double[] {1}, new double[] {2}),
          new Twin("a.C.sample", Mode.SampleTime, Map.of())
              .fork(new double[] {900, 1000, 1100, 1200}, new double[] {800, 1000, 1000}));

  private static RunDocument ours() {
    List<CaseResult> cases = new ArrayList<>(TWINS.stream().map(Twin::ours).toList());
    cases.add(Runs.without("a.B.broken", Status.FAILED));
    return Runs.of(cases);
  }

  @Test
  void everyLineIsJmhs() {
    assertThat(JmhCsv.of(ours())).isEqualTo(Twin.printedByJmh(ResultFormatType.CSV, TWINS));
  }

  @Test
  void everyLineWithSemicolonsIsJmhs() {
    assertThat(JmhCsv.withSemicolons(ours()))
        .isEqualTo(Twin.printedByJmh(ResultFormatType.SCSV, TWINS));
  }

  @Test
  void theHeaderSaysWhatConfidenceTheErrorHas() {
    CaseResult measured =
        Runs.measured("a.B.c", Map.of(), Runs.estimate(1, 0.5, 3, "ops/s"), null, Map.of());

    assertThat(JmhCsv.of(Runs.of(List.of(measured))))
        .isEqualTo(
            "\"Benchmark\",\"Mode\",\"Threads\",\"Samples\",\"Score\",\"Score Error (95.0%)\","
                + "\"Unit\"\r\n\"a.B.c\",\"thrpt\",1,3,1.000000,0.500000,\"ops/s\"\r\n");
  }

  @Test
  void aRunWithoutResultsHasAHeader() {
    assertThat(JmhCsv.of(Runs.of(List.of()))).startsWith("\"Benchmark\",").endsWith("\"Unit\"\r\n");
  }
}
