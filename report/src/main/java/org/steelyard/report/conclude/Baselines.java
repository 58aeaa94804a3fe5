package org.steelyard.report.conclude;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.BaselineMark;
import org.steelyard.model.BaselineMark.Bound;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Interval;
import org.steelyard.stats.Measured;

/**
 * Finds for each row of a table the row that it is held against, and what it costs over that one.
 *
 * <p>Who is a baseline is told by a pattern, else by annotations, else by names; of several in a
 * class the one with the closest name. A row and its baseline have the same mode, the same threads,
 * and the same values of all parameters that the baseline has.
 */
public final class Baselines {
  /**
   * That a bound is broken fails a build, so it must be surer than what is only shown; most rows
   * are far from their bounds, and only those near them could be accused in error.
   */
  private static final double SURE = 0.99;

  private final ResultTable table;
  private final Map<String, BaselineMark> marks;
  private final @Nullable Pattern pattern;

  private Baselines(ResultTable table, Map<String, BaselineMark> marks, @Nullable Pattern pattern) {
    this.table = table;
    this.marks = marks;
    this.pattern = pattern;
  }

  /**
   * @param marks what authors say, by benchmark
   * @param pattern found in the names of baselines, with their class; null when nobody gave one
   */
  public static List<Held> of(
      ResultTable table, Map<String, BaselineMark> marks, @Nullable Pattern pattern) {
    return new Baselines(table, marks, pattern).held();
  }

  private List<Held> held() {
    Map<String, List<Integer>> baselines = new HashMap<>();
    List<ResultRow> rows = table.rows();
    for (int i = 0; i < rows.size(); i++) {
      if (isScore(rows.get(i)) && isBaseline(rows.get(i).benchmark())) {
        baselines.computeIfAbsent(group(rows.get(i).benchmark()), g -> new ArrayList<>()).add(i);
      }
    }
    List<Held> held = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      ResultRow row = rows.get(i);
      if (isScore(row) && !isBaseline(row.benchmark())) {
        Integer baseline = closest(row, baselines.getOrDefault(group(row.benchmark()), List.of()));
        if (baseline != null) {
          held.add(held(i, baseline));
        }
      }
    }
    return held;
  }

  private static boolean isScore(ResultRow row) {
    return row.label() == null && Double.isFinite(row.score());
  }

  private boolean isBaseline(String benchmark) {
    if (pattern != null) {
      return pattern.matcher(benchmark).find();
    }
    BaselineMark mark = marks.get(benchmark);
    return mark != null
        ? mark.baseline()
        : !classIsMarked(benchmark) && MethodName.of(benchmark).isBaseline();
  }

  /** Where an author says it, names say nothing. */
  private boolean classIsMarked(String benchmark) {
    String type = MethodName.of(benchmark).type();
    return marks.entrySet().stream()
        .anyMatch(m -> m.getValue().baseline() && MethodName.of(m.getKey()).type().equals(type));
  }

  private String group(String benchmark) {
    BaselineMark mark = pattern == null ? marks.get(benchmark) : null;
    return mark == null || mark.group().isEmpty()
        ? "class " + MethodName.of(benchmark).type()
        : "group " + mark.group();
  }

  private @Nullable Integer closest(ResultRow row, List<Integer> candidates) {
    Integer best = null;
    int closeness = Integer.MIN_VALUE;
    MethodName name = MethodName.of(row.benchmark());
    for (int candidate : candidates) {
      ResultRow baseline = table.rows().get(candidate);
      int close = MethodName.of(baseline.benchmark()).closeness(name);
      if (close > closeness && fits(row, baseline)) {
        best = candidate;
        closeness = close;
      }
    }
    return best;
  }

  private static boolean fits(ResultRow row, ResultRow baseline) {
    return Objects.equals(row.mode(), baseline.mode())
        && Objects.equals(row.threads(), baseline.threads())
        && baseline.params().entrySet().stream()
            .allMatch(p -> p.getValue().equals(row.params().get(p.getKey())));
  }

  private Held held(int row, int baseline) {
    ResultRow one = table.rows().get(row);
    ResultRow other = table.rows().get(baseline);
    Measured time = RowTimes.nanos(one);
    Measured base = RowTimes.nanos(other);
    double confidence = Math.min(RowTimes.confidence(one), RowTimes.confidence(other));
    Measured ratio = time.log().minus(base.log());
    Measured net = time.minus(base);
    return new Held(
        row,
        baseline,
        isMagnitude(one, other)
            ? new Interval(Double.NaN, Double.NaN, Double.NaN)
            : RowTimes.ratio(ratio, confidence),
        RowTimes.interval(net, confidence),
        net.isKnown() && net.excludesZero(confidence),
        broken(one, other, ratio));
  }

  private @Nullable String broken(ResultRow row, ResultRow baseline, Measured ratio) {
    Bound bound = bound(baseline.benchmark());
    boolean shown = ratio.isKnown() && !isMagnitude(row, baseline) && ratio.excludesZero(SURE);
    if (!shown
        || bound == Bound.NONE
        || (bound == Bound.UPPER ? ratio.value() > 0 : ratio.value() < 0)) {
      return null;
    }
    double share = Math.expm1(Math.abs(ratio.value()));
    return String.format(
        Locale.ROOT,
        "%s is %.1f %% %s than %s, which nothing can be: one of the two does not measure what its"
            + " name says.",
        row.name(),
        100 * share,
        bound == Bound.UPPER ? "faster" : "slower",
        baseline.name());
  }

  /** A magnitude is neither exact enough for a ratio nor to accuse anybody. */
  private static boolean isMagnitude(ResultRow row, ResultRow baseline) {
    return row.approximate() || baseline.approximate();
  }

  private Bound bound(String benchmark) {
    BaselineMark mark = marks.get(benchmark);
    return mark != null ? mark.bound() : MethodName.of(benchmark).bound();
  }
}
