package org.steelyard.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a run is going to do; the first line of its journal.
 *
 * @param command the command line, secrets masked
 * @param seed of the order of the forks
 * @param effort null where only flags and annotations decide
 * @param budgetSeconds upper bound of the run's wall time
 * @param profilers JMH profilers, as {@code -prof} takes them
 * @param targets the class paths; a planned case names its one by position
 * @param cases in the order of the tables
 */
public record Plan(
    List<String> command,
    long seed,
    @Nullable Effort effort,
    @Nullable Double budgetSeconds,
    List<String> profilers,
    List<Target> targets,
    List<PlannedCase> cases) {}
