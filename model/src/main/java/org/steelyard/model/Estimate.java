package org.steelyard.model;

import org.jspecify.annotations.Nullable;

/**
 * A number from forks.
 *
 * @param value the mean over the forks, each the mean of its iterations: JMH's score
 * @param error half of the interval's width, null where fewer than two forks are there
 * @param confidence of that interval, between 0 and 1
 * @param forks how many it rests on
 * @param iterations how many they had in all
 */
public record Estimate(
    double value,
    @Nullable Double error,
    double confidence,
    int forks,
    int iterations,
    String unit) {}
