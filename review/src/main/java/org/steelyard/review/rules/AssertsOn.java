package org.steelyard.review.rules;

import java.util.List;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;

/** The forks run with assertions, which production does not. */
public final class AssertsOn implements Rule {

  @Override
  public String name() {
    return "asserts-on";
  }

  @Override
  public String summary() {
    return "the forks are told to check assertions, which production does not";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      for (String argument : benchmark.settings().jvmArgs()) {
        if (argument.matches("-(ea|enableassertions|esa|enablesystemassertions)(:.*)?")) {
          findings.add(
              new Finding(
                  name(),
                  Severity.WARNING,
                  benchmarks.place(benchmark.owner(), benchmark.method()),
                  List.of(benchmarks.fullName(benchmark)),
                  "@Fork gives " + argument + ": every assertion is part of the score.",
                  "Remove it from @Fork; check results in a test, or in a fixture."));
        }
      }
    }
  }
}
