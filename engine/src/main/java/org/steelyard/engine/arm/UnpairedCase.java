package org.steelyard.engine.arm;

import org.steelyard.model.Case;

/**
 * A case that is not compared.
 *
 * @param arm position of the arm that has it
 * @param id as this arm has it
 * @param reason what it has no counterpart for, a phrase such as {@code not in old.jar}
 */
public record UnpairedCase(int arm, Case id, String reason) {}
