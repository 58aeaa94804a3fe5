package org.steelyard.model;

import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What a run is going to do; the first line of its journal.
 *
 * @param command the command line, secrets masked
 * @param seed of the order of the forks
 * @param effort null where only flags and annotations decide
 * @param budgetSeconds upper bound of the run's wall time
 * @param jvm the java command that hosts run on, and forks that name none
 * @param profilers JMH profilers, as {@code -prof} takes them
 * @param targets the class paths; a planned case names its one by position
 * @param cases in the order of the tables
 */
public record Plan(
    List<String> command,
    long seed,
    @Nullable Effort effort,
    @Nullable Double budgetSeconds,
    String jvm,
    List<String> profilers,
    List<Target> targets,
    List<PlannedCase> cases) {

  /** This plan as it may be written down: what looks like a secret in an argument is masked. */
  public Plan masked() {
    return new Plan(
        Secrets.mask(command),
        seed,
        effort,
        budgetSeconds,
        jvm,
        Secrets.mask(profilers),
        targets.stream().map(Target::masked).toList(),
        withArguments(Secrets::mask).cases);
  }

  /** This plan with every JVM argument of every case replaced. */
  public Plan withArguments(UnaryOperator<String> replace) {
    List<PlannedCase> replaced =
        cases.stream()
            .map(c -> new PlannedCase(c.target(), c.id(), c.settings().withArguments(replace)))
            .toList();
    return new Plan(command, seed, effort, budgetSeconds, jvm, profilers, targets, replaced);
  }
}
