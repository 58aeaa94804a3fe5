package org.steelyard.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ProcessTimeTest {
  /** proc(5): fields 14 and 15 are utime and stime, in 1/100 s; the name is in parentheses. */
  @Test
  void addsUserAndSystemTime() {
    String text = "4711 (a) b) S 1 4711 4711 0 -1 4194304 500 0 0 0 123 45 6 7 20 0 30 0 999 1 2";

    assertThat(ProcessTime.parse(text)).isEqualTo(1_680_000_000L);
  }

  @Test
  void anotherTextIsUnknown() {
    assertThat(ProcessTime.parse("")).isEqualTo(-1);
    assertThat(ProcessTime.parse("4711 (java) S 1 2")).isEqualTo(-1);
  }
}
