package org.steelyard.model.read;

import java.io.IOException;
import java.io.PushbackReader;
import java.io.Reader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/**
 * Reads JMH's JSON, entry by entry. Behind one that is no JSON at all, reading goes on where the
 * next one begins; that place is looked for in the lines as JMH writes them.
 */
final class JmhJsonFile {
  private static final int MOST_NUMBERS = 2_000_000;
  private static final int MOST_BREAKS = 20;
  private static final char[] BEGIN = "[{".toCharArray();

  private static final JsonFactory JSON =
      JsonFactory.builder()
          // JMH before 1.22 wrote parameters as they are.
          .enable(JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER)
          .enable(JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
          .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
          .enable(JsonReadFeature.ALLOW_TRAILING_COMMA)
          .build();

  private final Path file;
  private final Encoding encoding;
  private final Problems problems;
  private final NumberBudget budget = new NumberBudget(MOST_NUMBERS);
  private final List<ResultRow> rows = new ArrayList<>();
  private Machine machine = Machine.UNKNOWN;
  private boolean machinesDiffer;
  private JmhJsonEntry entry = new JmhJsonEntry(budget);

  private JmhJsonFile(Path file, Encoding encoding, Problems problems) {
    this.file = file;
    this.encoding = encoding;
    this.problems = problems;
  }

  static ResultTable read(String name, Path path, Encoding encoding) throws IOException {
    JmhJsonFile file = new JmhJsonFile(path, encoding, new Problems(name));
    file.readAll();
    if (file.budget.isExceeded()) {
      file.problems.ofFile(
          "there are more than "
              + MOST_NUMBERS
              + " raw numbers; the forks of the last entries were left out.");
    }
    if (file.rows.isEmpty() && file.problems.all().isEmpty()) {
      file.problems.ofFile("there is no result in it: the run that wrote it measured nothing.");
    }
    Machine machine = file.machinesDiffer ? Machine.UNKNOWN : file.machine;
    return new ResultTable(name, Origin.JMH_JSON, machine, file.rows, file.problems.all());
  }

  private void readAll() throws IOException {
    Optional<EntryStart> start = Optional.of(EntryStart.OF_FILE);
    for (int breaks = 0; start.isPresent(); breaks++) {
      if (breaks > MOST_BREAKS) {
        problems.at(start.get().line(), "too much of the file is no JSON; the rest was left out.");
        return;
      }
      start = readFrom(start.get());
    }
  }

  /** Reads to the end, or to what is no JSON; gives the place where it can go on behind that. */
  private Optional<EntryStart> readFrom(EntryStart start) throws IOException {
    try (Reader reader = reader(start);
        JsonParser in = JSON.createParser(ObjectReadContext.empty(), reader)) {
      try {
        entries(in, start);
        return Optional.empty();
      } catch (UnexpectedEndOfInputException e) {
        problems.at(
            line(e, start),
            "the file ends too soon"
                + inEntry()
                + "; what was whole before has been read. Write the file again, or copy all of it.");
        return Optional.empty();
      } catch (JacksonIOException e) {
        throw e.getCause() == null ? new IOException(e.getMessage()) : e.getCause();
      } catch (JacksonException e) {
        problems.at(
            line(e, start),
            "this is no JSON" + inEntry() + " (" + Problems.excerpt(e.getOriginalMessage()) + ").");
        long offset = Math.max(0, e.getLocation().getCharOffset() - start.added());
        return EntryStart.after(
            () -> encoding.openJson(file), start.characters() + offset, line(e, start));
      }
    }
  }

  private Reader reader(EntryStart start) throws IOException {
    PushbackReader reader = new PushbackReader(encoding.openJson(file), BEGIN.length);
    reader.skip(start.characters());
    if (start.added() > 0) {
      reader.unread(BEGIN);
    }
    return reader;
  }

  private static long line(JacksonException e, EntryStart start) {
    return start.line() - 1 + Math.max(1, e.getLocation().getLineNr());
  }

  private String inEntry() {
    return entry.benchmark().isEmpty()
        ? ""
        : ", in the entry of " + Problems.excerpt(entry.benchmark());
  }

  private void entries(JsonParser in, EntryStart start) {
    for (JsonToken token = in.nextToken(); token != null; token = in.nextToken()) {
      long line = start.line() - 1 + in.currentTokenLocation().getLineNr();
      if (token == JsonToken.START_OBJECT) {
        if (rows.size() >= ResultFile.MOST_ROWS) {
          problems.at(line, ResultFile.TOO_MANY_ROWS);
          return;
        }
        entry = new JmhJsonEntry(budget);
        entry.read(in);
        take(line);
        entry = new JmhJsonEntry(budget);
      } else if (token.isScalarValue()) {
        problems.at(line, "no entry of JMH's: \"" + Problems.excerpt(in.getString()) + "\".");
      }
    }
  }

  private void take(long line) {
    String problem = entry.problem();
    if (problem != null) {
      problems.at(
          line,
          "the entry"
              + (entry.benchmark().isEmpty() ? "" : " of " + Problems.excerpt(entry.benchmark()))
              + " that begins here was left out: "
              + problem
              + ".");
      return;
    }
    rows.addAll(entry.rows());
    if (machine.equals(Machine.UNKNOWN)) {
      machine = entry.machine();
    }
    machinesDiffer |= !machine.equals(entry.machine());
  }
}
