package org.steelyard.cli.faults;

import java.util.concurrent.locks.LockSupport;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** Never comes back, whoever asks. */
public class Hangs {
  @State(Scope.Benchmark)
  public static class EndlessSetUp {
    @Setup
    public void setUp() {
      forever();
    }
  }

  @State(Scope.Benchmark)
  public static class EndlessTearDown {
    @TearDown
    public void tearDown() {
      forever();
    }
  }

  static void forever() {
    while (true) {
      LockSupport.parkNanos(1_000_000);
      Thread.interrupted();
    }
  }

  @Benchmark
  public void inBenchmark() {
    forever();
  }

  @Benchmark
  public void inSetUp(EndlessSetUp state) {}

  @Benchmark
  public void inTearDown(EndlessTearDown state) {}
}
