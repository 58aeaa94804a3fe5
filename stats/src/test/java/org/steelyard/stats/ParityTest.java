package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ParityTest {

  @Test
  void aheadIsHowMuchLongerTheOtherTakes() {
    Parity parity = Parity.of(new Measured(100, 0.1, 1e9), new Measured(129, 0.1, 1e9), 0.999);
    assertThat(parity.ahead()).isCloseTo(0.29, within(1e-9));
    assertThat(parity.isOpen()).isFalse();
  }

  /** Logs: an error of .03 at 1.96 is .0588 each way around .01: expm1(.0688) is .0712. */
  @Test
  void onParIsTheDistanceOfTheFartherEndOfTheInterval() {
    Parity parity =
        Parity.of(
            new Measured(100, 3, Double.POSITIVE_INFINITY),
            Measured.exact(100 * Math.exp(0.01)),
            0.95);
    assertThat(parity.isOpen()).isTrue();
    assertThat(parity.within()).isCloseTo(0.0712, within(1e-3));
  }
}
