package org.steelyard.review.examples;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntSupplier;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.CompilerControl;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Blackhole;

@State(Scope.Thread)
public class IgnoredResults {
  int x = 3;
  double d = 2;
  int[] array = {1, 2, 3};
  String text = "abc";
  Shape shape = new Square();
  final List<Integer> list = new ArrayList<>(List.of(1, 2, 3));
  final AtomicInteger counter = new AtomicInteger();

  interface Shape {
    int area(int side);
  }

  static final class Square implements Shape {
    @Override
    public int area(int side) {
      return side * side;
    }
  }

  private double compute(double of) {
    return Math.sqrt(of) * of;
  }

  private static int twice(int of) {
    return 2 * of;
  }

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  static void sink(int value) {}

  @CompilerControl(CompilerControl.Mode.DONT_INLINE)
  static int opaque(int value) {
    return value;
  }

  @Benchmark
  public void privateCall() {
    compute(d); // finds ignored-result
  }

  @Benchmark
  public void deadStore() {
    int result = twice(x); // finds ignored-result
  }

  @Benchmark
  public int oneOfTwo() {
    int lost = twice(x); // finds ignored-result
    return twice(x + 1);
  }

  @Benchmark
  public void intrinsic() {
    Math.log(d); // finds ignored-result
  }

  @Benchmark
  public void arithmetic() {
    int sum = x + 17; // finds ignored-result
  }

  @Benchmark
  public void arrayRead() {
    int first = array[0]; // finds ignored-result
  }

  @Benchmark
  public void newObject() {
    new Square(); // finds ignored-result
  }

  @Benchmark
  public void concatenation() {
    String longer = text + x; // finds ignored-result
  }

  @Benchmark
  public void throughAnInterface() {
    shape.area(x); // finds ignored-result
  }

  @Benchmark
  public void ofTheJdk() {
    list.get(1); // finds ignored-result
    text.indexOf('c'); // finds ignored-result
  }

  @Benchmark
  public void inHelper() {
    helper();
  }

  private void helper() {
    twice(x); // finds ignored-result
  }

  @Benchmark
  public int inLambda() {
    IntSupplier supplier =
        () -> {
          twice(x); // finds ignored-result
          return 1;
        };
    return supplier.getAsInt();
  }

  @Benchmark
  public int onePathOnly(Blackhole blackhole) {
    // Used on one of two ways: that is enough for the compiler to keep it on that way.
    int value = twice(x);
    return x > 2 ? value : 0;
  }

  @Benchmark
  public double returned() {
    return compute(d);
  }

  @Benchmark
  public void sunk(Blackhole blackhole) {
    blackhole.consume(compute(d));
  }

  @Benchmark
  public void sunkByHand() {
    sink(twice(x));
  }

  @Benchmark
  public void calledForSure() {
    opaque(x);
  }

  @Benchmark
  public void stored() {
    x = twice(x);
  }

  @Benchmark
  public void storedInArray() {
    array[1] = twice(x);
  }

  @Benchmark
  public void calledForItsEffect() {
    counter.incrementAndGet();
    list.add(x);
    list.remove(list.size() - 1);
  }

  @Benchmark
  public int decidedUpon() {
    if (twice(x) > 7) {
      return 1;
    }
    return 0;
  }

  @Benchmark
  public int[] freshButReturned() {
    int[] fresh = new int[1];
    fresh[0] = twice(x);
    return fresh;
  }

  @Benchmark
  public String builtStepByStep() {
    StringBuilder builder = new StringBuilder();
    builder.append(x);
    builder.append(text);
    return builder.toString();
  }
}
