package org.steelyard.model.read;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Origin;

/** Reads text in which there are tables or logs of JMH, and anything else around them. */
final class JmhText {
  private final Problems problems;
  private final List<ResultRow> rows = new ArrayList<>();
  private final RunLog log = new RunLog();
  private @Nullable TableHead head;
  private long headLine;
  private int rowsOfHead;

  /** Whether the line before belonged to the table: then the next one does too, most likely. */
  private boolean inTable;

  /** A line that began like a row; the next one may be its rest, since mail breaks lines. */
  private String begun = "";

  private long begunAt;

  private JmhText(Problems problems) {
    this.problems = problems;
  }

  static ResultTable read(String name, Path file, Encoding encoding) throws IOException {
    JmhText text = new JmhText(new Problems(name));
    try (Lines lines = new Lines(file, encoding)) {
      text.readAll(lines);
    }
    List<ResultRow> rows = LoggedRows.joined(text.rows, text.log.rows(text.problems));
    if (rows.isEmpty() && text.problems.all().isEmpty()) {
      text.problems.ofFile(
          "there is no table of JMH in it. It begins with \"Benchmark\" and has a column \"Score\".");
    }
    return new ResultTable(name, Origin.JMH_TEXT, text.log.machine(), rows, text.problems.all());
  }

  private void readAll(Lines lines) throws IOException {
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (rows.size() >= ResultFile.MOST_ROWS) {
        problems.at(lines.number(), ResultFile.TOO_MANY_ROWS);
        break;
      }
      String plain = LinePrefix.withoutColours(line);
      if (isHead(plain, lines.number())) {
        continue;
      }
      if (!row(plain, lines) && log.mayTake(plain) && log.take(LinePrefix.stripped(plain))) {
        inTable = false;
      }
    }
    endOfRow();
    endOfTable();
  }

  private boolean isHead(String line, long number) {
    Optional<TableHead> found = TableHead.of(line);
    if (found.isEmpty()) {
      if (head != null
          && rowsOfHead == 0
          && !head.units()
          && LinePrefix.stripped(line).strip().equals("Units")) {
        head = head.withUnits();
        return true;
      }
      return false;
    }
    endOfRow();
    endOfTable();
    head = found.get();
    headLine = number;
    rowsOfHead = 0;
    inTable = true;
    return true;
  }

  private boolean row(String line, Lines lines) {
    TableHead its = head;
    if (its == null || !inTable && begun.isEmpty() && !its.mayBeRow(line)) {
      return false;
    }
    String text = TableHead.withoutBars(line);
    String cells = cells(text, its);
    if (cells.isBlank() || cells.chars().allMatch(c -> "-=:+ ".indexOf(c) >= 0)) {
      endOfRow();
      inTable &= !cells.isBlank();
      return false;
    }
    Optional<ResultRow> row = TableRow.of(cells, its);
    if (row.isEmpty() && its.prefix().length() < text.length() && !its.prefix().isEmpty()) {
      row = TableRow.of(text.substring(its.prefix().length()).strip(), its);
    }
    boolean whole = row.isPresent();
    if (!whole && !begun.isEmpty()) {
      row = TableRow.of(begun + "  " + cells, its);
    }
    if (row.isPresent() && (inTable || RowName.isClassAndMethod(row.get().benchmark()))) {
      begun = whole ? begun : "";
      endOfRow();
      rows.add(row.get());
      rowsOfHead++;
      inTable = true;
      if (lines.wasCut()) {
        problems.at(lines.number(), "the line is too long; its end was left out.");
      }
      return true;
    }
    endOfRow();
    if (RowName.isClassAndMethod(Words.of(cells).at(0)) && looksBroken(cells, its)) {
      begun = cells;
      begunAt = lines.number();
      return true;
    }
    inTable = false;
    return false;
  }

  /** The line from its first cell on. */
  private static String cells(String line, TableHead head) {
    if (!head.prefix().isEmpty() && line.startsWith(head.prefix())) {
      return line.substring(head.prefix().length()).strip();
    }
    return LinePrefix.stripped(line).stripTrailing();
  }

  /** Prose may begin with the name of a method too, but goes on in words. */
  private boolean looksBroken(String cells, TableHead head) {
    Words words = Words.of(cells);
    long others =
        words.from(1, words.count()).stream()
            .filter(w -> Figure.of(w) == null && !Figure.isMagnitude(w) && !Words.isSign(w))
            .count();
    return inTable && others <= head.params().size() + 2;
  }

  private void endOfRow() {
    if (!begun.isEmpty()) {
      problems.at(
          begunAt,
          "this row has no score that can be read: \""
              + Problems.excerpt(begun)
              + "\". Paste it whole, or take it out.");
      begun = "";
    }
  }

  private void endOfTable() {
    if (head != null && rowsOfHead == 0) {
      problems.at(headLine, "the head of a table without any row that can be read.");
    }
  }
}
