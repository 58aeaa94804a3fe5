package org.steelyard.suites.rpc;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The server with the executor that is asked for, and the one connection to it that all clients
 * share. A state of its own, so that the baseline, which calls nobody, starts no server.
 */
@State(Scope.Benchmark)
public class ServedClients {
  Optional<ExecutorService> executor;
  LoopbackServer server;
  CountClient client;

  /** Starts the server, connects to it and calls it once. */
  @Setup
  public void start(GrpcExecutorBenchmark asked) throws IOException {
    executor = asked.mExecutorFlavor.start(asked.mNumCoreThreads, asked.mParallelism);
    server = new LoopbackServer(executor, new CountService(asked.blocker()).definition());
    client = new CountClient(server.address());
    client.next();
    System.out.println(conditions());
  }

  /**
   * Stops all that was started.
   *
   * @throws IllegalStateException if something does not stop, or if the clients did not share one
   *     connection
   */
  @TearDown
  public void stop() {
    client.close();
    server.close();
    if (server.connections() != 1) {
      throw new IllegalStateException(
          "The clients were to share one connection, but "
              + server.connections()
              + " were opened. Discard this result.");
    }
  }

  long call() {
    return client.next();
  }

  /** What decides the result and is no parameter; with FJP, the parallelism that it really has. */
  String conditions() {
    // JMH has begun a line ("# Warmup Iteration   1: ") when it sets up; this is not its value.
    return System.lineSeparator()
        + "# processors seen by the JVM: "
        + Runtime.getRuntime().availableProcessors()
        + (executor.orElse(null) instanceof ForkJoinPool pool
            ? ", parallelism used: " + pool.getParallelism()
            : "");
  }
}
