package org.steelyard.engine.run;

import java.nio.file.Path;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;

/**
 * What a journal holds.
 *
 * @param header what was planned
 * @param entries the rest, in order
 * @param end position in bytes behind the last whole line
 */
public record JournalReader(JournalEntry.Header header, List<JournalEntry> entries, long end) {
  /**
   * Reads a journal. A last line that was torn is left out; one that is damaged before the end is
   * an error, named with its number.
   */
  public static JournalReader read(Path file) throws EngineException {
    JournalLines lines = JournalLines.read(file);
    if (!(lines.header() instanceof JournalEntry.Header header)) {
      throw new UsageException(file + " is the journal of a comparison, not of a run.");
    }
    for (int i = 0; i < lines.entries().size(); i++) {
      if (lines.entries().get(i) instanceof JournalEntry.ForkDone done
          && (done.fork().caseIndex() < 0
              || done.fork().caseIndex() >= header.plan().cases().size())) {
        throw JournalLines.damaged(
            file, i + 2, "no such case in the plan: " + done.fork().caseIndex(), null);
      }
    }
    return new JournalReader(header, lines.entries(), lines.end());
  }

  /** The forks that are done, in the order in which they ended. */
  public List<Fork> forks() {
    return entries.stream()
        .filter(JournalEntry.ForkDone.class::isInstance)
        .map(e -> ((JournalEntry.ForkDone) e).fork())
        .toList();
  }
}
