package org.steelyard.model;

import org.jspecify.annotations.Nullable;

/**
 * One case of one arm against the same case of the baseline.
 *
 * @param key the case without what differs between the arms
 * @param baselineArm position of the baseline
 * @param candidateArm position of the arm that is judged
 * @param baseline what the baseline measures
 * @param candidate what the candidate measures, with equal settings
 * @param fixedLength whether the length of the forks was given, so that no pilot looks for it
 * @param threshold smallest effect that matters: 0.05 for 5 %
 * @param accepted why a regression of this case is accepted; null when it is not
 * @param history of the case on this machine, null without one
 * @param control whether the candidate is the baseline once more
 */
public record PlannedComparison(
    Case key,
    int baselineArm,
    int candidateArm,
    PlannedCase baseline,
    PlannedCase candidate,
    boolean fixedLength,
    double threshold,
    @Nullable String accepted,
    @Nullable History history,
    boolean control) {}
