package org.steelyard.engine.arm;

import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.steelyard.engine.EngineException;

/** Runs a build by the user's shell, all that it says going to a file. */
final class BuildCommand {
  private static final int TAIL = 20;

  private BuildCommand() {}

  /**
   * @param log is written anew
   * @throws EngineException when it fails, with the last lines that it said
   */
  static void run(String command, Path folder, Path log, String what) throws EngineException {
    List<String> shell =
        File.separatorChar == '\\'
            ? List.of("cmd", "/c", command)
            : List.of("/bin/sh", "-c", command);
    ProcessBuilder builder =
        new ProcessBuilder(shell)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(log.toFile());
    Git.withoutGitVariables(builder);
    int status;
    try {
      Process process = builder.start();
      try {
        process.getOutputStream().close();
        status = process.waitFor();
      } catch (InterruptedException e) {
        process.descendants().forEach(ProcessHandle::destroyForcibly);
        process.destroyForcibly();
        Thread.currentThread().interrupt();
        throw new EngineException("the build of " + what + " was interrupted", e);
      }
    } catch (IOException e) {
      throw new EngineException("the build of " + what + " cannot start: " + e.getMessage(), e);
    }
    if (status != 0) {
      throw new EngineException(
          "the build of "
              + what
              + " failed with status "
              + status
              + ": "
              + command
              + "\n"
              + tail(log)
              + "All that it said is in "
              + log
              + ". If this is not the command that builds it, give --build 'COMMAND'.");
    }
  }

  private static String tail(Path log) {
    try {
      // A build may write any bytes; what is no text must not hide the rest.
      List<String> lines =
          new String(Files.readAllBytes(log), Charset.defaultCharset()).lines().toList();
      StringBuilder tail = new StringBuilder();
      lines
          .subList(Math.max(0, lines.size() - TAIL), lines.size())
          .forEach(line -> tail.append("  ").append(line).append('\n'));
      return tail.toString();
    } catch (IOException unreadable) {
      return "";
    }
  }
}
