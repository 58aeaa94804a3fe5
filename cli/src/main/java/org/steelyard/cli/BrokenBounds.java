package org.steelyard.cli;

import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Report.Held;
import org.steelyard.report.conclude.Baselines;

/** What results that are there say about bounds, for a review. */
final class BrokenBounds {
  private BrokenBounds() {}

  /**
   * By name of the benchmark, what is wrong.
   *
   * @param results run folders, and files of JMH's
   * @throws UsageException when one of them holds no table of results
   */
  static Map<String, String> in(List<Path> results) throws EngineException {
    Map<String, String> broken = new TreeMap<>();
    for (Path file : results) {
      ReportInput input = ReportInput.read(file, InputStream.nullInputStream());
      ResultTable table = input.table();
      if (table == null || table.rows().isEmpty()) {
        throw new UsageException(
            "--results "
                + file
                + ": there are no scores in it. Name the folder of a 'run', or JMH's JSON.");
      }
      for (Held held : Baselines.of(table, ReportContents.marks(input.run()), null)) {
        if (held.brokenBound() != null) {
          broken.merge(
              table.rows().get(held.row()).benchmark(),
              held.brokenBound(),
              (one, other) -> one + " " + other);
        }
      }
    }
    return broken;
  }
}
