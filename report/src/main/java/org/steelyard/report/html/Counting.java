package org.steelyard.report.html;

import org.steelyard.report.Report;

/** How much a report holds, before it is decided how much of it a page shows. */
final class Counting {
  private Counting() {}

  /** Forks whose iterations are known. */
  static int series(Report report) {
    int series = 0;
    for (Report.Comparison comparison : report.comparisons()) {
      series += 2 * comparison.blocks().size();
    }
    for (Report.Results results : report.results()) {
      series +=
          results.run() == null
              ? results.table().rows().stream().mapToInt(row -> row.forks().size()).sum()
              : results.run().cases().stream().mapToInt(c -> c.forks().size()).sum();
    }
    return series;
  }
}
