package org.steelyard.review.examples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.steelyard.review.system.Library;
import org.steelyard.review.system.internal.Codecs;

@State(Scope.Thread)
public class Rotting {
  int value = 3;

  @Benchmark
  public int used() {
    return Library.encode(value);
  }

  @Benchmark
  public int internalButUsed() {
    return Codecs.encoded(value);
  }

  @Benchmark
  public int nobodyCallsIt() {
    return Codecs.formerlyEncoded(value); // finds rotten
  }

  @Benchmark
  public int reachesNothing() {
    return value << 1; // finds rotten
  }
}
