package org.steelyard.review.rules;

import java.util.List;
import java.util.Map;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;

/** A result that cannot be: better than what its class itself calls the best that is possible. */
public final class BeatsItsBound implements Rule {
  private final Map<String, String> broken;

  /**
   * @param broken for benchmarks whose last results break a bound, what is wrong, in a sentence
   */
  public BeatsItsBound(Map<String, String> broken) {
    this.broken = Map.copyOf(broken);
  }

  @Override
  public String name() {
    return "beats-its-bound";
  }

  @Override
  public String summary() {
    return "a result that breaks what its class calls a bound (needs --results)";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      String wrong = broken.get(benchmarks.fullName(benchmark));
      if (wrong != null) {
        findings.add(
            new Finding(
                name(),
                Severity.ERROR,
                benchmarks.place(benchmark.owner(), benchmark.method()),
                List.of(benchmarks.fullName(benchmark)),
                wrong,
                "Find out which of the two skips work: look for results that nobody uses, for inputs"
                    + " that are constants, and for work that the bound does and the other does not."));
      }
    }
  }
}
