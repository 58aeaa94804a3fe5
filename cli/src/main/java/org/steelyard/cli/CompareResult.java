package org.steelyard.cli;

import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.compare.Comparing;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.model.Block;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.Json;
import org.steelyard.model.Verdict;
import org.steelyard.report.ComparisonText;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;

/** What the journal of a comparison comes to: its document, its table, its exit status. */
record CompareResult(RunFolder folder, ComparisonDocument document, List<Block> blocks) {

  /** Reads the journal and leaves the document beside it. */
  static CompareResult of(RunFolder folder) throws EngineException {
    ComparisonJournal whole = ComparisonJournal.read(folder.journal());
    ComparisonDocument document = Comparing.document(whole.header(), whole.entries());
    folder.write(folder.document(), Json.document().writeValueAsString(document) + "\n");
    return new CompareResult(folder, document, Comparing.blocks(whole.entries()));
  }

  /**
   * Shows it, and leaves the page beside it.
   *
   * @param requireDecision whether an undecided case makes the exit status
   * @return the exit status
   */
  int tell(Terminal terminal, boolean requireDecision) {
    terminal.result(ComparisonText.of(document));
    if (document.note() != null) {
      terminal.note(document.note() + ".");
    }
    Comparison comparison = new Comparison(document, blocks);
    RunPage.write(
        folder, new Report(folder.name(), List.of(), List.of(comparison), List.of()), terminal);
    terminal.note("run folder: " + folder.path());
    return status(document.verdicts(), requireDecision);
  }

  /** A regression says more than a failure beside it; both are named in the table. */
  private static int status(List<CaseVerdict> verdicts, boolean requireDecision) {
    boolean regression = false;
    boolean failed = false;
    boolean undecided = false;
    for (CaseVerdict v : verdicts) {
      regression |= v.holds() && v.accepted() == null;
      failed |= v.verdict() == Verdict.FAILED;
      undecided |= v.verdict() == Verdict.UNDECIDED && !v.control();
    }
    return regression
        ? Exit.REGRESSION
        : failed ? Exit.FAILED : undecided && requireDecision ? Exit.UNDECIDED : Exit.WELL;
  }
}
