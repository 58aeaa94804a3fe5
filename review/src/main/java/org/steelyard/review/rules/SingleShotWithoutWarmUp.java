package org.steelyard.review.rules;

import java.util.List;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;

/** A single shot without warm-up measures cold code: class loading and the interpreter. */
public final class SingleShotWithoutWarmUp implements Rule {

  @Override
  public String name() {
    return "single-shot-without-warm-up";
  }

  @Override
  public String summary() {
    return "Mode.SingleShotTime without warm-up measures loading and interpreting";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      Integer warmup = benchmark.settings().warmupIterations();
      if (benchmark.modes().contains("SingleShotTime") && (warmup == null || warmup == 0)) {
        findings.add(
            new Finding(
                name(),
                Severity.NOTE,
                benchmarks.place(benchmark.owner(), benchmark.method()),
                List.of(benchmarks.fullName(benchmark)),
                "Single shots have no warm-up unless they are given one: the score is that of loading"
                    + " classes and of the interpreter, not of the code in steady state.",
                "Where the first call is not what you want to know: @Warmup(iterations = ...). Where it"
                    + " is: many forks, and @SuppressReview with that reason."));
      }
    }
  }
}
