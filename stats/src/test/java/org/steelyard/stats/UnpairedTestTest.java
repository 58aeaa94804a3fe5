package org.steelyard.stats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class UnpairedTestTest {

  /** Student's sleep data; R's {@code t.test(extra ~ group, var.equal = TRUE)}: p = 0.07919. */
  @Test
  void agreesWithR() {
    double[] one = {0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
    double[] other = {1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

    assertThat(UnpairedTest.p(one, other)).isCloseTo(0.07919, within(5e-6));
  }
}
