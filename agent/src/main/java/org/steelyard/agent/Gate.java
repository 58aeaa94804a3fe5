package org.steelyard.agent;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.Collection;
import java.util.Collections;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.runner.IterationType;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/**
 * Sits inside a fork as JMH's first internal profiler and reports to the engine what JMH does not:
 * for each iteration the time it took, CPU time, allocation, GC and compilation time, and what else
 * the machine did. Its connection is also the fork's life-line. Where forks take turns it waits for
 * the fork's turn before each iteration.
 *
 * <p>The init string is {@code port:token}; {@code port/turns:token} where forks take turns, and
 * {@code port/turns/gc:token} where the heap is to be collected before each iteration as well. JMH
 * builds a profiler in the host too, to see whether it works; there it stays idle.
 */
public final class Gate implements InternalProfiler {
  private final Connection engine;
  private final Counters counters;
  private final Turn turn;
  private final boolean collect;
  private long[] before;

  public Gate(String init) throws IOException {
    if (System.getProperty(Host.MARK) != null) {
      engine = null;
      counters = null;
      turn = null;
      collect = false;
      return;
    }
    String[] placeAndToken = init.split(":", 2);
    String[] place = placeAndToken[0].split("/");
    engine = Connection.toLoopback(Integer.parseInt(place[0]));
    turn = place.length > 1 ? new Turn(engine) : null;
    counters = new Counters(turn == null ? null : new ThreadTimes());
    collect = place.length > 2;
    engine.send(hello(placeAndToken[1]));
    LifeLine.watch(engine, turn);
  }

  private static Message hello(String token) {
    return Message.of("gate")
        .with("token", token)
        .with("pid", ManagementFactory.getRuntimeMXBean().getName().replaceAll("@.*", ""))
        .with("processors", Runtime.getRuntime().availableProcessors())
        .with("maxHeap", Runtime.getRuntime().maxMemory())
        .with("executor", System.getProperty("jmh.executor"))
        .with("executorClass", System.getProperty("jmh.executor.class"))
        .with("blackholes", Boolean.getBoolean("compilerBlackholesEnabled") ? "compiler" : "full")
        .with("arg", ManagementFactory.getRuntimeMXBean().getInputArguments())
        .build();
  }

  @Override
  public void beforeIteration(BenchmarkParams params, IterationParams iteration) {
    if (engine == null) {
      return;
    }
    if (turn != null) {
      turn.take();
      if (collect) {
        // JMH would do it before it asks us, so in the turn of another fork.
        System.gc();
      }
    }
    before = counters.read();
  }

  @Override
  public Collection<? extends Result> afterIteration(
      BenchmarkParams params, IterationParams iteration, IterationResult result) {
    if (engine != null) {
      long[] after = counters.read();
      Message.Builder message =
          Message.of("counters")
              .with(
                  "phase", iteration.getType() == IterationType.WARMUP ? "warmup" : "measurement");
      for (Counters.Counter counter : Counters.Counter.values()) {
        long start = before[counter.ordinal()];
        long end = after[counter.ordinal()];
        if (start >= 0 && end >= 0) {
          message.with(counter.field(), end - start);
        }
      }
      if (turn != null) {
        turn.describe(message);
        if (compiled(after)) {
          turn.settle();
        }
      }
      try {
        engine.send(message.build());
      } catch (IOException gone) {
        // The life-line ends this process.
      }
    }
    return Collections.emptyList();
  }

  private boolean compiled(long[] after) {
    int time = Counters.Counter.COMPILE_TIME.ordinal();
    return after[time] > before[time];
  }

  @Override
  public String getDescription() {
    return "Steelyard's gate: reports each iteration to the engine";
  }
}
