package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.Effect;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Interval;
import org.steelyard.report.Report.Results;

/**
 * A case with its time, for tools that keep the history of a number: of a comparison the candidate,
 * for it is what the history goes on with.
 *
 * @param name different from that of every other case of the report, one line
 * @param nanos time per operation
 * @param bytes allocated per operation; null where nobody tells
 * @param about what else is known of it, one line
 */
record TimedCase(String name, Interval nanos, @Nullable Interval bytes, String about) {
  /** Of a name, and of each thing that may stand behind it: Bencher takes 1024 characters. */
  private static final int LONGEST = 600;

  private static final int LONGEST_PART = 100;

  /** All cases of a report that have a time. */
  static List<TimedCase> of(Report report) {
    List<TimedCase> cases = new ArrayList<>();
    List<List<String>> names = new ArrayList<>();
    report.comparisons().forEach(c -> addAll(c, cases, names));
    report.results().forEach(r -> addAll(r, cases, names));
    List<String> unique = UniqueNames.of(names);
    List<TimedCase> named = new ArrayList<>();
    for (int i = 0; i < unique.size(); i++) {
      TimedCase one = cases.get(i);
      named.add(new TimedCase(unique.get(i), one.nanos, one.bytes, one.about));
    }
    return named;
  }

  private static void addAll(
      Comparison comparison, List<TimedCase> cases, List<List<String>> names) {
    for (CaseVerdict v : comparison.document().verdicts()) {
      if (v.control() || v.candidateNanos() == null) {
        continue;
      }
      Interval bytes = v.candidateBytes() == null ? null : exactly(v.candidateBytes());
      cases.add(
          new TimedCase(
              "", around(v.candidateNanos(), v.time()), bytes, Plain.line(VerdictSentence.of(v))));
      names.add(parts(v.id().label(), v.id().mode().label(), v.id().threads(), v.candidate()));
    }
  }

  /** The interval of the effect, seen from the baseline's time. */
  private static Interval around(double nanos, @Nullable Effect effect) {
    if (effect == null) {
      return exactly(nanos);
    }
    double baseline = nanos / (1 + effect.change());
    return new Interval(nanos, baseline * (1 + effect.low()), baseline * (1 + effect.high()));
  }

  private static Interval exactly(double value) {
    return new Interval(value, Double.NaN, Double.NaN);
  }

  private static void addAll(Results results, List<TimedCase> cases, List<List<String>> names) {
    Map<CaseKey, ResultRow> allocations = CaseKey.allocations(results.table().rows());
    for (ResultRow row : results.table().rows()) {
      Interval nanos = RowTime.of(row);
      if (row.label() != null || Double.isNaN(nanos.value())) {
        continue;
      }
      cases.add(new TimedCase("", nanos, bytes(allocations.get(CaseKey.of(row))), about(row)));
      names.add(
          parts(
              row.name(),
              row.mode() == null ? row.unit() : row.mode().label(),
              row.threads() == null ? 1 : row.threads(),
              results.table().name()));
    }
  }

  private static List<String> parts(String name, String mode, int threads, String source) {
    return List.of(
        Plain.line(name, LONGEST),
        Plain.line(mode, LONGEST_PART),
        threads + (threads == 1 ? " thread" : " threads"),
        Plain.line(source, LONGEST_PART));
  }

  private static @Nullable Interval bytes(@Nullable ResultRow row) {
    if (row == null) {
      return null;
    }
    return row.error() == null
        ? exactly(row.score())
        : new Interval(
            row.score(), Math.max(0, row.score() - row.error()), row.score() + row.error());
  }

  private static String about(ResultRow row) {
    String forks = row.forks().isEmpty() ? "" : ", forks: " + row.forks().size();
    return Plain.line(
        "score: "
            + row.score()
            + " "
            + row.unit()
            + (row.threads() == null ? "" : ", threads: " + row.threads())
            + forks);
  }
}
