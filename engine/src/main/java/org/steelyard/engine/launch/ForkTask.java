package org.steelyard.engine.launch;

import java.util.List;
import org.steelyard.model.PlannedCase;

/**
 * A fork that is to be made.
 *
 * @param caseIndex position of the case in the plan
 * @param round 0 for the first fork of a case
 * @param profilers as {@code -prof} takes them
 */
public record ForkTask(int caseIndex, int round, PlannedCase planned, List<String> profilers) {}
