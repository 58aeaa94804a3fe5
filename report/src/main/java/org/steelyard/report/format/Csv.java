package org.steelyard.report.format;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.steelyard.report.Format;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Results;

/**
 * Comma-separated values for spreadsheets and data frames: one row a result or verdict, the same
 * columns always, a column for each parameter behind them. Times are nanoseconds per operation;
 * what is not known is empty.
 */
public final class Csv implements Format {
  @Override
  public String name() {
    return "csv";
  }

  @Override
  public String extension() {
    return "csv";
  }

  @Override
  public String of(Report report) {
    Set<String> params = params(report);
    CsvCells cells = new CsvCells();
    List.of("Source", "Benchmark", "Metric", "Mode", "Threads", "Outcome").forEach(cells::text);
    CsvResults.COLUMNS.forEach(cells::text);
    CsvVerdicts.COLUMNS.forEach(cells::text);
    params.forEach(p -> cells.text("Param: " + p));
    cells.end();
    CsvResults results = new CsvResults(cells, params);
    report.results().forEach(results::append);
    CsvVerdicts verdicts = new CsvVerdicts(cells, params);
    report.comparisons().forEach(verdicts::append);
    return cells.toString();
  }

  private static Set<String> params(Report report) {
    Set<String> params = new LinkedHashSet<>();
    for (Results results : report.results()) {
      results.table().rows().forEach(row -> params.addAll(row.params().keySet()));
      if (results.run() != null) {
        results.run().cases().forEach(c -> params.addAll(c.id().params().keySet()));
      }
    }
    report
        .comparisons()
        .forEach(
            c -> c.document().verdicts().forEach(v -> params.addAll(v.id().params().keySet())));
    return params;
  }
}
