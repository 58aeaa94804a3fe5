package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Arrays;
import java.util.stream.Collectors;

/** JMH's benchmark modes. */
public enum Mode {
  THROUGHPUT("thrpt"),
  AVERAGE_TIME("avgt"),
  SAMPLE_TIME("sample"),
  SINGLE_SHOT_TIME("ss");

  private final String label;

  Mode(String label) {
    this.label = label;
  }

  /** JMH's short label, as it stands in tables and after {@code -bm}. */
  @JsonValue
  public String label() {
    return label;
  }

  /** Whether a higher score means more work done; in the other modes a score is a time. */
  public boolean isThroughput() {
    return this == THROUGHPUT;
  }

  /**
   * @throws IllegalArgumentException when JMH has no such mode, saying which it has
   */
  @JsonCreator
  public static Mode ofLabel(String label) {
    for (Mode mode : values()) {
      if (mode.label.equalsIgnoreCase(label)) {
        return mode;
      }
    }
    throw new IllegalArgumentException(
        "no benchmark mode '"
            + label
            + "'; JMH has "
            + Arrays.stream(values()).map(Mode::label).collect(Collectors.joining(", ")));
  }
}
