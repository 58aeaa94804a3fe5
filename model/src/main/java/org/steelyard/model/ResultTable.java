package org.steelyard.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Results that belong together: one run, one file of JMH's JSON, one pasted table.
 *
 * @param name what people know it by: the file or folder, as it was given
 * @param machine where it was measured, as far as the source tells
 * @param rows in the source's order
 * @param problems what could not be read, a line each, with file and line
 */
public record ResultTable(
    String name, Origin origin, Machine machine, List<ResultRow> rows, List<String> problems) {
  public ResultTable {
    rows = List.copyOf(rows);
    problems = List.copyOf(problems);
  }

  /** What it was read from. */
  public enum Origin {
    RUN,
    JMH_JSON,
    JMH_TEXT
  }

  /**
   * A machine as far as it is known: two of them cannot be compared.
   *
   * @param cpu model name
   * @param jdk version of the Java that measured, such as 17.0.15
   * @param vm name of the JVM
   */
  public record Machine(
      @Nullable String cpu,
      @Nullable Integer processors,
      @Nullable String os,
      @Nullable String jdk,
      @Nullable String vm) {
    public static final Machine UNKNOWN = new Machine(null, null, null, null, null);
  }
}
