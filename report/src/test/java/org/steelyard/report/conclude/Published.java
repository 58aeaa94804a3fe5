package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.model.ResultTable.Machine;
import org.steelyard.model.ResultTable.Origin;

/** Tables as somebody published them, typed in by hand. */
final class Published {
  private final List<ResultRow> rows = new ArrayList<>();
  private final Mode mode;
  private final String unit;
  private final Long samples;

  Published(Mode mode, String unit, Integer samples) {
    this.mode = mode;
    this.unit = unit;
    this.samples = samples == null ? null : samples.longValue();
  }

  /** A row; {@code params} are names and values in turn. */
  Published row(String benchmark, double score, Double error, String... params) {
    Map<String, String> values = new LinkedHashMap<>();
    for (int i = 0; i < params.length; i += 2) {
      values.put(params[i], params[i + 1]);
    }
    boolean approximate = error == null;
    rows.add(
        new ResultRow(
            benchmark,
            null,
            values,
            mode,
            null,
            samples,
            score,
            approximate,
            error,
            0.999,
            unit,
            List.of()));
    return this;
  }

  ResultTable table() {
    return new ResultTable("published", Origin.JMH_TEXT, Machine.UNKNOWN, rows, List.of());
  }

  /** A wrapper around calls and the same delays without it. */
  static ResultTable rpcWrapper() {
    String[] delays = {"500", "1000", "2000", "4000", "8000", "16000"};
    double[] plain = {882889.213, 439574.348, 219351.028, 109930.276, 54732.489, 27468.895};
    double[] plainError = {4287.749, 1338.270, 3174.141, 531.985, 133.660, 124.747};
    double[] wrapped = {502385.545, 317961.171, 184084.341, 99543.659, 51786.339, 26587.907};
    double[] wrappedError = {28750.758, 3065.558, 728.095, 476.688, 2113.792, 411.168};
    Published published = new Published(Mode.THROUGHPUT, "ops/s", 6);
    for (int i = 0; i < delays.length; i++) {
      published.row("RpcUtilsBench.delayBaseline", plain[i], plainError[i], "mDelay", delays[i]);
    }
    for (int i = 0; i < delays.length; i++) {
      published.row(
          "RpcUtilsBench.testCallAndReturn", wrapped[i], wrappedError[i], "mDelay", delays[i]);
    }
    return published.table();
  }

  /** Two executors at five sizes; how many iterations it were is not published. */
  static ResultTable executors() {
    String[] threads = {"4", "8", "16", "32", "64"};
    double[][] scores = {
      {279.099, 653.188, 1405.916, 2804.275, 5106.438},
      {360.744, 728.384, 1457.495, 2797.363, 4951.934}
    };
    double[][] errors = {
      {6.355, 22.372, 8.778, 259.799, 352.552}, {14.278, 11.121, 24.522, 103.205, 471.800}
    };
    Published published = new Published(Mode.THROUGHPUT, "ops/s", null);
    for (int flavour = 0; flavour < 2; flavour++) {
      for (int i = 0; i < threads.length; i++) {
        published.row(
            "GRpcExecutorBench.rpcBench",
            scores[flavour][i],
            errors[flavour][i],
            "mExecutorFlavor",
            flavour == 0 ? "FJP" : "FTP",
            "mNumCoreThreads",
            threads[i]);
      }
    }
    return published.table();
  }

  /**
   * A sum alone and inside a server.
   *
   * @param numbers for each size: the empty request, the sum, the sum in a request, each with error
   */
  static ResultTable server(double[]... numbers) {
    String[] sizes = {"10000000", "20000000", "40000000"};
    Published published = new Published(Mode.AVERAGE_TIME, "ms/op", 25);
    for (int i = 0; i < 3; i++) {
      double[] at = numbers[i];
      published
          .row("JettyBenchmark.measureBaseline", 1e-6, null, "size", sizes[i])
          .row("JettyBenchmark.measureBaselineHttp", at[0], at[1], "size", sizes[i])
          .row("JettyBenchmark.measureSumArray", at[2], at[3], "size", sizes[i])
          .row("JettyBenchmark.measureSumArrayHttp", at[4], at[5], "size", sizes[i]);
    }
    return published.table();
  }
}
