package org.steelyard.review;

import org.steelyard.model.Finding;
import org.steelyard.review.rewrite.Twin;

/**
 * A rule whose findings can be undone in bytecode, so that measuring both tells what they do to the
 * number.
 */
public interface Provable extends Rule {

  /**
   * Undoes a finding.
   *
   * @param benchmarks the class that it was found through
   * @param finding one of this rule
   * @param twin takes the changes; it stays empty where this finding cannot be undone
   */
  void undo(BenchmarkClass benchmarks, Finding finding, Twin twin);
}
