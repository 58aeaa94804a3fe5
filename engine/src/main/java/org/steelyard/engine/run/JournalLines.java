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
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.ObjectReader;

/**
 * The lines of a journal, whatever it is of.
 *
 * @param header the first entry
 * @param entries the rest, in order
 * @param end position in bytes behind the last whole line
 */
record JournalLines(JournalEntry header, List<JournalEntry> entries, long end) {
  private static final ObjectReader READER = Json.lines().readerFor(JournalEntry.class);

  /**
   * Reads a journal. A last line that was torn is left out; one that is damaged before the end is
   * an error, named with its number.
   */
  static JournalLines read(Path file) throws EngineException {
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
    checkHeader(file, entries.isEmpty() ? null : entries.get(0));
    return new JournalLines(entries.get(0), List.copyOf(entries.subList(1, entries.size())), end);
  }

  static EngineException damaged(Path file, int line, String reason, @Nullable Exception cause) {
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
    int format;
    String steelyard;
    if (first instanceof JournalEntry.Header run) {
      format = run.format();
      steelyard = run.steelyard();
    } else if (first instanceof JournalEntry.ComparisonHeader comparison) {
      format = comparison.format();
      steelyard = comparison.steelyard();
    } else {
      throw new EngineException(
          file + " has no header: the run ended before anything was measured. Start it anew.");
    }
    if (format > JournalEntry.Header.FORMAT) {
      throw new EngineException(
          file + " was written by a newer Steelyard (" + steelyard + "); use that one.");
    }
  }
}
