package org.steelyard.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How all cases of a comparison are measured and decided.
 *
 * @param effort how long forks are, and how long a case may take
 * @param budgetSeconds null for none
 * @param clock what time is measured by
 * @param couples to be made of every comparison, whatever they say; null until it is decided
 * @param cpus processors that everything measured is kept to; null for all
 * @param shard which share of the couples is made here; null for all
 * @param duetThreads most threads of a case whose forks may be at work at the same time; null for
 *     never
 * @param profilers for extra forks that no decision uses, as JMH's {@code -prof} takes them
 */
public record ComparisonSettings(
    Effort effort,
    @Nullable Double budgetSeconds,
    Clock clock,
    @Nullable Integer couples,
    @Nullable String cpus,
    @Nullable Shard shard,
    @Nullable Integer duetThreads,
    List<String> profilers) {
  public ComparisonSettings {
    profilers = profilers == null ? List.of() : List.copyOf(profilers);
  }

  /** The usual way: standard effort, until it is decided. */
  public static final ComparisonSettings USUAL =
      new ComparisonSettings(Effort.STANDARD, null, Clock.AUTO, null, null, null, null, List.of());

  /** The same for all shards together. */
  public ComparisonSettings withoutShard() {
    return new ComparisonSettings(
        effort, budgetSeconds, clock, couples, cpus, null, duetThreads, profilers);
  }

  /** The same with another budget. */
  public ComparisonSettings withBudget(@Nullable Double seconds) {
    return new ComparisonSettings(
        effort, seconds, clock, couples, cpus, shard, duetThreads, profilers);
  }

  /** The same with a number of couples. */
  public ComparisonSettings withCouples(@Nullable Integer number) {
    return new ComparisonSettings(
        effort, budgetSeconds, clock, number, cpus, shard, duetThreads, profilers);
  }
}
