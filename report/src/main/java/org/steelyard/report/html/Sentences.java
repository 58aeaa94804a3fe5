package org.steelyard.report.html;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a row says, in words that leave no doubt about the direction. */
final class Sentences {
  private Sentences() {}

  static String of(Row row) {
    if (row.failure() != null) {
      return row.failure().cause();
    }
    if (row.held() != null && row.held().broken() != null) {
      return row.held().broken();
    }
    if (row.compared() != null && row.compared().effect() != null) {
      return effect(row.compared().effect());
    }
    return String.join("; ", row.notes());
  }

  /** Like {@code takes 5.1 % longer [4.0 % to 6.2 %]}. */
  static String effect(List<@Nullable BigDecimal> effect) {
    if (effect.get(0) == null) {
      return "no effect can be given";
    }
    double change = effect.get(0).doubleValue();
    String what =
        change == 0
            ? "takes as long as before"
            : String.format(
                Locale.ROOT,
                "takes %s\u00a0%% %s",
                number(Math.abs(100 * change)),
                change > 0 ? "longer" : "less time");
    return effect.get(1) == null || effect.get(2) == null
        ? what
        : what
            + String.format(
                Locale.ROOT,
                " [%s\u00a0%% to %s\u00a0%%]",
                signed(100 * effect.get(1).doubleValue()),
                signed(100 * effect.get(2).doubleValue()));
  }

  static String allocation(Row.Compared compared) {
    List<@Nullable BigDecimal> bytes = compared.bytes();
    return bytes == null || bytes.get(0) == null || bytes.get(1) == null
        ? "allocates more than before"
        : String.format(
            Locale.ROOT,
            "allocates %.0f bytes per operation, %.0f before",
            bytes.get(1).doubleValue(),
            bytes.get(0).doubleValue());
  }

  static String signed(double percent) {
    return (percent < 0 ? "−" : "+") + number(Math.abs(percent));
  }

  private static String number(double percent) {
    return String.format(Locale.ROOT, percent < 9.95 ? "%.2f" : "%.1f", percent);
  }
}
