package org.steelyard.report.html;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.DoubleStream;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Effect;
import org.steelyard.report.Report.Interval;

/** Numbers as they stand in the page's data: short. */
final class Digits {
  /** More than a screen shows. */
  private static final int SHOWN = 4;

  /** Powers of ten beyond this are not what anything takes. */
  private static final int FAR = 300;

  private Digits() {}

  /** The number with four digits; null where there is none. */
  static @Nullable BigDecimal of(@Nullable Double value) {
    if (value == null || !Double.isFinite(value)) {
      return null;
    }
    int decimals = SHOWN - 1 - (int) Math.floor(Math.log10(Math.abs(value)));
    return value == 0 || Math.abs(decimals) > FAR
        ? BigDecimal.ZERO
        // A page has a million of them: exact decimals of binary fractions would take seconds.
        : BigDecimal.valueOf(Math.round(value * Math.pow(10, decimals)), decimals)
            .stripTrailingZeros();
  }

  /** Numbers of bytes, of which people count every one. */
  static List<@Nullable BigDecimal> bytes(double... values) {
    return DoubleStream.of(values)
        .mapToObj(
            value ->
                value < 1000 || !Double.isFinite(value)
                    ? of(value)
                    : BigDecimal.valueOf(Math.round(value)))
        .toList();
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
