package org.steelyard.review.examples;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

@State(Scope.Thread)
public class ConstantInputs {
  private static final int SHIFT = Integer.getInteger("shift", 3);
  private final double wrong = Math.PI;
  private final int size;
  private final int random = (int) System.nanoTime();
  private double right = Math.PI;

  @Param("3")
  int param;

  public ConstantInputs() {
    size = 16;
  }

  private double compute(double d) {
    return Math.sqrt(d) * d;
  }

  private double scaled(double d) {
    return d * right;
  }

  @Benchmark
  public double literal() {
    return compute(Math.PI); // finds constant-input
  }

  @Benchmark
  public double constantField() {
    return compute(wrong); // finds constant-input
  }

  @Benchmark
  public double intrinsic() {
    return Math.log(2.0); // finds constant-input
  }

  @Benchmark
  public int ofString() {
    return "constant".indexOf("ant"); // finds constant-input
  }

  @Benchmark
  public int ofReceiver() {
    return "constant".hashCode(); // finds constant-input
  }

  @Benchmark
  public String concatenation() {
    return "constant " + SHIFT; // finds constant-input
  }

  @Benchmark
  public int staticFinal() {
    return Integer.rotateLeft(SHIFT, 2); // finds constant-input
  }

  @Benchmark
  public int arithmeticResult() {
    return SHIFT * 17; // finds constant-input
  }

  @Benchmark
  public int finalOfTheState() {
    return Integer.bitCount(size); // finds constant-input
  }

  @Benchmark
  public double fromField() {
    return compute(right);
  }

  @Benchmark
  public double fromParam() {
    return compute(param);
  }

  @Benchmark
  public double constantAndField() {
    return scaled(Math.PI);
  }

  @Benchmark
  public int finalButDifferentEachTime() {
    return Integer.bitCount(random);
  }

  @Benchmark
  public double baseline() {
    return Math.PI;
  }

  @Benchmark
  public int index() {
    // Arithmetic on constants that only leads to something else is everywhere.
    return Integer.rotateLeft(param, SHIFT - 1);
  }
}
