package org.steelyard.review;

/** Looks for one thing that makes a benchmark measure something else than it says. */
public interface Rule {

  /** Its name, in findings, in suppressions, and of its page in the documentation. */
  String name();

  /** One sentence: what it finds. */
  String summary();

  /** Looks at one class with benchmarks and reports what it finds. */
  void look(BenchmarkClass benchmarks, Findings findings);
}
