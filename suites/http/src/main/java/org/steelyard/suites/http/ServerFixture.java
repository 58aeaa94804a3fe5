package org.steelyard.suites.http;

import java.io.IOException;
import java.util.List;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/** A server with the suite's servlets, started once a trial, its path warmed, and stopped after. */
@State(Scope.Benchmark)
public abstract class ServerFixture {
  /** Requests of the baseline servlet that are sent in the set-up; not negative. */
  @Param({"0", "20000"})
  int warmupRequests;

  private final Route baseline = Route.baseline();
  private Route sumArray;
  private Route sumSmallArray;
  private JettyServer<?> server;

  /**
   * Starts the server and sends the warm-up requests over a connection of their own.
   *
   * @throws Exception as Jetty says, or if the warm-up fails; nothing is left running
   */
  @Setup(Level.Trial)
  public void start(RandomArray numbers) throws Exception {
    sumArray = numbers.sumArray();
    sumSmallArray = numbers.sumSmallArray();
    server = startServer(List.of(baseline, sumArray, sumSmallArray));
    try {
      warmUp();
    } catch (IOException | RuntimeException failure) {
      stop();
      throw failure;
    }
  }

  /** Stops the server and waits until its threads have ended. */
  @TearDown(Level.Trial)
  public void stop() throws Exception {
    server.close();
  }

  abstract JettyServer<?> startServer(List<Route> routes) throws Exception;

  /** Opens one more connection to the server. */
  abstract Client connect() throws IOException;

  private void warmUp() throws IOException {
    try (Client client = connect()) {
      client.warmUp(baseline, warmupRequests);
    }
    if (server.answered(baseline) != warmupRequests) {
      throw new IllegalStateException(
          "warmupRequests is "
              + warmupRequests
              + " but the server has answered "
              + server.answered(baseline)
              + "; nothing may be measured on a path of unknown warmth");
    }
  }

  Route baseline() {
    return baseline;
  }

  Route sumArray() {
    return sumArray;
  }

  Route sumSmallArray() {
    return sumSmallArray;
  }

  JettyServer<?> server() {
    return server;
  }
}
