package org.steelyard.report.html;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.report.Conclusion;

/** What the chart of a conclusion shows. */
record ConclusionPoints(String subject, List<At> points) {
  /** A point and its interval. */
  record At(String at, List<@Nullable BigDecimal> value, String unit, boolean informative) {}

  static ConclusionPoints of(Conclusion conclusion) {
    return new ConclusionPoints(
        conclusion.subject(),
        conclusion.points().stream()
            .map(p -> new At(p.at(), Digits.of(p.value()), p.unit(), p.informative()))
            .toList());
  }
}
