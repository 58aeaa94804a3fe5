package org.steelyard.review.examples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

public class Alone {
  @Benchmark
  public int only() {
    return hashCode(); // finds no-baseline
  }

  @State(Scope.Thread)
  public static class WithValues {
    @Param({"1", "10"})
    int size;

    @Benchmark
    public int only() {
      return size;
    }
  }

  public static class WithBaseline {
    @Benchmark
    public void baseline() {}

    @Benchmark
    public int work() {
      return hashCode();
    }
  }
}
