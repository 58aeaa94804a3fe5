package org.steelyard.report.format;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;

/** Result lines of Go benchmark text: one for each fork, one for a row without forks. */
final class GoLines {
  private GoLines() {}

  /**
   * Appends them.
   *
   * @param center of the iterations of a fork
   */
  static void append(
      StringBuilder text,
      GoKeys keys,
      List<ResultRow> rows,
      ToDoubleFunction<List<Double>> center) {
    Map<CaseKey, ResultRow> allocations = CaseKey.allocations(rows);
    for (ResultRow row : rows) {
      if (row.label() != null || row.approximate()) {
        continue;
      }
      String pkg = row.benchmark().substring(0, classAt(row));
      keys.set("pkg", pkg.isEmpty() ? null : pkg.substring(0, pkg.length() - 1));
      ResultRow bytes = allocations.get(CaseKey.of(row));
      if (row.forks().isEmpty()) {
        long samples = row.samples() == null ? 1 : Math.max(1, row.samples());
        line(text, row, samples, row.score(), bytes == null ? Double.NaN : bytes.score());
      }
      for (int i = 0; i < row.forks().size(); i++) {
        List<Double> fork = row.forks().get(i);
        line(text, row, Math.max(1, fork.size()), center.applyAsDouble(fork), bytes(bytes, i));
      }
    }
  }

  private static double bytes(@Nullable ResultRow bytes, int fork) {
    return bytes == null || fork >= bytes.forks().size()
        ? Double.NaN
        : RowTime.mean(bytes.forks().get(fork));
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
