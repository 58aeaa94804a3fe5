package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimePerOperationTest {

  @ParameterizedTest
  @CsvSource({
    "250, ops/ms, 1, 4000",
    // Two threads that make 250 operations a millisecond together need 8 us each.
    "250, ops/ms, 2, 8000",
    "0.5, ops/s, 1, 2e9",
    "3, ops/min, 1, 2e10",
    "1.5, us/op, 4, 1500",
    "2, s/op, 1, 2e9",
    "12, ns/op, 1, 12",
    "1, hr/op, 1, 3.6e12"
  })
  void aScoreIsATimeWhateverItsUnit(double score, String unit, int threads, double nanos) {
    assertThat(TimePerOperation.nanos(score, unit, threads)).isCloseTo(nanos, within(1e-6 * nanos));
  }

  @ParameterizedTest
  @CsvSource({"B/op", "MB/sec", "counts", "---", "ops/fortnight", "#/op", "''"})
  void anotherUnitIsNoTime(String unit) {
    assertThat(TimePerOperation.nanos(1, unit, 1)).isNaN();
  }
}
