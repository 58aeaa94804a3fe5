package org.steelyard.engine.launch;

import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Iteration;
import org.steelyard.model.PlannedCase;

/**
 * A block that is to be made.
 *
 * @param comparison position of the comparison in the plan
 * @param couple 0 for the first
 * @param half 0 or 1
 * @param candidateFirst whether the candidate takes the first turn
 * @param arrangement how the forks are to share the machine
 * @param baseline what it measures, with settings for this block
 * @param baselineArm position of the host that makes it
 * @param candidate what it measures; as many iterations as the baseline
 * @param candidateArm position of the host that makes it
 * @param enough told all iterations of baseline and candidate whenever one has ended; once it says
 *     yes, the forks are ended before the next one. Null lets them run to their end
 */
public record BlockTask(
    int comparison,
    int couple,
    int half,
    boolean candidateFirst,
    Arrangement arrangement,
    PlannedCase baseline,
    int baselineArm,
    PlannedCase candidate,
    int candidateArm,
    @Nullable BiPredicate<List<Iteration>, List<Iteration>> enough) {

  /** Number of the block among all of its comparison. */
  public int round() {
    return 2 * couple + half;
  }
}
