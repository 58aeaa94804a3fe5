package org.steelyard.report.format;

import java.util.Locale;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Point;
import org.steelyard.report.Figures;
import org.steelyard.report.Report.Interval;

/** Numbers of reports as people read them in tables. */
final class Words {
  private Words() {}

  /** {@code 1.253 [1.240, 1.266]}, or a dash where only magnitudes are known. */
  static String ratio(Interval ratio) {
    if (Double.isNaN(ratio.value())) {
      return "-";
    }
    return figure(ratio.value())
        + (ratio.isKnown() ? " [" + figure(ratio.low()) + ", " + figure(ratio.high()) + "]" : "");
  }

  private static String figure(double ratio) {
    String format = ratio < 10 ? "%.3f" : ratio < 1000 ? "%.1f" : "%.0f";
    return Double.isFinite(ratio) ? String.format(Locale.ROOT, format, ratio) : "unknown";
  }

  /** A difference of times with its sign: {@code +25.30 ns [+24.00 ns, +26.60 ns]}. */
  static String net(Interval net) {
    return signed(net.value())
        + (net.isKnown() ? " [" + signed(net.low()) + ", " + signed(net.high()) + "]" : "");
  }

  private static String signed(double nanos) {
    return Double.isFinite(nanos)
        ? (nanos < 0 ? "-" : "+") + Figures.time(Math.abs(nanos))
        : "unknown";
  }

  static String point(Point point) {
    Interval value = point.value();
    String text =
        point.unit().equals("ns")
            ? net(value)
            : percent(value.value())
                + (value.isKnown()
                    ? " [" + percent(value.low()) + ", " + percent(value.high()) + "]"
                    : "");
    return point.at() + ": " + text + (point.informative() ? "" : ", carries no information");
  }

  private static String percent(double percent) {
    return VerdictSentence.signed(percent / 100);
  }

  static String kind(Conclusion.Kind kind) {
    return switch (kind) {
      case COST_MODEL -> "Extra cost";
      case EQUIVALENCE -> "Flavours";
      case ADDITIVITY -> "Together and apart";
      case UNCERTAIN -> "Uncertain";
    };
  }
}
