package org.steelyard.review.examples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

@State(Scope.Thread)
public class Receivers {
  interface Codec {
    int encode(int value);
  }

  static final class Plain implements Codec {
    @Override
    public int encode(int value) {
      return value;
    }
  }

  static final class Shifted implements Codec {
    @Override
    public int encode(int value) {
      return value << 1;
    }
  }

  static final class Masked implements Codec {
    @Override
    public int encode(int value) {
      return value & 0xff;
    }
  }

  interface Only {
    int encode(int value);
  }

  static final class Single implements Only {
    @Override
    public int encode(int value) {
      return value;
    }
  }

  @Param("3")
  int value;

  Codec one = new Plain();
  Codec chosen;
  Only only = new Single();
  Plain exact = new Plain();

  @Setup
  public void choose() {
    chosen = value > 2 ? new Shifted() : new Masked();
  }

  @Benchmark
  public int oneOfThree() {
    return one.encode(value); // finds one-receiver
  }

  @Benchmark
  public int oneOfOne() {
    return only.encode(value);
  }

  @Benchmark
  public int chosenAtSetup() {
    return chosen.encode(value);
  }

  @Benchmark
  public int exactType() {
    return exact.encode(value);
  }
}
