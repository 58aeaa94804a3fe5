package org.steelyard.junit.samples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** One case each; one of them throws when it is over. */
@Fork(1)
@BenchmarkMode(Mode.SingleShotTime)
public class Alone {
  @Benchmark
  public int fine() {
    return 42;
  }

  @Benchmark
  public int throwsInTearDown(Broken broken) {
    return 43;
  }

  @State(Scope.Thread)
  public static class Broken {
    @TearDown
    public void tearDown() {
      throw new IllegalStateException("the server is still there");
    }
  }

  public int noBenchmark() {
    return 44;
  }
}
