package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** What a comparison says of one case. */
public enum Verdict {
  /** The candidate takes more time, and it is not certain that this is less than the threshold. */
  SLOWER,
  /** The candidate takes less time, and it is not certain that this is less than the threshold. */
  FASTER,
  /** The interval lies inside the threshold on both sides, even where it excludes 0. */
  SAME,
  /** None of these can be said yet. */
  UNDECIDED,
  /** One of the arms could not be measured. */
  FAILED;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
