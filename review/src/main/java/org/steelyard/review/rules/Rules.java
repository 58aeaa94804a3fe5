package org.steelyard.review.rules;

import java.util.List;
import org.steelyard.review.Rule;

/** All rules there are; a new one is added here, and needs its page below {@code docs/rules}. */
public final class Rules {
  private Rules() {}

  /** In the order of the documentation: the five of Costa et al. first. */
  public static List<Rule> all() {
    return List.of(
        new IgnoredResult(),
        new LoopAccumulation(),
        new ConstantInput(),
        new InvocationFixture(),
        new ZeroForks(),
        new NoBaseline(),
        new SharedState(),
        new UnsizedInput(),
        new SingleShotWithoutWarmUp(),
        new TimeInBenchmark(),
        new ExceptionAsResult(),
        new AssertsOn());
  }
}
