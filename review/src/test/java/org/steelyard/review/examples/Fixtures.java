package org.steelyard.review.examples;

import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

public class Fixtures {
  @State(Scope.Thread)
  public static class EachCall {
    int x;

    @Setup(Level.Invocation)
    public void prepare() {
      x = 17; // finds invocation-fixture
    }
  }

  @State(Scope.Thread)
  public static class OnlyForSlow {
    int x;

    @Setup(Level.Invocation)
    public void prepare() {
      x = 17;
    }
  }

  @State(Scope.Thread)
  public static class EachIteration {
    List<Integer> list = new ArrayList<>();

    @Setup(Level.Iteration)
    public void prepare() {
      list.clear();
    }
  }

  @Benchmark
  public int quick(EachCall state) {
    return state.x + 1;
  }

  @Benchmark
  public int waiting(OnlyForSlow state) throws InterruptedException {
    Thread.sleep(2);
    return state.x;
  }

  @Benchmark
  public void manyRounds(OnlyForSlow state, Blackhole blackhole) {
    for (int i = 0; i < 200_000; i++) {
      blackhole.consume(state.x + i);
    }
  }

  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Warmup(iterations = 5)
  public int once(OnlyForSlow state) {
    return state.x + 1;
  }

  @Benchmark
  public int growing(EachIteration state) {
    state.list.add(1); // finds unsized-input
    return state.list.size();
  }

  @Benchmark
  public int inAndOut(EachIteration state) {
    state.list.add(1);
    return state.list.remove(state.list.size() - 1);
  }

  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  @Warmup(iterations = 5, batchSize = 100)
  public int batch(EachIteration state) {
    state.list.add(1);
    return state.list.size();
  }

  @Benchmark
  @BenchmarkMode(Mode.SingleShotTime)
  public int cold(EachIteration state) {
    return state.list.size(); // finds single-shot-without-warm-up
  }
}
