package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class TerminationTest {

  @Test
  void whatStopsIsFine() {
    assertThatCode(() -> Termination.await("server", (timeout, unit) -> true))
        .doesNotThrowAnyException();
  }

  @Test
  void whatDoesNotStopInTenSecondsIsNamedAndSpoilsTheResult() {
    assertThatThrownBy(
            () -> Termination.await("server", (timeout, unit) -> unit.toMillis(timeout) > 10_000))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("The server still runs 10 s after it was stopped. Discard this result.");
  }

  @Test
  void anInterruptSpoilsTheResultAndTheThreadStaysInterrupted() {
    assertThatThrownBy(
            () ->
                Termination.await(
                    "executor",
                    (timeout, unit) -> {
                      throw new InterruptedException();
                    }))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("while the executor was stopping");

    assertThat(Thread.interrupted()).isTrue();
  }
}
