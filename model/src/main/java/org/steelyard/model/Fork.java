package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One fresh JVM that measured one case: what happened, whether it went well or not.
 *
 * @param caseIndex position of the case in the plan
 * @param round 0 for the first fork of each case
 * @param seconds wall time from the command to the end of the process
 * @param load the machine's one-minute load average when it started, null where unknown
 * @param unit unit of the iterations' scores
 * @param series all iterations, warm-up first
 * @param failure null when it went well
 * @param log name of the file in the run folder that holds what was printed, null for silence
 * @param files other files it left in the run folder: crash logs, heap dumps, profiles
 */
public record Fork(
    int caseIndex,
    int round,
    Instant started,
    double seconds,
    @Nullable Long pid,
    @Nullable Double load,
    @Nullable ForkJvm jvm,
    @Nullable String unit,
    List<Iteration> series,
    List<Secondary> secondary,
    @Nullable Failure failure,
    @Nullable String log,
    List<String> files) {
  public Fork {
    series = series == null ? List.of() : List.copyOf(series);
    secondary = secondary == null ? List.of() : List.copyOf(secondary);
    files = files == null ? List.of() : List.copyOf(files);
  }

  @JsonIgnore
  public boolean failed() {
    return failure != null;
  }

  /** The iterations that count. */
  @JsonIgnore
  public List<Iteration> measurement() {
    return series.stream().filter(i -> !i.warmup()).toList();
  }

  /** The iterations before those. */
  @JsonIgnore
  public List<Iteration> warmup() {
    return series.stream().filter(Iteration::warmup).toList();
  }
}
