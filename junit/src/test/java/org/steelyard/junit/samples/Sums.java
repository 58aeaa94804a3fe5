package org.steelyard.junit.samples;

import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Settings on the class, some of them overridden on a method. */
@State(Scope.Thread)
@Fork(2)
@Warmup(iterations = 3, time = 5, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 4, time = 5, timeUnit = TimeUnit.MILLISECONDS)
@BenchmarkMode(Mode.AverageTime)
public class Sums {
  @Param({"1", "2"})
  public int size;

  @Benchmark
  public int sized() {
    return size + 1;
  }

  @Tag("overriding")
  @Fork(1)
  @Warmup(iterations = 1)
  @Benchmark
  public int overriding() {
    return size + 2;
  }
}
