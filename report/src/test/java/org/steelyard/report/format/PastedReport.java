package org.steelyard.report.format;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Results;

/**
 * A table that somebody pasted: no forks, no threads, a magnitude, a line that was not readable.
 */
final class PastedReport {
  private PastedReport() {}

  static Report report() {
    ResultTable table =
        new ResultTable(
            "table.txt",
            Origin.JMH_TEXT,
            Machine.UNKNOWN,
            List.of(
                row("Buffers.read", "4", Mode.THROUGHPUT, 10L, 2500, 50.0, "ops/ms"),
                row("Buffers.read", "32", Mode.THROUGHPUT, 10L, 400, null, "ops/ms"),
                row("Buffers.write", "4", Mode.AVERAGE_TIME, null, 1.5, 0.1, "us/op"),
                magnitude()),
            List.of("table.txt:9: the line ends before the score"));
    return new Report(
        "table.txt", List.of(new Results(table, null, List.of())), List.of(), List.of());
  }

  private static ResultRow row(
      String benchmark,
      String threads,
      Mode mode,
      @Nullable Long samples,
      double score,
      @Nullable Double error,
      String unit) {
    return new ResultRow(
        benchmark,
        null,
        Map.of("threads", threads),
        mode,
        null,
        samples,
        score,
        false,
        error,
        0.999,
        unit,
        List.of());
  }

  private static ResultRow magnitude() {
    return new ResultRow(
        "Buffers.nothing",
        null,
        Map.of(),
        Mode.AVERAGE_TIME,
        null,
        3L,
        1e-6,
        true,
        null,
        0.999,
        "ms/op",
        List.of());
  }
}
