package org.steelyard.model;

import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What a comparison is going to do.
 *
 * @param command the command line, as typed
 * @param seed of everything that is drawn
 * @param settings how all of them are measured and decided
 * @param arms the baseline first
 * @param comparisons in the order of the result
 * @param unpaired cases that are in one arm only, a line each
 * @param notes what must be said beside the results
 */
public record ComparisonPlan(
    List<String> command,
    long seed,
    ComparisonSettings settings,
    List<PlannedArm> arms,
    List<PlannedComparison> comparisons,
    List<String> unpaired,
    List<String> notes) {
  public ComparisonPlan {
    // Journals of the first versions have none.
    settings = settings == null ? ComparisonSettings.USUAL : settings;
  }

  /** The same plan without what looks like a secret, as it is written down. */
  public ComparisonPlan masked() {
    return new ComparisonPlan(
        Secrets.mask(command),
        seed,
        settings,
        arms.stream().map(PlannedArm::masked).toList(),
        withArguments(Secrets::mask).comparisons,
        unpaired,
        notes);
  }

  /** The same plan with other JVM arguments. */
  public ComparisonPlan withArguments(UnaryOperator<String> replace) {
    return new ComparisonPlan(
        command,
        seed,
        settings,
        arms,
        comparisons.stream().map(c -> replaced(c, replace)).toList(),
        unpaired,
        notes);
  }

  /** The same plan with other settings. */
  public ComparisonPlan withSettings(ComparisonSettings others) {
    return new ComparisonPlan(command, seed, others, arms, comparisons, unpaired, notes);
  }

  private static PlannedComparison replaced(PlannedComparison c, UnaryOperator<String> replace) {
    return new PlannedComparison(
        c.key(),
        c.baselineArm(),
        c.candidateArm(),
        replaced(c.baseline(), replace),
        replaced(c.candidate(), replace),
        c.fixedLength(),
        c.threshold(),
        c.accepted(),
        c.history(),
        c.control());
  }

  private static PlannedCase replaced(PlannedCase planned, UnaryOperator<String> replace) {
    return new PlannedCase(
        planned.target(), planned.id(), planned.settings().withArguments(replace));
  }
}
