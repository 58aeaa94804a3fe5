package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RandomSlotsTest {

  @Test
  void followsKnuthsGeneratorFromZero() {
    BigInteger modulus = BigInteger.ONE.shiftLeft(64);
    BigInteger state = BigInteger.ZERO;
    RandomSlots slots = new RandomSlots();

    for (int i = 0; i < 1000; i++) {
      state =
          state
              .multiply(new BigInteger("6364136223846793005"))
              .add(new BigInteger("1442695040888963407"))
              .mod(modulus);
      int highThirteenBits = state.shiftRight(51).intValueExact();
      assertThat(slots.next()).isEqualTo(highThirteenBits);
    }
  }

  @Test
  void everySlotComesAsOftenAsChanceSays() {
    int expected = 100;
    int[] counts = new int[8192];
    RandomSlots slots = new RandomSlots();
    for (int i = 0; i < expected * counts.length; i++) {
      counts[slots.next()]++;
    }

    double chiSquared =
        Arrays.stream(counts)
            .mapToDouble(count -> (double) (count - expected) * (count - expected) / expected)
            .sum();

    // 8191 degrees of freedom: mean 8191, standard deviation sqrt(2 * 8191) = 128; four of them.
    assertThat(chiSquared).isBetween(8191.0 - 512, 8191.0 + 512);
  }
}
