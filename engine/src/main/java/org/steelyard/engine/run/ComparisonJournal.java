package org.steelyard.engine.run;

import java.nio.file.Path;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.model.JournalEntry;

/**
 * What the journal of a comparison holds.
 *
 * @param header what was planned
 * @param entries the rest, in order
 * @param end position in bytes behind the last whole line
 */
public record ComparisonJournal(
    JournalEntry.ComparisonHeader header, List<JournalEntry> entries, long end) {

  /** Whether a journal is that of a comparison. */
  public static boolean is(Path file) throws EngineException {
    return JournalLines.read(file).header() instanceof JournalEntry.ComparisonHeader;
  }

  /** Reads a journal, as {@link JournalReader#read} does. */
  public static ComparisonJournal read(Path file) throws EngineException {
    JournalLines lines = JournalLines.read(file);
    if (!(lines.header() instanceof JournalEntry.ComparisonHeader header)) {
      throw new UsageException(file + " is the journal of a run, not of a comparison.");
    }
    for (int i = 0; i < lines.entries().size(); i++) {
      if (lines.entries().get(i) instanceof JournalEntry.BlockDone done
          && (done.block().comparison() < 0
              || done.block().comparison() >= header.plan().comparisons().size())) {
        throw JournalLines.damaged(
            file, i + 2, "no such comparison in the plan: " + done.block().comparison(), null);
      }
    }
    return new ComparisonJournal(header, lines.entries(), lines.end());
  }
}
