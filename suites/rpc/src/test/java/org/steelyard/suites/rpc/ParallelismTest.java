package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParallelismTest {

  @ParameterizedTest
  @CsvSource({
    "4, 2, 4",
    "8, 2, 8",
    "16, 2, 8",
    "64, 2, 8",
    "64, 1, 8",
    "16, 32, 16",
    "64, 32, 64",
    "64, 16, 32",
    "16, 5, 10"
  })
  void autoIsTheThreadsUpToTwiceTheProcessorsOrEight(int threads, int processors, int expected) {
    assertThat(Parallelism.of("auto", threads, processors)).isEqualTo(expected);
  }

  @Test
  void aNumberIsTakenAsItIsWhateverTheProcessors() {
    assertThat(Parallelism.of("1", 16, 2)).isEqualTo(1);
    assertThat(Parallelism.of("16", 16, 2)).isEqualTo(16);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "17", "-1", "many", "", "99999999999"})
  void anythingElseIsRefusedWithTheRange(String text) {
    assertThatThrownBy(() -> Parallelism.of(text, 16, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("mParallelism=" + text)
        .hasMessageContaining("from 1 to 16");
  }
}
