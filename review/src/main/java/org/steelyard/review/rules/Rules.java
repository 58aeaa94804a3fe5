package org.steelyard.review.rules;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.steelyard.review.Rule;

/** All rules there are; a new one is added here, and needs its page below {@code docs/rules}. */
public final class Rules {
  private Rules() {}

  /** All that need nothing but the class path. */
  public static List<Rule> all() {
    return all(Set.of(), Map.of());
  }

  /**
   * In the order of the documentation: the five of Costa et al. first.
   *
   * @param system internal names of the classes of the system under test; may be empty
   * @param brokenBounds for benchmarks whose last results break a bound, what is wrong; may be
   *     empty
   */
  public static List<Rule> all(Set<String> system, Map<String, String> brokenBounds) {
    return List.of(
        new IgnoredResult(),
        new LoopAccumulation(),
        new ConstantInput(),
        new InvocationFixture(),
        new ZeroForks(),
        new NoBaseline(),
        new BeatsItsBound(brokenBounds),
        new OneReceiver(),
        new SharedState(),
        new UnsizedInput(),
        new SingleShotWithoutWarmUp(),
        new TimeInBenchmark(),
        new ExceptionAsResult(),
        new AssertsOn(),
        new Rotten(system));
  }
}
