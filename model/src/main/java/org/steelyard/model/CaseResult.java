package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What became of a planned case. Planned cases and reported cases are the same set, always.
 *
 * @param target name of its class path
 * @param score null where no fork has one
 * @param timePerOperation wall time that one thread needs for one operation, in nanoseconds; null
 *     like the score
 * @param secondary secondary results by label
 * @param failure the first one, null where no fork failed
 * @param forks all that happened, in the order in which it happened
 */
public record CaseResult(
    String target,
    Case id,
    Settings settings,
    Status status,
    @Nullable Estimate score,
    @Nullable Estimate timePerOperation,
    Map<String, Estimate> secondary,
    @Nullable Failure failure,
    List<Warning> warnings,
    List<Fork> forks) {

  /** How far a case came. */
  public enum Status {
    /** All its forks are done. */
    MEASURED,
    /** Some of its forks are done, the rest was not reached. */
    PARTLY,
    /** A fork failed. */
    FAILED,
    /** No fork was reached. */
    LEFT_OUT;

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
