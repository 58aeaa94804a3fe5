package org.steelyard.cli;

import org.steelyard.engine.EngineException;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.report.Report;
import org.steelyard.report.html.HtmlPage;

/** Leaves the page for people in a run folder. */
final class RunPage {
  private RunPage() {}

  /** A disk without room for it takes nothing away from the results, which are there by then. */
  static void write(RunFolder folder, Report report, Terminal terminal) {
    try {
      folder.write(folder.page(), new HtmlPage().of(report));
    } catch (EngineException e) {
      terminal.error(
          e.getMessage().lines().findFirst().orElse("")
              + "\nThe results are there; 'steelyard report "
              + folder.path()
              + " --format html -o report.html' writes the page later.");
    }
  }
}
