package org.steelyard.model;

import org.jspecify.annotations.Nullable;

/**
 * A secondary result of a whole fork.
 *
 * @param score null for a profiler that yields a text
 * @param aggregation how JMH made it from iterations: mean, sum, max or min
 * @param text name of the file beside the fork's log that holds a profiler's text
 */
public record Secondary(
    String label, @Nullable Double score, String unit, String aggregation, @Nullable String text) {}
