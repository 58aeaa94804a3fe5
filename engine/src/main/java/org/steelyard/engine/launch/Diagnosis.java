package org.steelyard.engine.launch;

import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Message;
import org.steelyard.model.Failure;
import org.steelyard.model.Failure.Kind;

/** Finds out why a fork failed, from what JMH threw and from what the fork printed. */
final class Diagnosis {
  private static final String EXIT_CODE = "Forked VM failed with exit code ";

  private Diagnosis() {}

  /** JMH gave up: {@code failed} is what the host says of it. */
  static Failure of(Message failed, String benchmark, boolean gateReached, ForkLog log) {
    String exception = failed.get("exception", "");
    String message = failed.get("message", "");
    String stack = failed.get("stack", "");
    if (message.startsWith(EXIT_CODE)) {
      return ended(
          Integer.parseInt(message.substring(EXIT_CODE.length()).trim()), gateReached, log);
    }
    if (message.contains("VM prematurely exited")) {
      return new Failure(
          Kind.CRASHED,
          "the fork's JVM exited in the middle: the benchmark, or what it calls, called System.exit",
          null,
          null);
    }
    if (isVanished(exception, message) || isMissing(benchmark, exception, message)) {
      return new Failure(
          Kind.VANISHED,
          "the BenchmarkList names it, but the class path does not hold it: "
              + missing(message, stack)
              + "; build the jar anew",
          exception,
          stack);
    }
    if (stack.contains("ProcessBuilder.start") || stack.contains("ProcessImpl.start")) {
      return new Failure(Kind.NO_START, "the JVM cannot be started: " + message, exception, stack);
    }
    return new Failure(Kind.THREW, oneLine(failed), exception, stack);
  }

  /** The fork's JVM ended by itself. */
  static Failure ended(int status, boolean gateReached, ForkLog log) {
    @Nullable String complaint = log.complaint();
    String said = complaint == null ? "" : ": " + complaint;
    if (!gateReached) {
      return new Failure(
          Kind.NO_START, "the fork's JVM did not start (status " + status + ")" + said, null, null);
    }
    return new Failure(
        Kind.CRASHED, "the fork's JVM ended in the middle, " + meaning(status) + said, null, null);
  }

  /** JMH takes a fork that halts with status 0 for a short but good one. */
  static Failure cutShort(int iterations, int planned) {
    return new Failure(
        Kind.CRASHED,
        "the fork's JVM ended after "
            + iterations
            + " of "
            + planned
            + " iterations, with status 0: something called Runtime.halt or System.exit",
        null,
        null);
  }

  static Failure hung(double seconds, String phase, ForkLog log) {
    return new Failure(
        Kind.HUNG,
        String.format(
            java.util.Locale.ROOT,
            "nothing was heard for %.0f s during %s; killed (-to changes the limit)",
            seconds,
            phase),
        null,
        log.workerStack());
  }

  static Failure hostGone(int status, String output) {
    return new Failure(
        Kind.HOST,
        "the host process ended, " + meaning(status) + (output.isBlank() ? "" : ": " + output),
        null,
        null);
  }

  private static boolean isVanished(String exception, String message) {
    return message.startsWith("Benchmark does not match a class")
        || message.startsWith("No matching methods found in benchmark")
        || exception.endsWith("NoBenchmarksException");
  }

  /** Whether it is the class of the benchmark itself that could not be loaded. */
  private static boolean isMissing(String benchmark, String exception, String message) {
    String type = benchmark.substring(0, benchmark.lastIndexOf('.'));
    return (exception.endsWith("NoClassDefFoundError")
            || exception.endsWith("ClassNotFoundException"))
        && message.replace('/', '.').replace('$', '.').equals(type);
  }

  private static String missing(String message, String stack) {
    return stack
        .lines()
        .filter(l -> l.startsWith("Caused by: "))
        .reduce((first, last) -> last)
        .map(l -> l.substring("Caused by: ".length()))
        .orElse(message);
  }

  /** The exception, what it hides, and where it came from when it does not say much itself. */
  private static String oneLine(Message failed) {
    String exception = failed.get("exception", "");
    String message = failed.get("message", "").lines().findFirst().orElse("");
    String line = message.isEmpty() ? exception : exception + ": " + message;
    if (failed.has("root")) {
      String root = failed.get("root").lines().findFirst().orElse("");
      line = message.contains(root) ? line : line + ", because of " + root;
    }
    boolean silent = message.isEmpty() || failed.has("root");
    return silent && failed.has("at") ? line + ", at " + failed.get("at") : line;
  }

  private static String meaning(int status) {
    return switch (status) {
      case 134 -> "aborted (signal 6; hs_err_pid*.log tells)";
      case 137 -> "killed (signal 9; often the machine ran out of memory)";
      case 139 -> "segmentation fault (signal 11)";
      case 143 -> "terminated (signal 15)";
      default -> "status " + status;
    };
  }
}
