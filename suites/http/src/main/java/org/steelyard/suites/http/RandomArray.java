package org.steelyard.suites.http;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The integers to add up, the same ones in every fork, and what their sums must be. */
@State(Scope.Benchmark)
public class RandomArray extends Size {
  /** 4 kB: an eighth of the smallest first-level cache around. */
  static final int SMALL = 1_000;

  /** Values below 100 keep every partial sum exact in double precision. */
  static final int BOUND = 100;

  private static final long SEED = 123;

  private int[] array;
  private int[] small;
  private Route sumArray;
  private Route sumSmallArray;

  /** Fills the array; the 40 million of the largest size take some tenths of a second. */
  @Setup(Level.Trial)
  public void fill() {
    if (size < 1) {
      throw new IllegalArgumentException("size is " + size + "; give a positive number");
    }
    array = new int[size];
    SplittableRandom random = new SplittableRandom(SEED);
    for (int i = 0; i < size; i++) {
      array[i] = random.nextInt(BOUND);
    }
    small = Arrays.copyOf(array, Math.min(SMALL, size));
    sumArray = new Route("/sumarray", () -> SumKernel.sum(array), exactSum(array, size));
    sumSmallArray =
        new Route(
            "/sumsmallarray",
            () -> SumKernel.sweep(small, size),
            (long) (size / small.length) * exactSum(small, small.length)
                + exactSum(small, size % small.length));
  }

  /** All elements. Callers must not change them. */
  int[] array() {
    return array;
  }

  /**
   * The first {@value #SMALL} elements, or all if there are fewer. Callers must not change them.
   */
  int[] small() {
    return small;
  }

  /** The sum of the whole array. */
  Route sumArray() {
    return sumArray;
  }

  /**
   * As many additions as {@link #sumArray()}, over data that never leaves the first-level cache.
   */
  Route sumSmallArray() {
    return sumSmallArray;
  }

  /** In integers and pairwise signs, not as the kernel does it. */
  private static long exactSum(int[] array, int count) {
    long plus = 0;
    long minus = 0;
    for (int i = 0; i < count; i += 2) {
      plus += array[i];
    }
    for (int i = 1; i < count; i += 2) {
      minus += array[i];
    }
    return plus - minus;
  }
}
