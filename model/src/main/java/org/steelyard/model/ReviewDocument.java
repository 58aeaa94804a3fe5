package org.steelyard.model;

import java.util.List;

/**
 * What a review has found: the document that {@code steelyard review --json} writes.
 *
 * @param format version of this document; 1
 * @param steelyard version of the program
 * @param target what was reviewed, as the user named it
 * @param benchmarks how many were looked at
 * @param rules those that were applied
 * @param findings the most severe first
 * @param notes what could not be looked at, and why
 */
public record ReviewDocument(
    int format,
    String steelyard,
    String target,
    int benchmarks,
    List<AppliedRule> rules,
    List<Finding> findings,
    List<String> notes) {
  /** The version of the document that this code writes. */
  public static final int FORMAT = 1;

  /**
   * A rule that was applied.
   *
   * @param name as findings have it
   * @param summary what it finds, in a sentence
   */
  public record AppliedRule(String name, String summary) {}

  public ReviewDocument {
    rules = List.copyOf(rules);
    findings = List.copyOf(findings);
    notes = List.copyOf(notes);
  }
}
