package org.steelyard.engine.replay;

import java.util.random.RandomGenerator;

/** A way to compare two versions of a benchmark. */
interface ReplayDesign {
  /** What the rows of the result call it. */
  String name();

  /**
   * Compares a benchmark with itself after a change was put into one side.
   *
   * @param effect the change, such as 0.05 for 5 % more time
   * @param slower whether it goes into the candidate; else into the baseline
   */
  Draw draw(Recording recording, double effect, boolean slower, RandomGenerator random);

  /** The log that is added to the ratio candidate over baseline. */
  static double change(double effect, boolean slower) {
    return slower ? Math.log1p(effect) : -Math.log1p(effect);
  }
}
