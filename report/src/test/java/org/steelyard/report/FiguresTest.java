package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openjdk.jmh.util.ScoreFormatter;

class FiguresTest extends InRootLocale {

  @ParameterizedTest
  @ValueSource(
      doubles = {
        0,
        1e-300,
        1.234e-9,
        3e-9,
        4e-9,
        1e-4,
        0.00049999,
        0.0005,
        0.00051,
        0.001,
        0.12345,
        0.9996,
        1,
        42,
        12345.6785,
        1e12,
        Double.NaN,
        Double.POSITIVE_INFINITY
      })
  void scoresReadAsJmhPrintsThem(double score) {
    assertThat(Figures.score(score)).isEqualTo(ScoreFormatter.format(score));
  }

  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-9, 0.0004, 0.0005, 0.0014, 0.0016, 1.5, 98765.4321})
  void errorsReadAsJmhPrintsThem(double error) {
    assertThat(Figures.error(error)).isEqualTo(ScoreFormatter.formatError(error));
  }

  @ParameterizedTest
  @CsvSource({
    "0.000001, ≈ 10⁻⁶",
    "0.0001, ≈ 10⁻⁴",
    "1e-10, ≈ 10⁻¹⁰",
    "0, ≈ 0",
    "-0.000001, ≈ 10⁻⁶",
    "-12.5, -12.500"
  })
  void whatIsTooSmallForThreeDecimalsIsAMagnitude(double score, String text) {
    assertThat(Figures.score(score)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0.5, 0.500 ns",
    "1, 1.000 ns",
    "9.9994, 9.999 ns",
    "9.9996, 10.00 ns",
    "93.2147, 93.21 ns",
    "99.996, 100.0 ns",
    "123.456, 123.5 ns",
    "999.94, 999.9 ns",
    "999.96, 1.000 us",
    "1600, 1.600 us",
    "45678, 45.68 us",
    "1234567, 1.235 ms",
    "999999999, 1.000 s",
    "12345678901, 12.35 s",
    "3600000000000, 3600.0 s"
  })
  void timesHaveFourDigitsAndTheUnitThatSuitsThem(double nanos, String text) {
    assertThat(Figures.time(nanos)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({
    "0.2, 0 s",
    "59.4, 59 s",
    "59.6, 1 min 0 s",
    "61, 1 min 1 s",
    "3599.4, 59 min 59 s",
    "3599.6, 1 h 0 min",
    "7380, 2 h 3 min",
    "90000, 25 h 0 min"
  })
  void durationsAreThoseThatPeopleSay(double seconds, String text) {
    assertThat(Figures.duration(seconds)).isEqualTo(text);
  }

  @Test
  void figuresAreTheSameInEveryCountry() {
    Locale.setDefault(Locale.GERMANY);

    assertThat(Figures.score(1234.5)).isEqualTo("1234.500");
    assertThat(Figures.error(1.5)).isEqualTo("1.500");
    assertThat(Figures.time(1.5)).isEqualTo("1.500 ns");
  }
}
