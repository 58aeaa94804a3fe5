package org.steelyard.agent;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.steelyard.agent.protocol.Message;

/**
 * Turns what went wrong into a {@code failed} message: the class and the message of the exception
 * that is the cause, and the stack of it.
 */
final class Failures {
  private static final int LONGEST_STACK = 32 * 1024;
  private static final int DEEPEST_CAUSE = 50;

  private Failures() {}

  static Message describe(Throwable failure) {
    List<Throwable> causes = new ArrayList<Throwable>();
    collect(failure, causes, Collections.newSetFromMap(new IdentityHashMap<Throwable, Boolean>()));
    Throwable cause = causes.isEmpty() ? failure : causes.get(0);
    StringWriter stack = new StringWriter();
    for (Throwable one : causes.isEmpty() ? Collections.singletonList(failure) : causes) {
      one.printStackTrace(new PrintWriter(stack, true));
    }
    String text = stack.toString();
    return Message.of("failed")
        .with("exception", cause.getClass().getName())
        .with("message", cause.getMessage())
        .with("root", root(cause))
        .with("at", place(deepest(cause)))
        .with("stack", text.substring(0, Math.min(text.length(), LONGEST_STACK)))
        .build();
  }

  /** What an exception that only passes on another one hides, or null. */
  private static String root(Throwable cause) {
    Throwable deepest = deepest(cause);
    return deepest == cause ? null : deepest.toString();
  }

  private static Throwable deepest(Throwable cause) {
    Throwable deepest = cause;
    for (int i = 0; i < DEEPEST_CAUSE && deepest.getCause() != null; i++) {
      deepest = deepest.getCause();
    }
    return deepest;
  }

  /** Where it was thrown, outside the JDK, or null. */
  private static String place(Throwable cause) {
    for (StackTraceElement frame : cause.getStackTrace()) {
      if (!frame.getClassName().matches("(java|jdk|sun)\\..*")) {
        return frame.toString();
      }
    }
    return null;
  }

  /**
   * JMH wraps: a RunnerException around a BenchmarkException which suppresses, or is caused by,
   * what the benchmark threw. The leaves that are not JMH's wrappers are the causes.
   */
  private static void collect(Throwable failure, List<Throwable> causes, Set<Throwable> seen) {
    if (failure == null || !seen.add(failure)) {
      return;
    }
    String name = failure.getClass().getName();
    boolean wrapper =
        name.equals("org.openjdk.jmh.runner.RunnerException")
            || name.equals("org.openjdk.jmh.runner.BenchmarkException");
    int before = causes.size();
    if (wrapper) {
      for (Throwable suppressed : failure.getSuppressed()) {
        collect(suppressed, causes, seen);
      }
      collect(failure.getCause(), causes, seen);
    }
    if (causes.size() == before && !wrapper) {
      causes.add(failure);
    }
  }
}
