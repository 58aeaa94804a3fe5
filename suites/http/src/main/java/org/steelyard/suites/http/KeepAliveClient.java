package org.steelyard.suites.http;

import java.io.EOFException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.Optional;

/**
 * HTTP/1.1 over one blocking socket, on the caller's thread.
 *
 * <p>Not the JDK's client, because that one has a selector thread and an executor of its own: two
 * more hand-overs between threads in every operation, in a suite that asks what a hand-over costs,
 * and competitors of the server for the last core of a small machine. Here a request is one write,
 * an answer mostly one read, both between the two clock reads of the operation, and every thread
 * that JMH did not start is Jetty's.
 *
 * <p>The connection is opened once and never silently again: a client that reconnects would hide a
 * server that closes.
 */
final class KeepAliveClient implements Client {
  private static final int TIMEOUT_MILLIS = 60_000;

  private final Socket socket = new Socket();
  private final byte[] buffer = new byte[4096];

  /**
   * @param port of a server on the loopback interface
   */
  KeepAliveClient(int port) throws IOException {
    try {
      socket.setTcpNoDelay(true);
      socket.setSoTimeout(TIMEOUT_MILLIS);
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), TIMEOUT_MILLIS);
    } catch (IOException failure) {
      socket.close();
      throw failure;
    }
  }

  @Override
  public TimedResult get(Route route) throws IOException {
    try {
      return route.check(exchange(route));
    } catch (IOException | RuntimeException failure) {
      // What is left of the answer must not be taken for the next one.
      socket.close();
      throw failure;
    }
  }

  private TimedResult exchange(Route route) throws IOException {
    socket.getOutputStream().write(route.request());
    int length = 0;
    while (length < buffer.length) {
      int read = socket.getInputStream().read(buffer, length, buffer.length - length);
      if (read < 0) {
        throw new EOFException(
            "the server closed the connection instead of answering "
                + route.path()
                + "; see whether it was stopped, or limits the requests of a connection");
      }
      length += read;
      Optional<TimedResult> result = Reply.parse(route.path(), buffer, length);
      if (result.isPresent()) {
        return result.get();
      }
    }
    throw new IOException(
        route.path()
            + " answered more than "
            + buffer.length
            + " bytes; is it the suite's own server that answers there?");
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
