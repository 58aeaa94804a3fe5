package org.steelyard.review.examples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.steelyard.annotations.SuppressReview;

@State(Scope.Thread)
@SuppressReview(rule = "constant-input", reason = "folding is what is measured")
public class Suppressed {
  double d = 2;

  @Benchmark
  @SuppressReview(rule = "ignored-result", reason = "shows what dead code costs")
  @SuppressReview(rule = "time-in-benchmark", reason = "does not matter here")
  public void onMethod() {
    Math.log(d);
  }

  @Benchmark
  public double onClass() {
    return Math.log(2);
  }

  @Benchmark
  @SuppressReview(rule = "loop-accumulation", reason = "another rule")
  public void anotherRule() {
    Math.log(d); // finds ignored-result
  }
}
