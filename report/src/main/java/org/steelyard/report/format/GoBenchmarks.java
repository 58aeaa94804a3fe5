package org.steelyard.report.format;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Mode;
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
    key(text, "title", report.title());
    for (Results results : report.results()) {
      // A key of its own would put each source into a table of its own.
      key(text, "source", results.table().name());
      key(text, "cpu", results.table().machine().cpu());
      key(text, "jdk", results.table().machine().jdk());
      lines(text, results.table().rows());
    }
    report.comparisons().forEach(comparison -> arms(text, comparison));
    return text.toString();
  }

  private static void arms(StringBuilder text, Comparison comparison) {
    Map<String, List<ResultRow>> arms = new ArmRows(comparison).byArm();
    if (arms.isEmpty()) {
      return;
    }
    Map<String, String> names = names(comparison, arms);
    key(text, "source", String.join(" and ", arms.keySet()));
    key(text, "cpu", comparison.document().environment().cpu());
    // A key keeps its value until it gets another one.
    key(text, "jdk", "");
    arms.forEach(
        (arm, rows) -> {
          key(text, "arm", names.get(arm));
          lines(text, rows);
        });
    key(text, "arm", "");
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

  private static void key(StringBuilder text, String key, @Nullable String value) {
    if (value != null) {
      text.append(key).append(": ").append(Plain.line(value)).append('\n');
    }
  }

  private static void lines(StringBuilder text, List<ResultRow> rows) {
    Map<CaseKey, ResultRow> allocations = CaseKey.allocations(rows);
    String before = null;
    for (ResultRow row : rows) {
      if (row.label() != null || row.approximate()) {
        continue;
      }
      String pkg = row.benchmark().substring(0, classAt(row));
      if (!pkg.equals(before)) {
        key(text, "pkg", pkg.isEmpty() ? "" : pkg.substring(0, pkg.length() - 1));
        before = pkg;
      }
      ResultRow bytes = allocations.get(CaseKey.of(row));
      if (row.forks().isEmpty()) {
        long samples = row.samples() == null ? 1 : Math.max(1, row.samples());
        line(text, row, samples, row.score(), bytes == null ? Double.NaN : bytes.score());
      }
      for (int i = 0; i < row.forks().size(); i++) {
        List<Double> fork = row.forks().get(i);
        line(text, row, Math.max(1, fork.size()), mean(fork), bytes(bytes, i));
      }
    }
  }

  private static double bytes(@Nullable ResultRow bytes, int fork) {
    return bytes == null || fork >= bytes.forks().size()
        ? Double.NaN
        : mean(bytes.forks().get(fork));
  }

  private static double mean(List<Double> values) {
    return values.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
  }

  private static void line(
      StringBuilder text, ResultRow row, long iterations, double score, double bytes) {
    double nanos = RowTime.nanos(row, score);
    if (Double.isNaN(nanos)) {
      return;
    }
    text.append(benchmark(row)).append(' ').append(iterations).append(' ');
    text.append(number(nanos)).append(" ns/op");
    if (!Double.isNaN(bytes)) {
      text.append(' ').append(number(bytes)).append(" B/op");
    }
    text.append('\n');
  }

  private static String number(double value) {
    // Six digits and more, and never an exponent, which readers by regular expressions stumble at.
    return String.format(Locale.ROOT, value < 1000 ? "%.6f" : "%.3f", value);
  }

  private static String benchmark(ResultRow row) {
    StringBuilder name = new StringBuilder("Benchmark");
    String method = escaped(row.benchmark().substring(classAt(row)));
    // Behind the word a small letter would make it another word.
    boolean small = !method.isEmpty() && Character.isLowerCase(method.codePointAt(0));
    name.append(small ? "_" : "").append(method);
    row.params()
        .forEach((k, v) -> name.append('/').append(escaped(k)).append('=').append(escaped(v)));
    if (row.mode() != null && row.mode() != Mode.AVERAGE_TIME) {
      name.append("/mode=").append(row.mode().label());
    }
    return name.append(row.threads() == null ? "" : "-" + row.threads()).toString();
  }

  /** Where the package ends: before the dot that is before the class. */
  private static int classAt(ResultRow row) {
    int method = row.benchmark().lastIndexOf('.');
    return method < 0 ? 0 : row.benchmark().lastIndexOf('.', method - 1) + 1;
  }

  /** In a name nothing may be a space or end a part; written as in addresses. */
  private static String escaped(String text) {
    StringBuilder escaped = new StringBuilder();
    text.codePoints()
        .forEach(
            c -> {
              String one = Character.toString(c);
              boolean plain =
                  Character.isLetterOrDigit(c) || "._-+:,;()[]{}<>@!?*&$#'|~^\"\\`".contains(one);
              escaped.append(plain ? one : percent(one));
            });
    return escaped.toString();
  }

  private static String percent(String character) {
    StringBuilder text = new StringBuilder();
    for (byte b : character.getBytes(StandardCharsets.UTF_8)) {
      text.append(String.format(Locale.ROOT, "%%%02X", b));
    }
    return text.toString();
  }
}
