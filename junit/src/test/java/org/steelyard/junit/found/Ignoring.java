package org.steelyard.junit.found;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** One benchmark with a finding, and one without. */
@State(Scope.Thread)
@Fork(1)
@Warmup(iterations = 0)
@Measurement(iterations = 1, time = 1, timeUnit = TimeUnit.MILLISECONDS)
public class Ignoring {
  public double x = 2;

  @Benchmark
  public void ignores() {
    Math.log(x);
  }

  @Benchmark
  public double returns() {
    return Math.log(x);
  }
}
