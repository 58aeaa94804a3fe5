package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/** How far a run came. */
public enum RunState {
  /** Every planned fork has its outcome. */
  COMPLETE,
  /** The budget ended before the plan. */
  BUDGET,
  /** Somebody stopped it; it can be resumed. */
  INTERRUPTED,
  /** {@code -foe true} stopped it at the first failure. */
  FAILED_EARLY,
  /** The journal ends without saying why: the engine was killed, or is still at work. */
  CUT_OFF;

  @JsonValue
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
