package org.steelyard.engine.maven;

/** The first cause of a chain of exceptions, in one line. */
final class RootCause {

  private RootCause() {}

  static String message(Throwable failure) {
    Throwable cause = failure;
    while (cause.getCause() != null) {
      cause = cause.getCause();
    }
    String message = cause.getMessage();
    String kind = cause.getClass().getSimpleName();
    return message == null ? kind : kind + ": " + message.strip().replaceAll("\\s+", " ");
  }
}
