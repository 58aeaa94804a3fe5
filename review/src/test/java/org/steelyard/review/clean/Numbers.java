package org.steelyard.review.clean;

import java.math.BigInteger;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Clean benchmarks over numbers; mutants are made of them. */
@State(Scope.Thread)
public class Numbers {
  int i = 17;
  int j = 3;
  long l = 123_456_789L;
  double d = 2.5;
  float f = 1.5f;
  String digits = "271828";
  BigInteger big = BigInteger.valueOf(1L << 40);

  private static int mixed(int value) {
    int h = value * 0x9E3779B9;
    return h ^ h >>> 15;
  }

  private long shifted(long value) {
    return value << j ^ value;
  }

  @Benchmark
  public int sum() {
    return i + j;
  }

  @Benchmark
  public int product() {
    return i * j - i;
  }

  @Benchmark
  public int quotient() {
    return i / j;
  }

  @Benchmark
  public int mix() {
    return mixed(i);
  }

  @Benchmark
  public long shift() {
    return shifted(l);
  }

  @Benchmark
  public int bits() {
    return Integer.bitCount(i);
  }

  @Benchmark
  public long reversed() {
    return Long.reverse(l);
  }

  @Benchmark
  public double root() {
    return Math.sqrt(d);
  }

  @Benchmark
  public double sine() {
    return Math.sin(d) * d;
  }

  @Benchmark
  public float scaled() {
    return f * 3 + 1;
  }

  @Benchmark
  public int parsed() {
    return Integer.parseInt(digits);
  }

  @Benchmark
  public double converted() {
    return (double) l / i;
  }

  @Benchmark
  public int compared() {
    return Long.compare(l, i);
  }

  @Benchmark
  public BigInteger squared() {
    return big.multiply(big);
  }

  @Benchmark
  public long rotated() {
    return Long.rotateLeft(l, j);
  }

  @Benchmark
  public int floored() {
    return Math.floorMod(i, j);
  }
}
