package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Real forks: a benchmark's set-up refuses the wrong threads, so a result proves the right ones.
 */
@Timeout(120)
class ForkedThreadsTest {

  @TempDir Path folder;

  @Test
  void forkRunsOnThreadsThatNettyKeepsCachesFor() throws RunnerException {
    assertMeasured(new Runner(briefly("ByteBufAllocatorBenchmark").build()).run());
  }

  @Test
  void plainThreadFormRunsOnThreadsThatNettyKeepsNoCachesFor() throws RunnerException {
    assertMeasured(new Runner(briefly("ByteBufAllocatorPlainThreadBenchmark").build()).run());
  }

  @Test
  void forkThatLostItsExecutorFailsInsteadOfMeasuring() {
    Options lost = briefly("ByteBufAllocatorBenchmark").jvmArgsAppend("-Danother=one").build();

    assertThatThrownBy(() -> new Runner(lost).run()).isInstanceOf(RunnerException.class);
    assertThat(log()).content().contains("Netty keeps no caches for thread");
  }

  @Test
  void plainThreadFormThatWasGivenTheExecutorFailsInsteadOfMeasuring() {
    Options given =
        briefly("ByteBufAllocatorPlainThreadBenchmark")
            .jvmArgsAppend(FastThreadLocalExecutor.CUSTOM, FastThreadLocalExecutor.CUSTOM_CLASS)
            .build();

    assertThatThrownBy(() -> new Runner(given).run()).isInstanceOf(RunnerException.class);
    assertThat(log()).content().contains("for which Netty keeps caches");
  }

  private static void assertMeasured(Collection<RunResult> results) {
    assertThat(results).hasSize(1);
    assertThat(results.iterator().next().getPrimaryResult().getScore()).isPositive();
  }

  private Path log() {
    return folder.resolve("log");
  }

  private ChainedOptionsBuilder briefly(String benchmark) {
    return new OptionsBuilder()
        .include("\\." + benchmark + "\\.pooledDirectAllocAndFree$")
        .param("size", "256")
        .forks(1)
        .warmupIterations(0)
        .measurementIterations(1)
        .measurementTime(TimeValue.milliseconds(50))
        .shouldFailOnError(true)
        .output(log().toString());
  }
}
