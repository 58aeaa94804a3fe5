package org.steelyard.kernels;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** What a review finds, and HotSpot does nothing about. */
@State(Scope.Thread)
@Fork(1)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class Suspects {
  private final double angle;

  public Suspects() {
    angle = 2.5;
  }

  private static double sines(double start) {
    double sum = start;
    for (int i = 0; i < 20; i++) {
      sum = Math.sin(sum) * sum;
    }
    return sum;
  }

  /** Final fields of objects may be changed by reflection, so HotSpot reads them each time. */
  @Benchmark
  public double finalField() {
    return sines(angle);
  }
}
