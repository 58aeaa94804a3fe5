package org.steelyard.report.conclude;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.stats.Measured;

/**
 * A score as one cell of a grid: a benchmark and the values of its parameters. Before JMH had
 * parameters, their values stood in the names of methods, and so they are read.
 *
 * @param name without the values
 * @param params with the values of the name
 * @param nanos time per operation
 */
record Cell(ResultRow row, MethodName name, Map<String, String> params, Measured nanos) {
  /** {@code pooledHeapAllocAndFree_4_4096}: the fourth one, of 4096. */
  private static final Pattern VALUE = Pattern.compile("(.*?[^_\\d])(?:_\\d+)?_(\\d+)");

  private static final String IN_NAME = "number in the name";

  static Cell of(ResultRow row) {
    Map<String, String> params = new LinkedHashMap<>(row.params());
    Matcher value = VALUE.matcher(row.benchmark());
    String benchmark = row.benchmark();
    if (params.isEmpty() && value.matches()) {
      benchmark = value.group(1);
      params.put(IN_NAME, value.group(2));
    }
    return new Cell(row, MethodName.of(benchmark), params, RowTimes.nanos(row));
  }

  @Nullable Mode mode() {
    return row.mode();
  }

  double confidence() {
    return RowTimes.confidence(row);
  }

  /** Its parameters without one: what cells of one line have in common. */
  Map<String, String> without(String param) {
    Map<String, String> rest = new TreeMap<>(params);
    rest.remove(param);
    return rest;
  }

  /** Whether it is the same cell of another benchmark's grid. */
  boolean isSameCell(Cell other) {
    return params.equals(other.params)
        && Objects.equals(mode(), other.mode())
        && Objects.equals(row.threads(), other.row.threads());
  }

  /** The value of a parameter as a number; null where it is none. */
  @Nullable Double number(String param) {
    String value = params.get(param);
    try {
      return value == null ? null : Double.valueOf(value);
    } catch (NumberFormatException notANumber) {
      return null;
    }
  }

  /** Numeric parameters that have several values above 0 in these cells. */
  static List<String> numericParams(List<Cell> cells) {
    return cells.get(0).params.keySet().stream()
        .filter(p -> cells.stream().allMatch(c -> c.number(p) != null && c.number(p) > 0))
        .filter(p -> cells.stream().map(c -> c.number(p)).distinct().count() >= 2)
        .toList();
  }

  /**
   * Values as people read them: {@code a=1, b=2}; empty for none. That of a name has none itself.
   */
  static String text(Map<String, String> params) {
    StringBuilder text = new StringBuilder();
    params.forEach(
        (name, value) ->
            text.append(text.isEmpty() ? "" : ", ")
                .append(name.equals(IN_NAME) ? "" : name + "=")
                .append(value));
    return text.toString();
  }
}
