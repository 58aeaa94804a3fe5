package org.steelyard.model;

/**
 * What measuring a finding has shown: the benchmark as it is against its twin without the finding.
 *
 * @param outcome what follows from it
 * @param factor time of the twin over that of the benchmark as it is: how many times too good the
 *     score is; NaN where it could not be measured
 * @param low lower end of the factor's interval
 * @param high upper end of the factor's interval
 * @param seconds machine time that it took
 * @param said for people: the outcome with its figures, or why there is none
 */
public record Proof(
    Outcome outcome, double factor, double low, double high, double seconds, String said) {
  /** What a measurement says of a finding. */
  public enum Outcome {
    /** The score changes when the finding is undone. */
    PROVED,
    /** It does not change by more than the interval tells. */
    HARMLESS,
    /** The time did not suffice. */
    UNDECIDED,
    /** The twin did not run. */
    FAILED
  }
}
