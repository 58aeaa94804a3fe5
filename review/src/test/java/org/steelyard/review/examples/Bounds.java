package org.steelyard.review.examples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.steelyard.annotations.Baseline;

/** Its last results, which the test hands in, say that one is faster than can be. */
@State(Scope.Thread)
public class Bounds {
  public double x = 2;

  @Baseline(bound = Baseline.Bound.UPPER)
  @Benchmark
  public double empty() {
    return x;
  }

  @Benchmark
  public double tooGood() {
    return x + 1; // finds beats-its-bound
  }

  @Benchmark
  public double slower() {
    return Math.log(x);
  }
}
