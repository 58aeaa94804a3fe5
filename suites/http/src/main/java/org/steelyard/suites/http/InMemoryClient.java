package org.steelyard.suites.http;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.io.ByteArrayEndPoint;
import org.eclipse.jetty.server.LocalConnector;

/**
 * A keep-alive connection without a socket: the caller's own thread runs Jetty's parser, the
 * handlers, the servlet and the generator of the answer, byte for byte as over the network.
 */
final class InMemoryClient implements Client {
  private static final long TIMEOUT_SECONDS = 60;

  private final ByteArrayEndPoint endPoint;

  /**
   * Connects, and waits until the server is ready to read: a request that came before would be
   * handed to another thread.
   */
  InMemoryClient(LocalConnector connector) throws IOException {
    endPoint = connector.connect();
    long start = System.nanoTime();
    while (!endPoint.isFillInterested()) {
      if (System.nanoTime() - start > TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS)) {
        throw new IOException("the in-memory server accepted no connection; was it stopped?");
      }
      Thread.onSpinWait();
    }
  }

  @Override
  public TimedResult get(Route route) throws IOException {
    try {
      return route.check(exchange(route));
    } catch (IOException | RuntimeException failure) {
      endPoint.close();
      throw failure;
    }
  }

  private TimedResult exchange(Route route) throws IOException {
    // Not addInputAndExecute, which hands the request to a thread of the pool.
    endPoint.addInput(ByteBuffer.wrap(route.request()));
    byte[] answer = takeAnswer();
    Optional<TimedResult> result = Reply.parse(route.path(), answer, answer.length);
    return result.orElseThrow(
        () ->
            new IOException(
                route.path()
                    + " was answered with "
                    + answer.length
                    + " bytes, an incomplete answer; see whether the server was stopped"));
  }

  private byte[] takeAnswer() throws IOException {
    try {
      ByteBuffer output = endPoint.waitForOutput(TIMEOUT_SECONDS, TimeUnit.SECONDS);
      byte[] answer = new byte[output.remaining()];
      output.get(answer);
      return answer;
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new InterruptedIOException("interrupted while waiting for the in-memory server");
    }
  }

  @Override
  public void close() {
    endPoint.close();
  }
}
