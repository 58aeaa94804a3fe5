package org.steelyard.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MachineTimeTest {

  /**
   * Fields after proc(5): user nice system idle iowait irq softirq steal guest guest_nice, in 1/100
   * s. Busy: 100 + 20 + 3 + 600 + 7000 = 7723; guest time is in user time already.
   */
  @Test
  void busyAddsUpAllButIdleWaitingStolenAndGuestTime() {
    MachineTime machine = new MachineTime();
    machine.parse(
        "cpu  100 20 3 40000 50000 600 7000 80 900000 1000000\n"
            + "cpu0 1 1 1 1 1 1 1 1 1 1\n"
            + "intr 12345\n");

    assertThat(machine.busyNanos()).isEqualTo(77_230_000_000L);
    assertThat(machine.stealNanos()).isEqualTo(800_000_000L);
  }

  /** The buffer ends anywhere; on a machine with large counters in the first line. */
  @Test
  void aTextThatBreaksOffBehindTheStealIsEnough() {
    MachineTime machine = new MachineTime();
    machine.parse("cpu  1 0 0 0 0 0 0 2 3");

    assertThat(machine.busyNanos()).isEqualTo(10_000_000L);
    assertThat(machine.stealNanos()).isEqualTo(20_000_000L);
  }

  @Test
  void aYearOnALargeMachineDoesNotOverflow() {
    long ticks = 100L * 365 * 24 * 3600 * 256;
    MachineTime machine = new MachineTime();
    machine.parse("cpu  " + ticks + " 0 0 0 0 0 0 0 0 0\n");

    assertThat(machine.busyNanos()).isEqualTo(ticks * 10_000_000L).isPositive();
  }

  @Test
  void anotherTextIsRefused() {
    assertThatThrownBy(() -> new MachineTime().parse("cpu  1 2 3\n"))
        .isInstanceOf(RuntimeException.class);
    assertThatThrownBy(() -> new MachineTime().parse("cpu  a b c d e f g h\n"))
        .isInstanceOf(RuntimeException.class);
  }

  @Test
  void whatWasNotReadIsUnknown() {
    assertThat(new MachineTime().busyNanos()).isEqualTo(-1);
    assertThat(new MachineTime().stealNanos()).isEqualTo(-1);
  }
}
