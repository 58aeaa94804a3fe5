package org.steelyard.model;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * All that a run has to say, as {@code run.json} holds it; described by the JSON Schema {@code
 * run.schema.json} beside this class.
 *
 * @param format of this document
 * @param steelyard version that made it
 * @param ended null while it goes on, or when it was cut off
 * @param note for people, such as what a budget left out
 * @param warnings that concern the whole run
 */
public record RunDocument(
    int format,
    String steelyard,
    RunState state,
    Instant started,
    @Nullable Instant ended,
    @Nullable String note,
    List<String> command,
    long seed,
    @Nullable Effort effort,
    Environment environment,
    List<Target> targets,
    List<Warning> warnings,
    List<CaseResult> cases) {
  public static final int FORMAT = 1;
}
