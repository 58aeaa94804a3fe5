package org.steelyard.engine.replay;

import org.steelyard.stats.PairedTest.Outcome;

/**
 * One comparison that was replayed.
 *
 * @param benchmark what was compared with itself
 * @param effect the change that was put in, such as 0.05; 0 for none
 * @param slower whether it was put into the candidate; else into the baseline
 * @param forks which were drawn, in order
 * @param outcome what the design made of it; {@code OPEN} is undecided
 * @param pairs of forks that took part in the decision
 * @param seconds of machine time, pilots and starts of JVMs included
 * @param levelError log of the baseline's level over its steady level; NaN where that is unknown
 */
public record Draw(
    String benchmark,
    double effect,
    boolean slower,
    String forks,
    Outcome outcome,
    int pairs,
    double seconds,
    double levelError) {
  boolean right() {
    return effect == 0
        ? outcome == Outcome.SAME
        : outcome == (slower ? Outcome.SLOWER : Outcome.FASTER);
  }

  /** Decided for a change that is not there, or for the wrong direction. */
  boolean wrong() {
    return !right() && (outcome == Outcome.SLOWER || outcome == Outcome.FASTER);
  }
}
