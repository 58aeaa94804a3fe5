package org.steelyard.engine.replay;

import org.steelyard.stats.Plateau.Length;
import org.steelyard.stats.Series;
import org.steelyard.stats.Turns;

/**
 * Two forks that stand for a block.
 *
 * @param label which they are, for the file of draws
 * @param turns whether they took turns, iteration by iteration
 * @param baseline its series, in seconds per operation
 * @param candidate as long as the baseline or not; no change is in it that was not there when it
 *     was recorded
 */
record RecordedPair(String label, boolean turns, Series baseline, Series candidate) {

  /** Log of the ratio of their times, as a live comparison takes it. */
  double logRatio(Length length) {
    double from = length.warmup();
    double to = length.seconds();
    return turns
        ? Turns.logRatio(baseline, candidate, from, to)
        : candidate.value(from, to) - baseline.value(from, to);
  }
}
