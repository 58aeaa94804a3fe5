package org.steelyard.review.examples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.infra.Blackhole;

public class Odds {
  @State(Scope.Thread)
  public static class Input {
    String text = "17";
  }

  @State(Scope.Benchmark)
  public static class Shared {
    int count;
    volatile int published;
  }

  @State(Scope.Group)
  public static class Neighbours {
    int read;
    int written;
  }

  @State(Scope.Group)
  public static class Apart {
    int read;
    long p1, p2, p3, p4, p5, p6, p7, p8, p9;
    int written;
  }

  @Benchmark
  public int swallowing(Input input) {
    try {
      return Integer.parseInt(input.text);
    } catch (RuntimeException e) { // finds exception-as-result
      return 0;
    }
  }

  @Benchmark
  public int sinking(Input input, Blackhole blackhole) {
    try {
      return Integer.parseInt(input.text);
    } catch (RuntimeException e) {
      blackhole.consume(e);
      return 0;
    }
  }

  @Benchmark
  public int expecting(Input input) {
    try {
      return Integer.parseInt(input.text);
    } catch (NumberFormatException e) {
      return 0;
    }
  }

  @Benchmark
  public long timing(Input input) {
    long start = System.nanoTime();
    int value = Integer.parseInt(input.text);
    return value + System.nanoTime() - start; // finds time-in-benchmark
  }

  @Benchmark
  public long clock() {
    return System.nanoTime();
  }

  @Benchmark
  @Threads(4)
  public void racing(Shared shared) {
    shared.count++; // finds shared-state
  }

  @Benchmark
  @Threads(4)
  public void publishing(Shared shared) {
    shared.published = 1;
  }

  @Benchmark
  public void byItself(Shared shared) {
    shared.count++;
  }

  @Benchmark
  @Group("near")
  public int nearReader(Neighbours state) {
    return state.read;
  }

  @Benchmark
  @Group("near")
  public void nearWriter(Neighbours state) {
    state.written++; // finds shared-state
  }

  @Benchmark
  @Group("far")
  public int farReader(Apart state) {
    return state.read;
  }

  @Benchmark
  @Group("far")
  public void farWriter(Apart state) {
    state.written++;
  }
}
