package org.steelyard.report.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.Json;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.report.JmhNumbers;
import org.steelyard.report.Percentiles;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Rows as JMH writes its results in JSON: the score of each case with its secondary results in it.
 * What a row does not tell is left out, but for what readers of such files take for granted.
 */
final class JmhJsonRows {
  private static final JsonMapper MAPPER = Json.document();
  private static final double[] PERCENTILES = {
    0, 50, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100
  };

  private JmhJsonRows() {}

  static ArrayNode of(List<ResultRow> rows, Machine machine) {
    ArrayNode all = MAPPER.createArrayNode();
    Map<CaseKey, ObjectNode> entries = new LinkedHashMap<>();
    for (ResultRow row : rows) {
      if (row.label() == null && !Double.isNaN(row.score())) {
        ObjectNode entry = entry(row, machine);
        entries.put(CaseKey.of(row), entry);
        all.add(entry);
      }
    }
    for (ResultRow row : rows) {
      ObjectNode entry = row.label() == null ? null : entries.get(CaseKey.of(row));
      if (entry != null) {
        metric(((ObjectNode) entry.get("secondaryMetrics")).putObject(row.label()), row);
      }
    }
    return all;
  }

  private static ObjectNode entry(ResultRow row, Machine machine) {
    ObjectNode entry = MAPPER.createObjectNode();
    entry.put("benchmark", row.benchmark());
    entry.put("mode", mode(row).label());
    entry.put("threads", row.threads() == null ? 1 : row.threads());
    entry.put("forks", Math.max(1, row.forks().size()));
    if (machine.jdk() != null) {
      entry.put("jdkVersion", machine.jdk());
    }
    if (machine.vm() != null) {
      entry.put("vmName", machine.vm());
    }
    int iterations = row.forks().stream().mapToInt(List::size).max().orElse(0);
    entry.put("warmupIterations", 0);
    entry.put("measurementIterations", iterations);
    if (!row.params().isEmpty()) {
      ObjectNode params = entry.putObject("params");
      row.params().forEach(params::put);
    }
    metric(entry.putObject("primaryMetric"), row);
    entry.putObject("secondaryMetrics");
    return entry;
  }

  private static Mode mode(ResultRow row) {
    if (row.mode() != null) {
      return row.mode();
    }
    return row.isRate() ? Mode.THROUGHPUT : Mode.AVERAGE_TIME;
  }

  private static void metric(ObjectNode node, ResultRow row) {
    double error = row.error() == null ? Double.NaN : row.error();
    JmhNumbers.put(node, "score", row.score());
    JmhNumbers.put(node, "scoreError", error);
    ArrayNode confidence = node.putArray("scoreConfidence");
    JmhNumbers.add(confidence, row.score() - error);
    JmhNumbers.add(confidence, row.score() + error);
    percentiles(node.putObject("scorePercentiles"), row);
    node.put("scoreUnit", row.unit());
    ArrayNode raw = node.putArray("rawData");
    for (List<Double> fork : row.forks()) {
      ArrayNode iterations = raw.addArray();
      fork.forEach(value -> JmhNumbers.add(iterations, value));
    }
  }

  private static void percentiles(ObjectNode node, ResultRow row) {
    double[] values =
        row.forks().stream().flatMap(List::stream).mapToDouble(Double::doubleValue).toArray();
    Percentiles percentiles =
        Percentiles.of(values.length == 0 ? new double[] {row.score()} : values);
    for (double p : PERCENTILES) {
      JmhNumbers.put(node, Double.toString(p), percentiles.at(p));
    }
  }
}
