package org.steelyard.cli.faults;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Throws where a benchmark can throw. */
public class Throws {
  @State(Scope.Benchmark)
  public static class BadSetUp {
    @Setup
    public void setUp() {
      throw new IllegalStateException("no weights in the box");
    }
  }

  @State(Scope.Benchmark)
  public static class BadTearDown {
    @TearDown
    public void tearDown() {
      throw new UnsupportedOperationException("cannot put the weights back");
    }
  }

  @Benchmark
  public void inBenchmark() {
    throw new IllegalArgumentException("the beam is bent");
  }

  @Benchmark
  public void inSetUp(BadSetUp state) {}

  @Benchmark
  public void inTearDown(BadTearDown state) {}
}
