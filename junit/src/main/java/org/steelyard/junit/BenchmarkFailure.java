package org.steelyard.junit;

/** A benchmark that failed. Its own stack is in the message; ours would say nothing. */
final class BenchmarkFailure extends AssertionError {
  private static final long serialVersionUID = 1;

  BenchmarkFailure(String message) {
    super(message);
  }

  @Override
  public synchronized Throwable fillInStackTrace() {
    return this;
  }
}
