package org.steelyard.suites.http;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.util.Optional;

/** The strict reading of an answer: HTTP/1.1, status 200, a length, a number, the kernel's time. */
final class Reply {
  private Reply() {}

  /**
   * Reads the answer from the start of a buffer.
   *
   * @param path what was asked for; named in errors
   * @return empty if more bytes are needed
   * @throws IOException if the answer is anything but the one that our servlets give
   */
  static Optional<TimedResult> parse(String path, byte[] bytes, int length) throws IOException {
    int headLength = headLength(bytes, length);
    if (headLength < 0) {
      return Optional.empty();
    }
    String head = new String(bytes, 0, headLength, ISO_8859_1);
    if (!head.startsWith("HTTP/1.1 200 ")) {
      throw new IOException(
          path
              + " answered \""
              + head.lines().findFirst().orElse("")
              + "\" instead of \"HTTP/1.1 200\"; the operation was not measured, look for the"
              + " servlet's exception");
    }
    int bodyLength = (int) number(path, "Content-Length", header(path, head, "Content-Length"));
    if (length < headLength + bodyLength) {
      return Optional.empty();
    }
    if (length > headLength + bodyLength) {
      throw new IOException(
          path
              + " sent "
              + (length - headLength - bodyLength)
              + " bytes more than its Content-Length; something else than the suite's servlet"
              + " answers there");
    }
    String nanos = header(path, head, KernelServlet.KERNEL_NANOS);
    int space = nanos.indexOf(' ');
    return Optional.of(
        new TimedResult(
            value(path, new String(bytes, headLength, bodyLength, ISO_8859_1)),
            number(path, KernelServlet.KERNEL_NANOS, nanos.substring(0, Math.max(space, 0))),
            number(path, KernelServlet.KERNEL_NANOS, nanos.substring(space + 1))));
  }

  private static int headLength(byte[] bytes, int length) {
    for (int i = 3; i < length; i++) {
      if (bytes[i] == '\n' && bytes[i - 1] == '\r' && bytes[i - 2] == '\n') {
        return i + 1;
      }
    }
    return -1;
  }

  private static String header(String path, String head, String name) throws IOException {
    for (int line = head.indexOf("\r\n") + 2;
        line < head.length();
        line = head.indexOf("\r\n", line) + 2) {
      int colon = line + name.length();
      if (head.regionMatches(true, line, name, 0, name.length()) && head.charAt(colon) == ':') {
        return head.substring(colon + 1, head.indexOf("\r\n", colon)).strip();
      }
    }
    throw new IOException(
        path + " answered without " + name + "; is it the suite's own server that answers there?");
  }

  private static long number(String path, String name, String text) throws IOException {
    try {
      return Long.parseLong(text);
    } catch (NumberFormatException notANumber) {
      throw new IOException(path + " answered " + name + " with no number: " + text, notANumber);
    }
  }

  private static double value(String path, String body) throws IOException {
    try {
      return Double.parseDouble(body);
    } catch (NumberFormatException notANumber) {
      throw new IOException(path + " answered no number: " + body, notANumber);
    }
  }
}
