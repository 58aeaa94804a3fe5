package org.steelyard.suites.http;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * A second thread for each benchmark thread, parked until it is handed a kernel: what a server does
 * with a request, without the server.
 */
@State(Scope.Thread)
public class OtherThread {
  private final Route baseline = Route.baseline();
  private ExecutorService executor;

  /** Makes the thread ready; it starts with the first kernel. */
  @Setup(Level.Trial)
  public void start() {
    executor =
        Executors.newSingleThreadExecutor(
            kernel -> {
              Thread thread = new Thread(kernel, "suite-http-other");
              thread.setDaemon(true);
              return thread;
            });
  }

  /** Ends the thread. */
  @TearDown(Level.Trial)
  public void stop() throws InterruptedException {
    executor.shutdown();
    if (!executor.awaitTermination(10, TimeUnit.SECONDS)) {
      throw new IllegalStateException(
          "the other thread still runs 10 s after the last operation; its kernel does not end");
    }
  }

  TimedResult baseline() throws InterruptedException, ExecutionException {
    return get(baseline);
  }

  /** Runs the route's kernel over there and waits for its result. */
  TimedResult get(Route route) throws InterruptedException, ExecutionException {
    return route.check(executor.submit(() -> TimedResult.of(route.kernel())).get());
  }
}
