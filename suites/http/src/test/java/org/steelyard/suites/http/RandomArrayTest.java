package org.steelyard.suites.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RandomArrayTest {
  static RandomArray ofSize(int size) {
    RandomArray numbers = new RandomArray();
    numbers.size = size;
    numbers.fill();
    return numbers;
  }

  @Test
  void everyForkSeesTheSameNumbers() {
    assertThat(ofSize(10_000).array()).hasSize(10_000).isEqualTo(ofSize(10_000).array());
  }

  @Test
  void theNumbersAreSpreadOverTheirRange() {
    int[] array = ofSize(100_000).array();

    assertThat(Arrays.stream(array).distinct().count()).isEqualTo(RandomArray.BOUND);
    assertThat(Arrays.stream(array).min()).hasValue(0);
    assertThat(Arrays.stream(array).max()).hasValue(99);
    // Mean 49.5, standard error 28.9 / sqrt(100000) = 0.09.
    assertThat(Arrays.stream(array).average().orElseThrow()).isBetween(49.0, 50.0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 999, 1000, 1001, 2500, 3999})
  void theKernelsGiveWhatTheRoutesExpectAtAnySize(int size) {
    RandomArray numbers = ofSize(size);

    for (Route route : new Route[] {numbers.sumArray(), numbers.sumSmallArray()}) {
      assertThatCode(() -> route.check(TimedResult.of(route.kernel()))).doesNotThrowAnyException();
    }
  }

  @Test
  void theSmallArrayIsTheLargeOnesBeginning() {
    RandomArray numbers = ofSize(5_000);

    assertThat(numbers.small()).hasSize(1_000).isEqualTo(Arrays.copyOf(numbers.array(), 1_000));
  }

  @Test
  void aSizeThatIsNotPositiveIsRefused() {
    assertThatThrownBy(() -> ofSize(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("size is 0; give a positive number");
  }
}
