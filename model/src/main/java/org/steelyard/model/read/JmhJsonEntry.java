package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable.Machine;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * One entry of JMH's JSON. What is wrong with it is kept, and reading goes on: the entries behind
 * it are not to suffer.
 */
final class JmhJsonEntry {
  private final NumberBudget budget;
  private String benchmark = "";
  private @Nullable Mode mode;
  private @Nullable Integer threads;
  private @Nullable String jdk;
  private @Nullable String vm;
  private long iterations;
  private long forkCount = 1;
  private final Map<String, String> params = new LinkedHashMap<>();
  private @Nullable JmhJsonMetric primary;
  private final Map<String, JmhJsonMetric> secondary = new LinkedHashMap<>();
  private @Nullable String wrong;

  JmhJsonEntry(NumberBudget budget) {
    this.budget = budget;
  }

  /** Reads it from behind its opening brace to its closing one. */
  void read(JsonParser in) {
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = in.currentName();
      in.nextToken();
      switch (name) {
        case "benchmark" -> benchmark = text(in);
        case "mode" -> mode = mode(text(in));
        case "threads" -> threads = (int) number(in);
        case "forks" -> forkCount = Math.max(1, (long) number(in));
        case "measurementIterations" -> iterations = (long) number(in);
        case "jdkVersion" -> jdk = text(in);
        case "vmName" -> vm = text(in);
        case "params" -> params(in);
        case "primaryMetric" -> primary = metric(in);
        case "secondaryMetrics" -> secondary(in);
        default -> in.skipChildren();
      }
    }
    if (benchmark.isEmpty()) {
      wrong("no benchmark is named");
    } else if (primary == null) {
      wrong("there is no primaryMetric");
    }
  }

  private @Nullable Mode mode(String label) {
    for (Mode its : Mode.values()) {
      if (its.label().equals(label)) {
        return its;
      }
    }
    wrong("JMH has no mode \"" + Problems.excerpt(label) + "\"");
    return null;
  }

  private void params(JsonParser in) {
    if (expect(in, JsonToken.START_OBJECT)) {
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = in.currentName();
        in.nextToken();
        params.put(name, text(in));
      }
    }
  }

  private void secondary(JsonParser in) {
    if (expect(in, JsonToken.START_OBJECT)) {
      while (in.nextToken() == JsonToken.PROPERTY_NAME) {
        String name = in.currentName();
        in.nextToken();
        secondary.put(RowName.label(name), metric(in));
      }
    }
  }

  private JmhJsonMetric metric(JsonParser in) {
    JmhJsonMetric metric = new JmhJsonMetric(this);
    metric.read(in);
    return metric;
  }

  /** Whether the token is the expected one; what is there instead is skipped. */
  boolean expect(JsonParser in, JsonToken token) {
    if (in.currentToken() == token) {
      return true;
    }
    wrong("something else stands where " + place(in) + " should be");
    in.skipChildren();
    return false;
  }

  double number(JsonParser in) {
    JsonToken token = in.currentToken();
    Double value =
        token.isNumeric()
            ? Double.valueOf(in.getDoubleValue())
            : token == JsonToken.VALUE_STRING ? Figure.of(in.getString()) : null;
    if (value == null) {
      wrong("there is no number where " + place(in) + " should be");
      in.skipChildren();
      return Double.NaN;
    }
    return value;
  }

  String text(JsonParser in) {
    if (in.currentToken().isScalarValue()) {
      return in.getString();
    }
    wrong("there is no text where " + place(in) + " should be");
    in.skipChildren();
    return "";
  }

  private static String place(JsonParser in) {
    String pointer = in.streamReadContext().pathAsPointer().toString();
    return Problems.excerpt(pointer.replaceFirst("^/\\d+", ""));
  }

  void wrong(String what) {
    wrong = wrong == null ? what : wrong;
  }

  boolean mayKeep() {
    return budget.take();
  }

  /** What is wrong with it; null for nothing. */
  @Nullable String problem() {
    return wrong;
  }

  /** Its name, as far as it was read; empty before that. */
  String benchmark() {
    return benchmark;
  }

  Machine machine() {
    return new Machine(null, null, null, jdk, vm);
  }

  /** The score and the secondary results; wants an entry without a problem. */
  List<ResultRow> rows() {
    List<ResultRow> rows = new ArrayList<>();
    if (primary != null) {
      Long counted = primary.samples();
      boolean noRawData = counted == null && mode != Mode.SAMPLE_TIME && iterations > 0;
      rows.add(row(null, primary, noRawData ? Long.valueOf(forkCount * iterations) : counted));
    }
    secondary.forEach(
        (label, metric) ->
            // JMH takes a percentile from all samples at once, and counts none for it.
            rows.add(row(label, metric, isPercentile(label) ? null : metric.samples())));
    return rows;
  }

  private boolean isPercentile(String label) {
    return mode == Mode.SAMPLE_TIME && label.matches("p[01]\\.\\d+");
  }

  private ResultRow row(@Nullable String label, JmhJsonMetric metric, @Nullable Long samples) {
    return new ResultRow(
        benchmark,
        label,
        params,
        mode,
        threads,
        samples,
        metric.score(),
        false,
        metric.error(),
        TableRow.JMH_CONFIDENCE,
        metric.unit(),
        metric.forks());
  }
}
