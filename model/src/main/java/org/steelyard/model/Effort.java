package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How much machine time a case may take. What each one sets is in the engine's plan. */
public enum Effort {
  /** Does it still run? One operation, many benchmarks in one JVM. */
  SMOKE,
  /** A first look: seconds a case. */
  QUICK,
  /** The default. */
  STANDARD,
  /** For a number that is published. */
  THOROUGH;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
