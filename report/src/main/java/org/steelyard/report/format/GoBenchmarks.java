package org.steelyard.report.format;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.steelyard.model.PlannedArm;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Format;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Results;
import org.steelyard.stats.Samples;

/**
 * Go benchmark text (golang.org/design/14313-benchmark-format), so that benchstat works on it: a
 * line for each fork, for the fork is the sample. Rates become times, as Go has no modes. The arms
 * of a comparison are sections that differ in the key {@code arm}.
 */
public final class GoBenchmarks implements Format {
  @Override
  public String name() {
    return "go";
  }

  @Override
  public String extension() {
    return "go.txt";
  }

  @Override
  public String of(Report report) {
    StringBuilder text = new StringBuilder();
    text.append("# ").append(Plain.line(report.title())).append('\n');
    GoKeys keys = new GoKeys(text);
    boolean several = report.results().size() + report.comparisons().size() > 1;
    for (Results results : report.results()) {
      keys.set("source", several ? results.table().name() : null);
      keys.set("cpu", results.table().machine().cpu());
      keys.set("jdk", results.table().machine().jdk());
      GoLines.append(text, keys, results.table().rows(), RowTime::mean);
    }
    report.comparisons().forEach(comparison -> arms(text, keys, comparison, several));
    return text.toString();
  }

  private static void arms(
      StringBuilder text, GoKeys keys, Comparison comparison, boolean several) {
    Map<String, List<ResultRow>> arms = new ArmRows(comparison).byArm();
    if (arms.isEmpty()) {
      // Separate runs, which are among the results.
      return;
    }
    keys.set("source", several ? source(comparison) : null);
    keys.set("cpu", comparison.document().environment().cpu());
    keys.set("jdk", null);
    arms.forEach(
        (arm, rows) -> {
          keys.set("arm", arm);
          GoLines.append(text, keys, rows, GoBenchmarks::median);
        });
    keys.set("arm", null);
  }

  /** What a verdict takes for the value of a fork. */
  private static double median(List<Double> values) {
    double[] all = values.stream().mapToDouble(Double::doubleValue).toArray();
    return all.length == 0 ? Double.NaN : Samples.median(all, 0, all.length);
  }

  private static String source(Comparison comparison) {
    return comparison.document().arms().stream()
        .map(PlannedArm::name)
        .collect(Collectors.joining(" and "));
  }
}
