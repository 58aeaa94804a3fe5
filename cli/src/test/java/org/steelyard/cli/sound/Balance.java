package org.steelyard.cli.sound;

import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Group;
import org.openjdk.jmh.annotations.GroupThreads;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Two methods that run against each other, as one benchmark. */
@State(Scope.Group)
public class Balance {
  private final AtomicLong tilt = new AtomicLong();

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @Group("pans")
  @GroupThreads(1)
  public long left() {
    return tilt.decrementAndGet();
  }

  @Benchmark
  @BenchmarkMode(Mode.Throughput)
  @Group("pans")
  @GroupThreads(1)
  public long right() {
    return tilt.incrementAndGet();
  }
}
