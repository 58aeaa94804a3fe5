package org.steelyard.report.html;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DigitsTest {
  @ParameterizedTest
  @CsvSource({
    "123.456, 123.5",
    "-0.00098766, -0.0009877",
    "99999, 1E+5",
    "9999.4, 9999",
    "0, 0",
    "1e-12, 1E-12",
    "2.5e17, 2.5E+17",
    "1, 1"
  })
  void fourAreShown(double value, BigDecimal shown) {
    assertThat(Digits.of(value)).isEqualByComparingTo(shown);
  }

  @Test
  void areThoseOfExactArithmetic() {
    Random random = new Random(7);
    for (int i = 0; i < 1000; i++) {
      double value = random.nextGaussian() * Math.pow(10, random.nextInt(30) - 15);
      BigDecimal exact = new BigDecimal(value).round(new MathContext(4));
      assertThat(Digits.of(value)).isEqualByComparingTo(exact);
    }
  }

  @Test
  void whatIsNoNumberIsNothing() {
    assertThat(Digits.of(Double.NaN)).isNull();
    assertThat(Digits.of(Double.POSITIVE_INFINITY)).isNull();
    assertThat(Digits.of((Double) null)).isNull();
  }
}
