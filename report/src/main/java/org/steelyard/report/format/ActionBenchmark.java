package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.Json;
import org.steelyard.report.Figures;
import org.steelyard.report.Format;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Interval;

/**
 * What github-action-benchmark takes as {@code customSmallerIsBetter}: times, whatever the mode,
 * for it has one direction for a whole file. Its own reader of JMH's JSON takes a rate for a time.
 */
public final class ActionBenchmark implements Format {
  @Override
  public String name() {
    return "github-action-benchmark";
  }

  @Override
  public String extension() {
    return "action.json";
  }

  @Override
  public String of(Report report) {
    List<Map<String, Object>> entries = new ArrayList<>();
    for (TimedCase timed : TimedCase.of(report)) {
      entries.add(entry(timed.name(), "ns/op", timed.nanos(), timed.about()));
      if (timed.bytes() != null) {
        entries.add(entry(timed.name() + ": allocated", "B/op", timed.bytes(), ""));
      }
    }
    return Json.document().writeValueAsString(entries) + "\n";
  }

  private static Map<String, Object> entry(String name, String unit, Interval value, String extra) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("name", name);
    entry.put("unit", unit);
    entry.put("value", value.value());
    if (value.isKnown()) {
      // One number for both sides: the wider one, so that nothing looks surer than it is.
      entry.put(
          "range",
          "± "
              + Figures.exact(Math.max(value.high() - value.value(), value.value() - value.low())));
    }
    if (!extra.isEmpty()) {
      entry.put("extra", extra);
    }
    return entry;
  }
}
