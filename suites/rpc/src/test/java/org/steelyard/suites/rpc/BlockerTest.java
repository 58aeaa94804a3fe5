package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BlockerTest {

  private static final Blocker TEN_MS = Blocker.named("sleep10ms");

  private static Duration timed(Blocker blocker) {
    long start = System.nanoTime();
    blocker.block();
    return Duration.ofNanos(System.nanoTime() - start);
  }

  @Test
  void aPlainThreadSleepsTheWholeTime() {
    assertThat(timed(TEN_MS)).isGreaterThanOrEqualTo(Duration.ofMillis(10));
  }

  @Test
  void aPoolThatRefusesToCompensateSleepsTheWholeTimeAllTheSame() throws Exception {
    ExecutorService one = ExecutorFlavor.FJP.start(1, "1").orElseThrow();
    try {
      one.submit(
              () ->
                  assertThatThrownBy(() -> ForkJoinPool.managedBlock(new Unreleasable()))
                      .as("the pool must refuse, or this test shows nothing")
                      .isInstanceOf(RejectedExecutionException.class))
          .get();

      assertThat(one.submit(() -> timed(TEN_MS)).get())
          .isGreaterThanOrEqualTo(Duration.ofMillis(10));
    } finally {
      one.shutdownNow();
    }
  }

  @Test
  void anInterruptedSleepEndsWithAnExceptionAndTheThreadStaysInterrupted() {
    Thread.currentThread().interrupt();

    assertThatThrownBy(TEN_MS::block)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("10 ms was interrupted");

    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void onlyASleepCanBeInterrupted() {
    Thread.currentThread().interrupt();

    assertThatCode(Blocker.named("none")::block).doesNotThrowAnyException();
    assertThatCode(Blocker.named("cpu10000")::block).doesNotThrowAnyException();

    assertThat(Thread.interrupted()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "10ms", "sleep", "sleep10s", "sleep-1ms", "cpu", "None"})
  void anUnknownNameIsRefusedWithTheKnownOnes(String name) {
    assertThatThrownBy(() -> Blocker.named(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("mBlocker=" + name + " is unknown")
        .hasMessageContaining("none, sleep<n>ms or cpu<n>");
  }

  private static final class Unreleasable implements ForkJoinPool.ManagedBlocker {
    @Override
    public boolean block() {
      return true;
    }

    @Override
    public boolean isReleasable() {
      return false;
    }
  }
}
