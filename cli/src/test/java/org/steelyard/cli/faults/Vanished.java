package org.steelyard.cli.faults;

import org.openjdk.jmh.annotations.Benchmark;

/** A test takes its class off the class path and leaves the BenchmarkList as it is. */
public class Vanished {
  @Benchmark
  public void gone() {}
}
