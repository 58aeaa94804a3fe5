package org.steelyard.engine.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.UsageException;

class ThresholdTest {
  @ParameterizedTest
  @CsvSource({"5%, 0.05", "0.5 %, 0.005", "99.9%, 0.999", "' 2% ', 0.02", ".5%, 0.005"})
  void isAPercentage(String text, double fraction) throws Exception {
    assertThat(Threshold.parse(text).fraction()).isCloseTo(fraction, within());
  }

  private static org.assertj.core.data.Offset<Double> within() {
    return org.assertj.core.data.Offset.offset(1e-12);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.05", "5", "1"})
  void aNumberWithoutItsSignIsAmbiguous(String text) {
    refused(text, text, "without a percent sign", "such as 5%");
  }

  @Test
  void nothingIsAsSmallAsZero() {
    refused("0%", "0%", "can never be met", "such as 5%");
    refused("0.0 %", "can never be met");
  }

  @ParameterizedTest
  @ValueSource(strings = {"100%", "200%"})
  void everythingIsSmallerThanThat(String text) {
    refused(text, text, "would call everything the same", "below 100%");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "five", "5%%", "NaN%", "5e1%"})
  void otherTextsAreNoPercentage(String text) {
    refused(text, "not a percentage", "such as 5%");
  }

  @Test
  void belowZeroIsOutOfRange() {
    refused("-5%", "out of range");
  }

  private static void refused(String text, String... says) {
    assertThatThrownBy(() -> Threshold.parse(text))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll(says);
  }
}
