package org.steelyard.cli.serve;

import java.nio.file.Path;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.report.Report;

/** One folder that nobody expected must not hide all others: whatever it breaks is said of it. */
final class CarefulReports implements Reports {
  private final Reports reports;

  CarefulReports(Reports reports) {
    this.reports = reports;
  }

  @Override
  public Report of(String title, List<Path> runs, boolean evenSo) throws EngineException {
    try {
      return reports.of(title, runs, evenSo);
    } catch (RuntimeException e) {
      throw new EngineException(
          "what the folder holds is not what a run leaves behind ("
              + e
              + "). 'steelyard report -v' and the folder show where.",
          e);
    }
  }
}
