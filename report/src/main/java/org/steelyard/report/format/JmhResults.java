package org.steelyard.report.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.Json;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.report.Format;
import org.steelyard.report.JmhJson;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Results;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;

/**
 * JMH's own JSON of everything in a report, for the tools that read it. The arms of a comparison
 * are told apart by a parameter of their own, as JMH has no word for them.
 */
public final class JmhResults implements Format {
  private static final JsonMapper MAPPER = Json.document();

  @Override
  public String name() {
    return "json";
  }

  @Override
  public String extension() {
    return "json";
  }

  @Override
  public String of(Report report) {
    ArrayNode all = MAPPER.createArrayNode();
    report.results().forEach(results -> all.addAll(entries(results)));
    report.comparisons().forEach(comparison -> all.addAll(entries(comparison)));
    return MAPPER.writeValueAsString(all) + "\n";
  }

  private static ArrayNode entries(Results results) {
    return results.run() != null
        ? (ArrayNode) MAPPER.readTree(JmhJson.of(results.run()))
        : JmhJsonRows.of(results.table().rows(), results.table().machine());
  }

  private static ArrayNode entries(Comparison comparison) {
    ArrayNode all = MAPPER.createArrayNode();
    new ArmRows(comparison)
        .byArm()
        .forEach(
            (arm, rows) -> {
              List<ResultRow> named = rows.stream().map(r -> ofArm(r, arm)).toList();
              all.addAll(JmhJsonRows.of(named, Machine.UNKNOWN));
            });
    return all;
  }

  private static ResultRow ofArm(ResultRow row, String arm) {
    Map<String, String> params = new LinkedHashMap<>(row.params());
    String key = "arm";
    while (params.containsKey(key)) {
      key = "(" + key + ")";
    }
    params.put(key, arm);
    return new ResultRow(
        row.benchmark(),
        row.label(),
        params,
        row.mode(),
        row.threads(),
        row.samples(),
        row.score(),
        row.approximate(),
        row.error(),
        row.confidence(),
        row.unit(),
        row.forks());
  }
}
