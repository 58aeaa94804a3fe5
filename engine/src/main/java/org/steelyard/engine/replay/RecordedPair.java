package org.steelyard.engine.replay;

import org.steelyard.stats.Series;

/**
 * Two forks that stand for a block.
 *
 * @param label which they are, for the file of draws
 * @param baseline its series, in seconds per operation
 * @param candidate as long as the baseline or not; no change is in it that was not there when it
 *     was recorded
 */
record RecordedPair(String label, Series baseline, Series candidate) {}
