package org.steelyard.suites.http;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.util.function.DoubleSupplier;

/**
 * A path, the kernel that answers it, and the value that the answer must have. Server and client
 * are made from the same routes; the expected value is computed another way than the kernel's.
 */
final class Route {
  private final String path;
  private final DoubleSupplier kernel;
  private final double expected;
  private final byte[] request;

  /**
   * @param path starts with a slash, ASCII
   */
  Route(String path, DoubleSupplier kernel, double expected) {
    this.path = path;
    this.kernel = kernel;
    this.expected = expected;
    this.request = ("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(US_ASCII);
  }

  /** The route that does no work: a constant. */
  static Route baseline() {
    return new Route("/baseline", () -> 42, 42);
  }

  String path() {
    return path;
  }

  DoubleSupplier kernel() {
    return kernel;
  }

  /** The request as it goes over the wire, made once. Callers must not change it. */
  byte[] request() {
    return request;
  }

  /**
   * Returns the result if its value is the expected one.
   *
   * @throws IllegalStateException if it is not
   */
  TimedResult check(TimedResult result) {
    if (result.value() != expected) {
      throw new IllegalStateException(
          path
              + " answered "
              + result.value()
              + " instead of "
              + expected
              + "; the time of a wrong answer means nothing, so look at the kernel and the"
              + " transport before measuring");
    }
    return result;
  }
}
