package org.steelyard.suites.rpc;

import com.codahale.metrics.MetricRegistry;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * What logging and metrics around each RPC add to it. The cost of the wrapper is the difference of
 * the times: {@code 1/testCallAndReturn - 1/delayBaseline}. If it is a constant it does not depend
 * on {@code mDelay}; at the longest delays it drowns in the error of the delay itself.
 *
 * <pre>
 * java -jar rpc-benchmarks.jar RpcUtils -p variant=before
 * </pre>
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 6, time = 3)
@Fork(1)
@Threads(1)
public class RpcUtilsBenchmark {

  private static final Logger LOG = LoggerFactory.getLogger(RpcUtilsBenchmark.class);

  /** The body of the RPC: so many tokens of work. */
  @State(Scope.Benchmark)
  public static class Delay {

    /** Tokens of {@link Blackhole#consumeCPU}. */
    @Param({"500", "1000", "2000", "4000", "8000", "16000"})
    public int mDelay;

    long burn() {
      Blackhole.consumeCPU(mDelay);
      return mDelay;
    }
  }

  /** The wrapper; a state of its own, so that the baseline does not multiply with its variants. */
  @State(Scope.Benchmark)
  public static class Wrapper {

    /** {@code before} or {@code after} the timer of all RPCs was added. */
    @Param({"before", "after"})
    public String variant;

    RpcWrapper wrapper;

    /** Starts with an empty registry, as a server does. */
    @Setup
    public void create() {
      MetricRegistry registry = new MetricRegistry();
      MetricNames names = new MetricNames("Master", ThreadLocal.withInitial(() -> "alice"));
      wrapper =
          switch (variant) {
            case "before" -> new TimedRpc(registry, names);
            case "after" -> new TotalTimedRpc(registry, names);
            default ->
                throw new IllegalArgumentException(
                    "variant=" + variant + " is unknown. Use -p variant=before,after.");
          };
    }
  }

  /** Burns the tokens. */
  @Benchmark
  public long delayBaseline(Delay delay) {
    return delay.burn();
  }

  /** Burns the tokens inside the wrapper; as published, the call has no arguments to describe. */
  @Benchmark
  public long testCallAndReturn(Delay delay, Wrapper server) throws Exception {
    return server.wrapper.callAndReturn(LOG, delay::burn, "CheckAccess", "");
  }
}
