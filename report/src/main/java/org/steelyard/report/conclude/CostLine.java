package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.steelyard.report.Conclusion;
import org.steelyard.report.Conclusion.Kind;
import org.steelyard.report.Conclusion.Point;
import org.steelyard.stats.CostModel;
import org.steelyard.stats.CostModel.Shape;
import org.steelyard.stats.Measured;

/**
 * Extra costs along a numeric parameter, in sentences.
 *
 * @param kind what the costs are
 * @param subject of the conclusion
 * @param cost what is said to cost, as the subject of a sentence
 * @param param the parameter
 * @param confidence of the intervals that the errors come from
 */
record CostLine(
    Kind kind, String subject, String cost, String param, double confidence, List<At> points) {
  /** Of the interval of what is estimated. */
  private static final double SHOWN = 0.95;

  /** Above this share of what the model says, an error hides it. */
  private static final double TOO_WIDE = 0.5;

  /**
   * The cost at a value of the parameter.
   *
   * @param nanos extra time per operation
   */
  record At(double x, String label, Measured nanos) {}

  /** Nothing where a point has no error, or where there are fewer than three. */
  Optional<Conclusion> conclusion() {
    List<At> sorted = points.stream().sorted(Comparator.comparingDouble(At::x)).toList();
    if (sorted.size() < 3
        || sorted.stream().map(At::x).distinct().count() < sorted.size()
        || sorted.stream()
            .anyMatch(p -> !p.nanos().isKnown() || !(p.nanos().standardError() > 0))) {
      return Optional.empty();
    }
    CostModel model =
        CostModel.of(
            sorted.stream().mapToDouble(At::x).toArray(),
            sorted.stream().map(At::nanos).toArray(Measured[]::new),
            confidence);
    List<Point> shown = sorted.stream().map(p -> shown(p, model)).toList();
    return Optional.of(
        new Conclusion(
            kind, subject, sentence(model, sorted), caveats(model, sorted, shown), shown));
  }

  private Point shown(At point, CostModel model) {
    return new Point(
        param + "=" + point.label(),
        RowTimes.interval(point.nanos(), confidence),
        "ns",
        isInformative(point, model));
  }

  private boolean isInformative(At point, CostModel model) {
    double half = point.nanos().halfWidth(confidence);
    double expected = model.at(point.x());
    return Double.isNaN(expected)
        ? point.nanos().excludesZero(confidence)
        : half <= TOO_WIDE * Math.abs(expected);
  }

  private String sentence(CostModel model, List<At> sorted) {
    return switch (model.shape()) {
      case NONE -> cost + " nothing that these results could show.";
      case CONSTANT ->
          cost
              + " a constant "
              + Amounts.time(model.constant(), SHOWN)
              + " an operation, whatever "
              + param
              + " is (95 % interval).";
      case PROPORTIONAL ->
          cost
              + " time in proportion to "
              + param
              + ": "
              + perUnit(model.slope(), sorted)
              + " (95 % interval).";
      case BOTH ->
          cost
              + " a constant "
              + Amounts.time(model.constant(), SHOWN)
              + " and, in proportion to "
              + param
              + ", "
              + perUnit(model.slope(), sorted)
              + " (95 % intervals).";
      case UNTOLD ->
          cost
              + " something, "
              + each(sorted)
              + ", but neither a constant nor a proportion to "
              + param
              + " explains it: these results do not tell how it grows.";
    };
  }

  /** For as many units as the smallest value has: a size of 10000000 is not told by the byte. */
  private String perUnit(Measured slope, List<At> sorted) {
    At smallest = sorted.get(0);
    return Amounts.time(slope.times(smallest.x()), SHOWN) + " for every " + smallest.label();
  }

  private static String each(List<At> sorted) {
    return sorted.stream()
        .map(p -> Amounts.time(p.nanos().value()))
        .collect(Collectors.joining(", "));
  }

  private List<String> caveats(CostModel model, List<At> sorted, List<Point> shown) {
    List<String> caveats = new ArrayList<>();
    List<String> silent = new ArrayList<>();
    for (int i = 0; i < sorted.size(); i++) {
      if (!shown.get(i).informative()) {
        silent.add(shown.get(i).at());
      }
    }
    if (!silent.isEmpty() && model.shape() != Shape.NONE) {
      caveats.add(
          String.join(", ", silent)
              + (silent.size() == 1 ? " carries" : " carry")
              + " almost no information: "
              + (silent.size() == 1 ? "its interval is" : "their intervals are")
              + " wider than half of the cost itself.");
    }
    if (model.scale() > 1.5) {
      caveats.add(
          String.format(
              Locale.ROOT,
              "The points (%s) scatter %.1f times as much as their errors allow: the errors know"
                  + " nothing of the spread between forks, and were enlarged by as much.",
              each(sorted),
              model.scale()));
    }
    return caveats;
  }
}
