package org.steelyard.report.html;

import java.util.List;
import java.util.Map;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

/** A table of three made-up rows: the second is held against the first, and beats its bound. */
final class MadeUpResults {
  private MadeUpResults() {}

  static Results table() {
    return new Results(
        new ResultTable(
            "table.txt",
            ResultTable.Origin.JMH_TEXT,
            ResultTable.Machine.UNKNOWN,
            List.of(
                row("org.example.Copy.baseline", Map.of("size", "16"), 100, 2.0, "ns/op"),
                row("org.example.Copy.loop", Map.of("size", "16"), 80, 1.0, "ns/op"),
                row("org.example.Copy.rate", Map.of("size", "16"), 4000, null, "ops/ms")),
            List.of("table.txt:9: this line is cut off")),
        null,
        List.of(
            new Held(
                1,
                0,
                new Interval(0.8, 0.75, 0.85),
                new Interval(-20, -25, -15),
                true,
                "it is faster than Copy.baseline, which nothing can beat")));
  }

  private static ResultRow row(
      String benchmark, Map<String, String> params, double score, Double error, String unit) {
    return new ResultRow(
        benchmark,
        null,
        params,
        unit.startsWith("ops") ? Mode.THROUGHPUT : Mode.AVERAGE_TIME,
        1,
        10L,
        score,
        false,
        error,
        0.999,
        unit,
        List.of(List.of(score * 0.99, score * 1.01), List.of(score, score * 1.02)));
  }
}
