package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.steelyard.model.Mode;

/**
 * The head of a table that JMH printed, whichever of its versions, and whatever columns a person
 * left of it.
 *
 * @param prefix what stands in front of it, and so of the rows
 * @param params names of the parameters
 * @param ends of their columns: JMH aligns them to the right
 * @param mode whether there is a column of modes
 * @param numbers the columns of numbers, in order; there is always a score
 * @param units whether there is a column of units
 * @param timed whether the time per operation stands behind these, as in tables of ours
 */
record TableHead(
    String prefix,
    List<String> params,
    List<Integer> ends,
    boolean mode,
    List<Column> numbers,
    boolean units,
    boolean timed) {

  /** What a column of numbers holds. */
  enum Column {
    COUNT,
    SCORE,
    ERROR,
    OTHER
  }

  private static final String PARAM = "\\([^()]+\\)";
  private static final String CONFIDENCE = "(?:\\s*\\(99[.,]9\\s?%\\))?";
  private static final String WORD =
      "Mode|Threads|Thr|Cnt|Count|Samples|Sec|Mean error|Score error|Error|Mean|Score|Units?"
          + "|Time/op";
  private static final Pattern HEAD =
      Pattern.compile(
          "(.*?)\\bBenchmark((?:\\s+"
              + PARAM
              + ")*)((?:\\s+(?:±\\s*)?(?:"
              + WORD
              + ")"
              + CONFIDENCE
              + ")+)\\s*");
  private static final Pattern PARAMS = Pattern.compile(PARAM);
  private static final Pattern WORDS = Pattern.compile(WORD);

  /** The head that a line is, if it is one. */
  static Optional<TableHead> of(String written) {
    // Most lines of most logs are none, and are told apart cheaply.
    if (!written.contains("Benchmark")) {
      return Optional.empty();
    }
    String line = withoutBars(written);
    Matcher head = HEAD.matcher(line);
    if (!head.matches()) {
      return Optional.empty();
    }
    List<String> words = new ArrayList<>();
    Matcher word = WORDS.matcher(head.group(3));
    while (word.find()) {
      words.add(word.group().toLowerCase(Locale.ROOT));
    }
    List<Column> numbers =
        words.stream().filter(TableHead::isNumber).map(TableHead::column).toList();
    if (!numbers.contains(Column.SCORE)) {
      return Optional.empty();
    }
    int start = head.end(1);
    List<String> params = new ArrayList<>();
    List<Integer> ends = new ArrayList<>();
    Matcher param = PARAMS.matcher(line).region(head.start(2), head.end(2));
    while (param.find()) {
      params.add(param.group().substring(1, param.group().length() - 1));
      ends.add(param.end() - start);
    }
    return Optional.of(
        new TableHead(
            head.group(1),
            List.copyOf(params),
            List.copyOf(ends),
            words.contains("mode"),
            numbers,
            words.contains("units") || words.contains("unit"),
            words.contains("time/op")));
  }

  /** Tables in Markdown have bars between their cells. */
  static String withoutBars(String line) {
    String stripped = line.strip();
    return stripped.startsWith("|") && stripped.endsWith("|") ? line.replace("|", "  ") : line;
  }

  private static boolean isNumber(String word) {
    return !word.equals("mode") && !word.startsWith("unit") && !word.equals("time/op");
  }

  private static Column column(String word) {
    return switch (word) {
      case "cnt", "count", "samples" -> Column.COUNT;
      case "score", "mean" -> Column.SCORE;
      case "error", "score error", "mean error" -> Column.ERROR;
      default -> Column.OTHER;
    };
  }

  /** The same head with a column of units, which stood on the next line. */
  TableHead withUnits() {
    return new TableHead(prefix, params, ends, mode, numbers, true, timed);
  }

  /** Whether a line somewhere behind the table can be one more row of it: a cheap question. */
  boolean mayBeRow(String line) {
    if (!mode) {
      return line.contains("ops/") || line.contains("/op");
    }
    for (Mode each : Mode.values()) {
      if (line.contains(" " + each.label() + " ")) {
        return true;
      }
    }
    return false;
  }

  /** Position of the score among the columns of numbers. */
  int score() {
    return numbers.indexOf(Column.SCORE);
  }
}
