package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AllocatorBenchmarkTest {

  static Stream<AllocatorBenchmark> onCachedThreads() {
    return Stream.of(
        new ByteBufAllocatorBenchmark(),
        new LiveBufferBenchmark(),
        new ConcurrentAllocatorBenchmark());
  }

  static Stream<AllocatorBenchmark> onPlainThreads() {
    return Stream.of(
        new ByteBufAllocatorPlainThreadBenchmark(),
        new LiveBufferPlainThreadBenchmark(),
        new ConcurrentAllocatorPlainThreadBenchmark());
  }

  @ParameterizedTest
  @MethodSource("onCachedThreads")
  void refusesPlainThreadsUnlessNamedForThem(AllocatorBenchmark benchmark) {
    assertThatCode(() -> OnCachedThread.call(setUp(benchmark))).doesNotThrowAnyException();
    assertThatThrownBy(benchmark::requireThreadsAsNamed)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining(Thread.currentThread().getName())
        .hasMessageContaining("-Djmh.executor=CUSTOM")
        .hasMessageContaining("-Djmh.executor.class=" + FastThreadLocalExecutor.class.getName());
  }

  @ParameterizedTest
  @MethodSource("onPlainThreads")
  void refusesCachedThreadsWhenNamedForPlainOnes(AllocatorBenchmark benchmark) {
    assertThatCode(benchmark::requireThreadsAsNamed).doesNotThrowAnyException();
    assertThatThrownBy(() -> OnCachedThread.call(setUp(benchmark)))
        .isInstanceOf(ExecutionException.class)
        .cause()
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("plain-thread benchmark")
        .hasMessageContaining("-Djmh.executor=CUSTOM");
  }

  private static Callable<Void> setUp(AllocatorBenchmark benchmark) {
    return () -> {
      benchmark.requireThreadsAsNamed();
      return null;
    };
  }
}
