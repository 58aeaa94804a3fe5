package org.steelyard.suites.http;

/**
 * The work under question: the sum of an array with alternating signs, in double precision.
 *
 * <p>Each addition waits for the one before, so the loop is bound by the latency of an addition (3
 * to 4 cycles an element while the data keeps up) and compilers may not vectorise it. That makes it
 * a meter of the clock of the core it runs on.
 */
final class SumKernel {
  private SumKernel() {}

  /** Returns {@code array[0] - array[1] + array[2] - …}; 0 for an empty array. */
  static double sum(int[] array) {
    return add(0, array, array.length);
  }

  /**
   * Sweeps a small array from its start again and again, until {@code additions} elements have been
   * added; each sweep starts with a plus. The chain of dependent additions is never broken.
   *
   * @param additions how many elements to add in all, not negative
   * @throws IllegalArgumentException if there are elements to add but the array is empty
   */
  static double sweep(int[] array, int additions) {
    if (array.length == 0 && additions > 0) {
      throw new IllegalArgumentException(
          "cannot add " + additions + " elements of an empty array; give an array with elements");
    }
    double sum = 0;
    for (int left = additions; left > 0; left -= array.length) {
      sum = add(sum, array, Math.min(left, array.length));
    }
    return sum;
  }

  private static double add(double sum, int[] array, int count) {
    for (int i = 0; i < count; i++) {
      sum += array[i] * (i % 2 == 0 ? 1 : -1);
    }
    return sum;
  }
}
