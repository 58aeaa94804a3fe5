package org.steelyard.suites.http;

import static java.nio.charset.StandardCharsets.US_ASCII;

import jakarta.servlet.http.HttpServlet;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.DoubleSupplier;

/**
 * Answers a GET with the value of its kernel as text, and says in a header what the kernel cost.
 *
 * <p>The header is written for the constant as for the sum: what it costs (four reads of a clock,
 * some 40 bytes) is in the baseline too and drops out when the baseline is subtracted.
 */
final class KernelServlet extends HttpServlet {
  /** Wall and CPU time of the kernel in nanoseconds, separated by a space. */
  static final String KERNEL_NANOS = "Kernel-Nanos";

  private final transient DoubleSupplier kernel;
  private final AtomicLong answered = new AtomicLong();

  KernelServlet(DoubleSupplier kernel) {
    this.kernel = kernel;
  }

  @Override
  protected void doGet(HttpServletRequest request, HttpServletResponse response)
      throws IOException {
    TimedResult result = TimedResult.of(kernel);
    byte[] body = Double.toString(result.value()).getBytes(US_ASCII);
    answered.incrementAndGet();
    response.setContentType("text/plain");
    response.setContentLength(body.length);
    response.setHeader(KERNEL_NANOS, result.wallNanos() + " " + result.cpuNanos());
    response.getOutputStream().write(body);
  }

  /** How often the kernel has been run to its end. */
  long answered() {
    return answered.get();
  }
}
