package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Why a fork has no result.
 *
 * @param cause one line: what happened
 * @param exception class of what was thrown
 * @param stack its stack, or where a fork that hung was
 */
public record Failure(Kind kind, String cause, @Nullable String exception, @Nullable String stack) {

  /** How a fork can fail. */
  public enum Kind {
    /** The benchmark, or its set-up or tear-down, threw. */
    THREW,
    /** The fork's JVM ended before JMH was done with it. */
    CRASHED,
    /** The fork's JVM did not come up at all. */
    NO_START,
    /** Nothing was heard of it for longer than its timeout allows. */
    HUNG,
    /** The list names it, but the class path does not hold it any more. */
    VANISHED,
    /** The host process broke down. */
    HOST;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
