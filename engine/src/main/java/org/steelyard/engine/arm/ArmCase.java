package org.steelyard.engine.arm;

import org.steelyard.model.PlannedCase;

/**
 * A compared case as one arm measures it.
 *
 * @param arm its position, 0 for the baseline
 * @param planned its case in its target, with the settings that all arms share
 */
public record ArmCase(int arm, PlannedCase planned) {}
