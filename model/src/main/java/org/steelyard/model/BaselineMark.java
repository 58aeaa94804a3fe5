package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * What the author of a benchmark says about what it is held against.
 *
 * @param baseline whether others are held against it; else it is held against others
 * @param group whose baseline it is, or against whose baseline it is held; empty for its class
 * @param bound what cannot be
 */
public record BaselineMark(boolean baseline, String group, Bound bound) {

  /** What a baseline says about everything that is held against it, whatever the mode. */
  public enum Bound {
    NONE,
    /** Nothing can be faster. */
    UPPER,
    /** Nothing can be slower. */
    LOWER;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }

    @JsonCreator
    public static Bound ofLabel(String label) {
      return valueOf(label.toUpperCase(Locale.ROOT));
    }
  }
}
