package org.steelyard.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.model.RunDocument;
import org.steelyard.report.JmhJson;
import org.steelyard.report.RunText;
import picocli.CommandLine.Option;

/**
 * JMH's flags for result files, for the scripts that have them; the run folder has it all anyway.
 */
final class JmhResultFiles {
  @Option(
      names = "-rf",
      paramLabel = "<format>",
      description = "Format of the -rff file: json or text.")
  private @Nullable String format;

  @Option(names = "-rff", paramLabel = "<file>", description = "Write the results to a file, too.")
  private @Nullable Path results;

  @Option(
      names = "-o",
      paramLabel = "<file>",
      description = "Write the final tables to a file, too.")
  private @Nullable Path output;

  /**
   * @throws UsageException before anything runs, when the result could not be written afterwards
   */
  void check() throws UsageException {
    if (format != null && !isText() && !format.equalsIgnoreCase("json")) {
      throw new UsageException("-rf " + format + ": json or text");
    }
    for (Path file : new Path[] {results, output}) {
      Path folder = file == null ? null : file.toAbsolutePath().getParent();
      if (folder != null && !Files.isWritable(folder)) {
        throw new UsageException(file + " cannot be written: there is no folder " + folder);
      }
    }
  }

  private boolean isText() {
    return format != null && format.equalsIgnoreCase("text");
  }

  void write(RunDocument run) throws EngineException {
    if (output != null) {
      write(output, RunText.of(run));
    }
    if (format != null || results != null) {
      String name = "jmh-result." + (isText() ? "text" : "json");
      write(
          results != null ? results : Path.of(name), isText() ? RunText.of(run) : JmhJson.of(run));
    }
  }

  private static void write(Path file, String text) throws EngineException {
    try {
      Files.writeString(file, text, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new EngineException(
          "cannot write " + file + ": " + e.getMessage() + "\nThe run folder has the results.", e);
    }
  }
}
