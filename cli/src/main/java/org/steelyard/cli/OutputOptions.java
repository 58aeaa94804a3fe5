package org.steelyard.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How much is said, and to whom. */
final class OutputOptions {
  @Option(
      names = "--events",
      paramLabel = "<file>",
      description = "Write what happens to a file, as JSON lines.")
  @Nullable Path events;

  @Option(
      names = {"-q", "--quiet"},
      description = "Only results and errors.")
  boolean quiet;

  @Option(
      names = {"-v", "--verbose"},
      description = "Every iteration, and stacks of failures.")
  boolean verbose;
}
