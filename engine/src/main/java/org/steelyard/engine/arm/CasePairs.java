package org.steelyard.engine.arm;

import java.util.List;

/**
 * What is compared with what.
 *
 * @param arms names of the arms, the baseline first
 * @param cases at least one, in the order of the baseline
 * @param unpaired what stays out, by arm
 * @param notes what must be said beside the results, a sentence each
 */
public record CasePairs(
    List<String> arms, List<ComparedCase> cases, List<UnpairedCase> unpaired, List<String> notes) {
  public CasePairs {
    arms = List.copyOf(arms);
    cases = List.copyOf(cases);
    unpaired = List.copyOf(unpaired);
    notes = List.copyOf(notes);
  }
}
