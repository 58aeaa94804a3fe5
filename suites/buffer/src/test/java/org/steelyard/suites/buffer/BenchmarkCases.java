package org.steelyard.suites.buffer;

import java.util.List;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The benchmarks as JMH will find them: what its annotation processor wrote. */
final class BenchmarkCases {

  private BenchmarkCases() {}

  static List<BenchmarkListEntry> matching(String regex) {
    OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    return List.copyOf(BenchmarkList.defaultList().find(silent, List.of(regex), List.of()));
  }
}
