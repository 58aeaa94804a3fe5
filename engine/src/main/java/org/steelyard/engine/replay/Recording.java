package org.steelyard.engine.replay;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.steelyard.stats.Plateau.Length;
import org.steelyard.stats.Series;

/** What was recorded of one case. */
interface Recording {
  /** What the user knows the case by. */
  String name();

  /** Two pairs that stand for a couple of blocks, drawn anew at each call. */
  List<RecordedPair> couple(RandomGenerator random);

  /**
   * Forks for two arms that were not measured in pairs: all different.
   *
   * @return the forks of the baseline, then as many of the candidate
   */
  List<Series> apart(int forksOfAnArm, RandomGenerator random);

  /**
   * The log of the time per operation once the case is steady; NaN where no fork ever was, or where
   * it is not known.
   */
  double steadyLevel();

  /** Seconds that a fork takes beside its iterations. */
  double startSeconds();

  /**
   * How long forks of this case are, where that was settled when they were recorded; empty where it
   * is to be found in them.
   */
  Optional<Length> length();
}
