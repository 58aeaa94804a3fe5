package org.steelyard.junit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.platform.engine.CancellationToken;
import org.junit.platform.testkit.engine.EngineExecutionResults;
import org.junit.platform.testkit.engine.EngineTestKit;
import org.steelyard.junit.samples.Alone;

/** A benchmark that would take a quarter of an hour, in this JVM or in one of its own. */
final class LongRun {
  /** The command line, its host and the fork. */
  private static final int PROCESSES = 3;

  private LongRun() {}

  public static void main(String[] args) {
    start(CancellationToken.disabled());
  }

  static EngineExecutionResults start(CancellationToken token) {
    return EngineTestKit.engine("steelyard")
        .selectors(selectMethod(Alone.class, "fine"))
        .configurationParameters(Map.of("forks", "1", "steelyard.jmh", "-wi 0 -i 9000 -r 100ms"))
        .cancellationToken(token)
        .execute();
  }

  /** What runs below a process, once the fork does. */
  static List<ProcessHandle> processesOf(ProcessHandle parent) throws InterruptedException {
    await(() -> parent.descendants().count() >= PROCESSES);
    return parent.descendants().toList();
  }

  static void awaitEnd(List<ProcessHandle> processes) throws InterruptedException {
    await(() -> processes.stream().noneMatch(ProcessHandle::isAlive));
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(30);
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("waited in vain").isLessThan(end);
      TimeUnit.MILLISECONDS.sleep(50);
    }
  }
}
