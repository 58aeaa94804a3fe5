package org.steelyard.model;

/**
 * A case and how it is measured.
 *
 * @param target position of its class path in the plan
 * @param settings all that the engine tells JMH
 */
public record PlannedCase(int target, Case id, Settings settings) {}
