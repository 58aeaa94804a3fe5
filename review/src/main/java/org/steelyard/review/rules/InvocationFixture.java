package org.steelyard.review.rules;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.tree.ClassNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;

/**
 * A fixture around every call of a benchmark that is too short for it. JMH has to read the clock
 * around each call then, which takes tens of nanoseconds and is added up; its documentation asks
 * for work of a millisecond and more.
 */
public final class InvocationFixture implements Rule {

  @Override
  public String name() {
    return "invocation-fixture";
  }

  @Override
  public String summary() {
    return "a fixture with Level.Invocation around work that is too short for it";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      if (benchmark.modes().equals(Set.of("SingleShotTime"))
          || new LongWork(benchmarks.world()).isIn(benchmarks.ownCode(benchmark))) {
        continue;
      }
      for (ClassNode state : benchmark.states()) {
        for (String annotation : List.of("Setup", "TearDown")) {
          for (BenchmarkClass.Annotated fixture : benchmarks.annotated(state, annotation)) {
            if ("Invocation".equals(fixture.annotation().enumeration("value"))) {
              findings.add(finding(benchmarks, benchmark, fixture, annotation));
            }
          }
        }
      }
    }
  }

  private Finding finding(
      BenchmarkClass benchmarks,
      Benchmark benchmark,
      BenchmarkClass.Annotated fixture,
      String annotation) {
    return new Finding(
        name(),
        Severity.WARNING,
        benchmarks.place(fixture.owner(), fixture.method()),
        List.of(benchmarks.fullName(benchmark)),
        "@"
            + annotation
            + "(Level.Invocation) makes JMH read the clock around every single call, and nothing in the"
            + " benchmark waits or takes long. Below a millisecond a call the score is largely that of"
            + " reading the clock, and what it leaves out cannot be seen.",
        "Do the fixture's work inside the benchmark and measure it as a benchmark of its own, too; or"
            + " prepare many inputs in a fixture of Level.Iteration; or use Mode.SingleShotTime with a"
            + " batch.");
  }
}
