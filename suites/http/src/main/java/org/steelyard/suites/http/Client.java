package org.steelyard.suites.http;

import java.io.IOException;

/** One keep-alive connection to a server, used by one thread at a time. */
interface Client extends AutoCloseable {
  /**
   * Asks for the route and waits for the whole answer.
   *
   * @throws IOException if the connection breaks, the status is not 200, or the answer is not
   *     HTTP/1.1 as our servlets speak it
   * @throws IllegalStateException if the value is not the route's
   */
  TimedResult get(Route route) throws IOException;

  @Override
  void close() throws IOException;

  /**
   * Sends requests one after the other, so that the path through client and server is compiled
   * before the first iteration. Warming up by time would not do: in three seconds the baseline is
   * asked for ten thousand times, the sum of a large array a hundred times, and then compiled code
   * is subtracted from half-interpreted code.
   *
   * @param requests how many, not negative
   * @throws IllegalArgumentException if negative
   */
  default void warmUp(Route route, int requests) throws IOException {
    if (requests < 0) {
      throw new IllegalArgumentException(
          "warmupRequests is " + requests + "; give 0 for none, or a positive number");
    }
    for (int i = 0; i < requests; i++) {
      get(route);
    }
  }
}
