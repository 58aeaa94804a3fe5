package org.steelyard.report.format;

import java.util.LinkedHashMap;
import java.util.Map;
import org.steelyard.model.Json;
import org.steelyard.report.Format;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Interval;

/**
 * Bencher Metric Format: the built-in measure {@code latency}, in nanoseconds, whatever the mode,
 * and {@code allocated} in bytes per operation.
 */
public final class Bencher implements Format {
  @Override
  public String name() {
    return "bencher";
  }

  @Override
  public String extension() {
    return "bencher.json";
  }

  @Override
  public String of(Report report) {
    Map<String, Object> all = new LinkedHashMap<>();
    for (TimedCase timed : TimedCase.of(report)) {
      Map<String, Object> measures = new LinkedHashMap<>();
      measures.put("latency", metric(timed.nanos()));
      if (timed.bytes() != null) {
        measures.put("allocated", metric(timed.bytes()));
      }
      all.put(timed.name(), measures);
    }
    return Json.document().writeValueAsString(all) + "\n";
  }

  private static Map<String, Object> metric(Interval value) {
    Map<String, Object> metric = new LinkedHashMap<>();
    metric.put("value", value.value());
    if (!Double.isNaN(value.low())) {
      metric.put("lower_value", value.low());
    }
    if (!Double.isNaN(value.high())) {
      metric.put("upper_value", value.high());
    }
    return metric;
  }
}
