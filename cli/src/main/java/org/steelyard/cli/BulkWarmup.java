package org.steelyard.cli;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.UsageException;
import picocli.CommandLine.Option;

/** JMH's flags for warming up a JVM with other benchmarks than the one it measures. */
final class BulkWarmup {
  @Option(
      names = "-wm",
      paramLabel = "<mode>",
      description = "Warm-up mode: INDI, each case by itself, is the only one.")
  private @Nullable String mode;

  @Option(names = "-wmb", paramLabel = "<regex>", hidden = true)
  private List<String> others = new ArrayList<>();

  /**
   * @throws UsageException when other benchmarks are to warm up
   */
  void check() throws UsageException {
    if (!others.isEmpty()) {
      throw refused("-wmb " + others.get(0));
    }
    if (mode != null && !mode.equalsIgnoreCase("INDI")) {
      throw refused("-wm " + mode);
    }
  }

  private static UsageException refused(String flag) {
    return new UsageException(
        flag
            + ": a fork of Steelyard warms up the case that it measures and nothing else, so that a"
            + " score does not depend on which other benchmarks were chosen. To measure after"
            + " others, use plain JMH: --dry-run prints its command for each case; add -wmb and"
            + " their names to it");
  }
}
