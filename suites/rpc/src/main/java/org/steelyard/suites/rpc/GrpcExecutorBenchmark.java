package org.steelyard.suites.rpc;

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

/**
 * Which executor a gRPC server should run its handlers on: 64 clients call it over one connection.
 *
 * <p>A handler that sleeps shows how many threads the executor really runs: the ceiling is threads
 * × 1000 / block time in ms, and at the ceiling all executors look alike. A handler that does not
 * block shows what handing over a call costs, one that burns CPU what more threads than processors
 * cost.
 *
 * <p>JMH synchronises the iterations (its default, which {@code -si false} switches off): all 64
 * threads call before the first and until after the last operation that counts.
 *
 * <p>The number of processors that the JVM saw, and the parallelism that followed from it, are
 * printed at set-up. They are not {@code @AuxCounters}, which would count as results and are summed
 * over threads and iterations. To have them in the result file too, fix them there: {@code -p
 * mParallelism=8}, {@code -jvmArgsAppend -XX:ActiveProcessorCount=2}.
 *
 * <pre>
 * java -jar rpc-benchmarks.jar GrpcExecutor -p mBlocker=sleep10ms -p mExecutorFlavor=FJP,FTP
 * </pre>
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 4, time = 3)
@Fork(1)
@Threads(64)
@State(Scope.Benchmark)
public class GrpcExecutorBenchmark {

  /** The executor that runs the handlers. */
  @Param({"FJP", "FTP", "CACHED", "DIRECT", "VT"})
  public ExecutorFlavor mExecutorFlavor;

  /** Its threads. CACHED, DIRECT and VT know no limit and do not use it. */
  @Param({"4", "8", "16", "32", "64"})
  public int mNumCoreThreads;

  /** As {@link Parallelism#of} reads it: {@code auto} or a number. Only FJP uses it. */
  @Param("auto")
  public String mParallelism;

  /** As {@link Blocker#named} reads it: {@code none}, {@code sleep<n>ms} or {@code cpu<n>}. */
  @Param({"none", "sleep10ms", "cpu10000"})
  public String mBlocker;

  private Blocker blocker;

  /** Finds the blocker. What the baseline does not use is started by {@link ServedClients}. */
  @Setup
  public void choose() {
    blocker = Blocker.named(mBlocker);
  }

  Blocker blocker() {
    return blocker;
  }

  /** A call to the server. */
  @Benchmark
  public long rpcBench(ServedClients clients) {
    return clients.call();
  }

  /** What the handler does, without the call: more than this no executor can reach. */
  @Benchmark
  public void upperBoundBaseline() {
    blocker.block();
  }
}
