package org.steelyard.engine.launch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.steelyard.engine.UsageException;

/** Keeps processes to some of the processors, by Linux's {@code taskset}. */
public final class Pinning {
  private static final String LIST = "\\d+(-\\d+)?(,\\d+(-\\d+)?)*";

  private Pinning() {}

  /**
   * Checks a list of processors such as {@code 0,1} or {@code 2-3}.
   *
   * @throws UsageException when it is none, or processes cannot be kept to these here
   */
  public static void check(String cpus) throws UsageException {
    if (!cpus.matches(LIST)) {
      throw new UsageException(
          "--cpus " + cpus + ": write numbers of processors, such as 0,1 or 2-3.");
    }
    List<String> line = new ArrayList<>(command(cpus));
    line.add("true");
    try {
      Process process =
          new ProcessBuilder(line)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0) {
        return;
      }
    } catch (IOException noTaskset) {
      throw new UsageException(
          "--cpus needs the command taskset (package util-linux), which is not here.");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    throw new UsageException(
        "--cpus " + cpus + ": processes cannot be kept to these processors; are they all there?");
  }

  static List<String> command(String cpus) {
    return List.of("taskset", "-c", cpus);
  }
}
