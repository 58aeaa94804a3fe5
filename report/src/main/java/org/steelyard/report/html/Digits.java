package org.steelyard.report.html;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Effect;
import org.steelyard.report.Report.Interval;

/** Numbers as they stand in the page's data: short. */
final class Digits {
  /** More than a screen shows. */
  private static final MathContext SHOWN = new MathContext(4, RoundingMode.HALF_EVEN);

  private Digits() {}

  /** The number with four digits; null where there is none. */
  static @Nullable BigDecimal of(@Nullable Double value) {
    return value == null || !Double.isFinite(value)
        ? null
        : new BigDecimal(value).round(SHOWN).stripTrailingZeros();
  }

  static List<@Nullable BigDecimal> of(double... values) {
    return DoubleStream.of(values).mapToObj(Digits::of).toList();
  }

  static @Nullable List<@Nullable BigDecimal> of(@Nullable Effect effect) {
    return effect == null ? null : of(effect.change(), effect.low(), effect.high());
  }

  static List<@Nullable BigDecimal> of(Interval interval) {
    return of(interval.value(), interval.low(), interval.high());
  }
}
