package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What time per operation is measured by. */
public enum Clock {
  /** Wall time, unless a case does nothing but compute and is kept from the processor. */
  AUTO,
  /** The time that passes. */
  WALL,
  /** The CPU time of the fork's Java threads. */
  CPU;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
