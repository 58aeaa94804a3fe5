package org.steelyard.model.read;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;

/**
 * Reads what JMH writes with {@code -rf csv} and {@code -rf scsv}, line by line: a quotation mark
 * that is never closed would otherwise swallow the rest of the file.
 */
final class JmhCsvFile {
  private static final String PARAM = "Param: ";

  private final CSVFormat format;
  private final Problems problems;
  private final List<ResultRow> rows = new ArrayList<>();
  private List<String> head = List.of();

  private JmhCsvFile(char delimiter, Problems problems) {
    this.format = CSVFormat.RFC4180.builder().setDelimiter(delimiter).get();
    this.problems = problems;
  }

  static ResultTable read(String name, Path path, Encoding encoding, char delimiter)
      throws IOException {
    JmhCsvFile file = new JmhCsvFile(delimiter, new Problems(name));
    try (Lines lines = new Lines(path, encoding)) {
      for (String line = lines.next(); line != null; line = lines.next()) {
        if (file.rows.size() >= ResultFile.MOST_ROWS) {
          file.problems.at(lines.number(), ResultFile.TOO_MANY_ROWS);
          break;
        }
        file.take(line, lines.number());
      }
    }
    if (file.rows.isEmpty() && file.problems.all().isEmpty()) {
      file.problems.ofFile("there is no result in it: the run that wrote it measured nothing.");
    }
    return new ResultTable(name, Origin.JMH_TEXT, Machine.UNKNOWN, file.rows, file.problems.all());
  }

  private void take(String line, long number) {
    if (line.isBlank()) {
      return;
    }
    List<String> cells = cells(line);
    if (head.isEmpty()) {
      head = cells;
      return;
    }
    Optional<ResultRow> row = cells.size() == head.size() ? row(cells) : Optional.empty();
    row.ifPresentOrElse(
        rows::add,
        () ->
            problems.at(
                number,
                "this is no line of JMH's CSV: \""
                    + Problems.excerpt(line)
                    + "\". Write the file again, or take it out."));
  }

  private List<String> cells(String line) {
    try (CSVParser parser = format.parse(new StringReader(line))) {
      return parser.stream().findFirst().map(CSVRecord::toList).orElse(List.of());
    } catch (IOException | UncheckedIOException e) {
      return List.of();
    }
  }

  private Optional<ResultRow> row(List<String> cells) {
    RowName name = RowName.of(cell(cells, "Benchmark"));
    Double score = Figure.of(cell(cells, "Score"));
    if (score == null || name.benchmark().isEmpty()) {
      return Optional.empty();
    }
    Double error = Figure.of(cell(cells, "Score Error (99.9%)", "Score Error (99,9%)"));
    Double samples = Figure.of(cell(cells, "Samples"));
    Double threads = Figure.of(cell(cells, "Threads"));
    return Optional.of(
        new ResultRow(
            name.benchmark(),
            name.label(),
            params(cells),
            mode(cell(cells, "Mode")),
            threads == null ? null : threads.intValue(),
            samples == null ? null : samples.longValue(),
            score,
            false,
            error == null || Double.isNaN(error) ? null : error,
            TableRow.JMH_CONFIDENCE,
            cell(cells, "Unit"),
            List.of()));
  }

  private Map<String, String> params(List<String> cells) {
    Map<String, String> params = new LinkedHashMap<>();
    for (int i = 0; i < head.size(); i++) {
      // JMH leaves the parameters of other benchmarks empty.
      if (head.get(i).startsWith(PARAM) && !cells.get(i).isEmpty()) {
        params.put(head.get(i).substring(PARAM.length()), cells.get(i));
      }
    }
    return params;
  }

  private static @Nullable Mode mode(String label) {
    for (Mode mode : Mode.values()) {
      if (mode.label().equals(label)) {
        return mode;
      }
    }
    return null;
  }

  /** The cell below the first of these names that there is; empty without one. */
  private String cell(List<String> cells, String... names) {
    for (String name : names) {
      int column = head.indexOf(name);
      if (column >= 0) {
        return cells.get(column);
      }
    }
    return "";
  }
}
