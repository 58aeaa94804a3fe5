package org.steelyard.report.format;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Format;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Results;

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
      GoLines.append(text, keys, results.table().rows());
    }
    report.comparisons().forEach(comparison -> arms(text, keys, comparison, several));
    return text.toString();
  }

  private static void arms(
      StringBuilder text, GoKeys keys, Comparison comparison, boolean several) {
    Map<String, List<ResultRow>> arms = new ArmRows(comparison).byArm();
    Map<String, String> names = names(comparison, arms);
    keys.set("source", several ? String.join(" and ", arms.keySet()) : null);
    keys.set("cpu", comparison.document().environment().cpu());
    keys.set("jdk", null);
    arms.forEach(
        (arm, rows) -> {
          keys.set("arm", names.get(arm));
          GoLines.append(text, keys, rows);
        });
    keys.set("arm", null);
  }

  /**
   * With one candidate the words that people type after {@code -col}, else what they called them.
   */
  private static Map<String, String> names(
      Comparison comparison, Map<String, List<ResultRow>> arms) {
    List<String> candidates =
        comparison.document().verdicts().stream()
            .filter(v -> !v.control())
            .map(CaseVerdict::candidate)
            .distinct()
            .toList();
    Map<String, String> names = new LinkedHashMap<>();
    arms.keySet().forEach(arm -> names.put(arm, names.isEmpty() ? "baseline" : arm));
    if (candidates.size() == 1) {
      names.computeIfPresent(candidates.get(0), (arm, name) -> "candidate");
    }
    return names;
  }
}
