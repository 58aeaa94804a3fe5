package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How much a finding says about the numbers; evidence decides, not taste. */
public enum Severity {
  /** The number means something else than the benchmark's name says. */
  ERROR,
  /** A compiler may make the number mean something else; whether it does depends on it. */
  WARNING,
  /** Worth knowing when the number is read. */
  NOTE;

  /** As people and options write it. */
  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
