package org.steelyard.engine.run;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;

/**
 * What a journal holds.
 *
 * @param header what was planned
 * @param entries the rest, in order
 * @param end position in bytes behind the last whole line
 */
public record JournalReader(JournalEntry.Header header, List<JournalEntry> entries, long end) {
  private static final ObjectReader READER = Json.lines().readerFor(JournalEntry.class);

  /**
   * Reads a journal. A last line that was torn is left out; one that is damaged before the end is
   * an error, named with its number.
   */
  public static JournalReader read(Path file) throws EngineException {
    List<JournalEntry> entries = new ArrayList<>();
    long end = 0;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      ByteArrayOutputStream line = new ByteArrayOutputStream();
      for (int b = in.read(); b != -1; b = in.read()) {
        if (b != '\n') {
          line.write(b);
          continue;
        }
        JournalEntry entry = READER.readValue(line.toString(StandardCharsets.UTF_8));
        if (entry == null) {
          throw damaged(file, entries.size() + 1, "null", null);
        }
        if (entries.isEmpty()) {
          // Before the rest: a newer format may have lines that this version cannot read.
          checkHeader(file, entry);
        }
        entries.add(entry);
        end += line.size() + 1;
        line.reset();
      }
    } catch (JacksonException e) {
      throw damaged(file, entries.size() + 1, e.getOriginalMessage(), e);
    } catch (IOException e) {
      throw new EngineException("cannot read " + file + ": " + e, e);
    }
    return of(file, entries, end);
  }

  private static JournalReader of(Path file, List<JournalEntry> entries, long end)
      throws EngineException {
    checkHeader(file, entries.isEmpty() ? null : entries.get(0));
    JournalEntry.Header header = (JournalEntry.Header) entries.get(0);
    for (int i = 1; i < entries.size(); i++) {
      if (entries.get(i) instanceof JournalEntry.ForkDone done
          && (done.fork().caseIndex() < 0
              || done.fork().caseIndex() >= header.plan().cases().size())) {
        throw damaged(file, i + 1, "no such case in the plan: " + done.fork().caseIndex(), null);
      }
    }
    return new JournalReader(header, List.copyOf(entries.subList(1, entries.size())), end);
  }

  private static EngineException damaged(
      Path file, int line, String reason, @Nullable Exception cause) {
    return new EngineException(
        file
            + ", line "
            + line
            + ": not an entry of a journal ("
            + reason
            + "). The lines before it are intact; cut the file there to go on with them.",
        cause);
  }

  private static void checkHeader(Path file, @Nullable JournalEntry first) throws EngineException {
    if (!(first instanceof JournalEntry.Header header)) {
      throw new EngineException(
          file + " has no header: the run ended before anything was measured. Start it anew.");
    }
    if (header.format() > JournalEntry.Header.FORMAT) {
      throw new EngineException(
          file + " was written by a newer Steelyard (" + header.steelyard() + "); use that one.");
    }
  }

  /** The forks that are done, in the order in which they ended. */
  public List<Fork> forks() {
    return entries.stream()
        .filter(JournalEntry.ForkDone.class::isInstance)
        .map(e -> ((JournalEntry.ForkDone) e).fork())
        .toList();
  }
}
