package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One iteration of a fork.
 *
 * @param warmup whether JMH leaves it out of the score
 * @param score in the unit of the fork
 * @param operations all operations of all threads, as JMH counts them
 * @param counters null where the gate could not report
 * @param secondary secondary results by label, such as auxiliary counters and profilers
 * @param histogram in mode sample, pairs of value and count; else null
 */
public record Iteration(
    boolean warmup,
    double score,
    long operations,
    @Nullable Counters counters,
    @JsonInclude(JsonInclude.Include.NON_EMPTY) Map<String, Score> secondary,
    @Nullable List<double[]> histogram) {
  public Iteration {
    secondary = secondary == null ? Map.of() : secondary;
  }
}
