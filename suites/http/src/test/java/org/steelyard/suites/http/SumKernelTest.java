package org.steelyard.suites.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SumKernelTest {
  @Test
  void alternatesSignsStartingWithPlus() {
    assertThat(SumKernel.sum(new int[] {10, 3, 5, 1})).isEqualTo(10 - 3 + 5 - 1);
    assertThat(SumKernel.sum(new int[] {7})).isEqualTo(7);
    assertThat(SumKernel.sum(new int[0])).isZero();
  }

  @Test
  void agreesWithExactArithmeticOnAnyIntegers() {
    int[] array = new Random(1).ints(1001).toArray();
    long exact =
        IntStream.range(0, array.length)
            .mapToLong(i -> i % 2 == 0 ? array[i] : -(long) array[i])
            .sum();

    assertThat(SumKernel.sum(array)).isEqualTo((double) exact);
  }

  @Test
  void aSweepAddsAsManyElementsAsItWasAskedFor() {
    // Only the elements at even places count, each as one plus: the sum is the number of additions.
    int[] onesWherePlus = IntStream.range(0, 1000).map(i -> 1 - i % 2).toArray();
    int[] onesWhereMinus = IntStream.range(0, 1000).map(i -> i % 2).toArray();

    double plus = SumKernel.sweep(onesWherePlus, 1_000_000);
    double minus = SumKernel.sweep(onesWhereMinus, 1_000_000);

    assertThat(plus - minus).isEqualTo(1_000_000);
    assertThat(SumKernel.sweep(onesWherePlus, 2_501)).isEqualTo(500 + 500 + 251);
  }

  @Test
  void aSweepIsTheSumOfTheArrayRepeated() {
    int[] array = new Random(2).ints(10, 0, 100).toArray();
    int[] repeated = IntStream.range(0, 37).map(i -> array[i % 10]).toArray();

    assertThat(SumKernel.sweep(array, 37)).isEqualTo(SumKernel.sum(repeated));
    assertThat(SumKernel.sweep(array, 4)).isEqualTo(SumKernel.sum(Arrays.copyOf(array, 4)));
    assertThat(SumKernel.sweep(array, 0)).isZero();
  }

  @Test
  void anEmptyArrayCannotBeSwept() {
    assertThatThrownBy(() -> SumKernel.sweep(new int[0], 5))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("cannot add 5 elements of an empty array");
  }
}
