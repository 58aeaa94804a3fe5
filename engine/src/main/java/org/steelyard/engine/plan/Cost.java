package org.steelyard.engine.plan;

import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;

/** What a fork costs in wall time, as far as that can be known before it runs. */
public final class Cost {
  /** Start and end of a JVM with JMH in it, before any was seen on this machine. */
  public static final double OVERHEAD_SECONDS = 0.7;

  private Cost() {}

  /** Seconds that the iterations of one fork take by themselves. */
  public static double iterationSeconds(PlannedCase planned) {
    Settings s = planned.settings();
    return (times(s.warmupIterations(), s.warmupNanos()) + times(s.iterations(), s.nanos())) / 1e9;
  }

  /** Seconds that all forks of a case take, with the overhead of each. */
  public static double caseSeconds(PlannedCase planned) {
    Integer forks = planned.settings().forks();
    Integer warmupForks = planned.settings().warmupForks();
    return ((forks == null ? 1 : forks) + (warmupForks == null ? 0 : warmupForks))
        * (iterationSeconds(planned) + OVERHEAD_SECONDS);
  }

  private static double times(Integer count, Long nanos) {
    return count == null || nanos == null ? 0 : (double) count * nanos;
  }
}
