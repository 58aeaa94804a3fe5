package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;

/** A row of a table, read from its right end: there the columns are most certain. */
final class TableRow {
  /** Of JMH's own intervals. */
  static final double JMH_CONFIDENCE = 0.999;

  /** Of those in tables of ours. */
  private static final double OUR_CONFIDENCE = 0.95;

  private static final String NOT_THERE = "N/A";

  private final TableHead head;
  private final Words words;

  private TableRow(TableHead head, Words words) {
    this.head = head;
    this.words = words;
  }

  /**
   * The row that a line is, if it is one.
   *
   * @param line from the beginning of its first column on
   */
  static Optional<ResultRow> of(String line, TableHead head) {
    Words words = Words.of(line);
    return words.count() < 2 || !RowName.isName(words.at(0))
        ? Optional.empty()
        : new TableRow(head, words).read();
  }

  private Optional<ResultRow> read() {
    int end = words.count();
    if (head.timed() && end > 2 && words.at(end - 1).matches("ns|us|ms|s")) {
      end -= 2;
    }
    String last = words.at(end - 1);
    boolean unit = head.units() && Figure.of(last) == null && !Words.isSign(last);
    if (unit) {
      end--;
    }
    return head.mode() ? withMode(end, unit ? last : "") : withoutMode(end, unit ? last : "");
  }

  private Optional<ResultRow> withMode(int end, String unit) {
    for (int i = end - 1; i > 0; i--) {
      int at = i;
      Mode mode = mode(words.at(i));
      if (mode != null) {
        Optional<RowNumbers> numbers = RowNumbers.of(words.from(i + 1, end), head);
        Optional<ResultRow> row = numbers.flatMap(n -> cells(at).map(c -> row(c, mode, n, unit)));
        if (row.isPresent()) {
          return row;
        }
      }
    }
    return Optional.empty();
  }

  /** The numbers may begin right behind the parameters, or further on where these have spaces. */
  private Optional<ResultRow> withoutMode(int end, String unit) {
    Mode mode = unit.startsWith("ops/") ? Mode.THROUGHPUT : null;
    for (int i = 1 + head.params().size(); i < end; i++) {
      int start = i;
      Optional<RowNumbers> numbers = RowNumbers.of(words.from(start, end), head);
      Optional<ResultRow> row = numbers.flatMap(n -> cells(start).map(c -> row(c, mode, n, unit)));
      if (row.isPresent()) {
        return row;
      }
    }
    return Optional.empty();
  }

  private static @Nullable Mode mode(String word) {
    for (Mode mode : Mode.values()) {
      if (mode.label().equals(word)) {
        return mode;
      }
    }
    return null;
  }

  /** The name and the values of the parameters: all words before the given one. */
  private Optional<List<String>> cells(int end) {
    int wanted = 1 + head.params().size();
    if (end == wanted) {
      return Optional.of(words.from(0, end));
    }
    if (wanted == 1) {
      return Optional.empty();
    }
    String text = words.textTo(end - 1);
    List<String> apart = List.of(text.split("\\s{2,}"));
    return apart.size() == wanted ? Optional.of(apart) : byPosition(text);
  }

  private Optional<List<String>> byPosition(String text) {
    List<String> cells = new ArrayList<>(List.of(words.at(0)));
    int start = words.at(0).length();
    for (int end : head.ends()) {
      int to = Math.min(end, text.length());
      if (to < start || to < text.length() && !Character.isWhitespace(text.charAt(to))) {
        return Optional.empty();
      }
      cells.add(text.substring(start, to).strip());
      start = to;
    }
    return text.substring(start).isBlank() ? Optional.of(cells) : Optional.empty();
  }

  private ResultRow row(List<String> cells, @Nullable Mode mode, RowNumbers numbers, String unit) {
    RowName name = RowName.of(cells.get(0));
    Map<String, String> params = new LinkedHashMap<>();
    for (int i = 0; i < head.params().size(); i++) {
      if (!cells.get(i + 1).equals(NOT_THERE)) {
        params.put(head.params().get(i), cells.get(i + 1));
      }
    }
    return new ResultRow(
        name.benchmark(),
        name.label(),
        params,
        mode,
        null,
        numbers.samples(),
        numbers.score(),
        numbers.approximate(),
        numbers.error(),
        head.timed() ? OUR_CONFIDENCE : JMH_CONFIDENCE,
        unit,
        List.of());
  }
}
