package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Estimate;
import org.steelyard.model.Json;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;
import org.steelyard.report.Report.Results;
import org.steelyard.report.format.JmhResults;
import tools.jackson.databind.JsonNode;

/** Rows come out as JMH itself writes the results that they are of. */
class JmhResultsTest {
  private static final Twin TWIN =
      new Twin("a.B.avgt", Mode.AverageTime, Map.of("size", "1"))
          .fork(Map.of("gc.alloc.rate.norm", 24.0), new double[] {1}, new double[] {2})
          .fork(Map.of("gc.alloc.rate.norm", 32.0), new double[] {3}, new double[] {4});

  private static List<ResultRow> rows(CaseResult result) {
    List<List<Double>> forks = List.of(List.of(1.0, 2.0), List.of(3.0, 4.0));
    List<List<Double>> bytes = List.of(List.of(24.0, 24.0), List.of(32.0, 32.0));
    List<ResultRow> rows = new ArrayList<>();
    rows.add(row(result, null, result.score(), forks));
    result.secondary().forEach((label, e) -> rows.add(row(result, label, e, bytes)));
    return rows;
  }

  private static ResultRow row(
      CaseResult result, @Nullable String label, Estimate estimate, List<List<Double>> forks) {
    return new ResultRow(
        result.id().benchmark(),
        label,
        result.id().params(),
        result.id().mode(),
        result.id().threads(),
        4L,
        estimate.value(),
        false,
        estimate.error(),
        0.999,
        estimate.unit(),
        forks);
  }

  private static JsonNode ours() {
    ResultTable table =
        new ResultTable("x", Origin.JMH_JSON, Machine.UNKNOWN, rows(TWIN.ours()), List.of());
    Report report =
        new Report("x", List.of(new Results(table, null, List.of())), List.of(), List.of());
    return Json.lines().readTree(new JmhResults().of(report)).get(0);
  }

  @Test
  void whatARowTellsIsWrittenAsJmhWritesIt() {
    JsonNode ours = ours();
    JsonNode jmhs =
        Json.lines().readTree(Twin.printedByJmh(ResultFormatType.JSON, List.of(TWIN))).get(0);

    for (String key : List.of("benchmark", "mode", "params", "primaryMetric", "secondaryMetrics")) {
      assertThat(shape(ours.get(key))).as(key).isEqualTo(shape(jmhs.get(key)));
    }
    assertThat(ours.at("/primaryMetric/rawData")).isEqualTo(jmhs.at("/primaryMetric/rawData"));
    assertThat(ours.at("/primaryMetric/scorePercentiles"))
        .isEqualTo(jmhs.at("/primaryMetric/scorePercentiles"));
    assertThat(jmhs.propertyNames()).containsAll(ours.propertyNames());
  }

  /** Names and kinds of values; the error is JMH's over iterations there, ours over forks here. */
  private static String shape(JsonNode node) {
    if (node.isObject()) {
      StringBuilder text = new StringBuilder();
      node.properties().forEach(p -> text.append(p.getKey()).append(shape(p.getValue())));
      return text.toString();
    }
    return node.isArray() ? "[" + node.size() + "]" : node.isNumber() ? "#" : node.asString();
  }

  /** What readers take for granted: github-action-benchmark, Bencher's adapter, JMH Visualizer. */
  @Test
  void whatReadersTakeForGrantedIsThere() {
    assertThat(ours().propertyNames())
        .contains(
            "benchmark",
            "mode",
            "threads",
            "forks",
            "warmupIterations",
            "measurementIterations",
            "primaryMetric",
            "secondaryMetrics");
    assertThat(ours().get("primaryMetric").propertyNames())
        .contains(
            "score", "scoreError", "scoreConfidence", "scorePercentiles", "scoreUnit", "rawData");
  }
}
