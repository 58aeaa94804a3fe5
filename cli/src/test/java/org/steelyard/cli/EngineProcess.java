package org.steelyard.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/** The command in a process of its own, so that it can be killed. */
record EngineProcess(Process process, Path output) {
  /** Gives the command a process group of its own, as a shell does. */
  private static final Path SETSID = Path.of("/usr/bin/setsid");

  static EngineProcess start(Path output, String... args) throws IOException {
    List<String> line = new ArrayList<>();
    if (Files.isExecutable(SETSID)) {
      line.add(SETSID.toString());
    }
    line.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    line.add("-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"));
    line.add("-cp");
    line.add(System.getProperty("java.class.path"));
    line.add(Main.class.getName());
    line.addAll(List.of(args));
    Process process =
        new ProcessBuilder(line)
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.appendTo(output.toFile()))
            .start();
    return new EngineProcess(process, output);
  }

  String said() {
    try {
      return Files.readString(output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What Ctrl-C does: hosts and forks get the signal too, where there are process groups. */
  void interrupt() throws IOException, InterruptedException {
    String whom = (Files.isExecutable(SETSID) ? "-" : "") + process.pid();
    new ProcessBuilder("kill", "-INT", "--", whom).start().waitFor();
  }

  /** Exit status, or -1 when it does not end in time; it is then killed. */
  int await(long seconds) throws InterruptedException {
    if (process.waitFor(seconds, TimeUnit.SECONDS)) {
      return process.exitValue();
    }
    process.destroyForcibly();
    return -1;
  }

  /** Processes other than the engine whose command line has the word. */
  List<ProcessHandle> othersWith(String word) {
    return ProcessHandle.allProcesses()
        .filter(p -> p.pid() != process.pid())
        .filter(p -> commandLine(p).contains(word))
        .toList();
  }

  static String commandLine(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc/" + process.pid() + "/cmdline"));
    } catch (IOException notLinuxOrGone) {
      return process.info().commandLine().orElse("");
    }
  }

  /** Waits until it is so; returns whether it became so in time. */
  static boolean within(long seconds, BooleanSupplier condition) throws InterruptedException {
    for (long i = 0; i < seconds * 20; i++) {
      if (condition.getAsBoolean()) {
        return true;
      }
      Thread.sleep(50);
    }
    return condition.getAsBoolean();
  }
}
