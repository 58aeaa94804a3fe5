package org.steelyard.suites.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class OtherThreadTest {
  @Test
  void everyKernelRunsOnTheSameOtherThreadWhichEndsWithTheTrial() throws Exception {
    Set<Thread> threads = new HashSet<>();
    Route route =
        new Route(
            "/where",
            () -> {
              threads.add(Thread.currentThread());
              return 3;
            },
            3);
    OtherThread other = new OtherThread();
    other.start();
    for (int i = 0; i < 20; i++) {
      assertThat(other.get(route).value()).isEqualTo(3);
    }
    other.stop();

    assertThat(threads).hasSize(1).doesNotContain(Thread.currentThread());
    threads.iterator().next().join();
  }

  @Test
  void aWrongValueFailsTheOperation() throws Exception {
    OtherThread other = new OtherThread();
    other.start();

    assertThatThrownBy(() -> other.get(new Route("/wrong", () -> 8, 7)))
        .isInstanceOf(IllegalStateException.class);

    other.stop();
  }
}
