package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseVerdict;
import org.steelyard.model.ResultRow;
import org.steelyard.model.RunDocument;
import org.steelyard.report.Figures;
import org.steelyard.report.Plain;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Comparison;
import org.steelyard.report.Report.Results;
import org.steelyard.report.WorstFirst;

/**
 * What became of one case, compared or only measured: what programs that know passed and failed
 * want to be told.
 *
 * @param benchmark with its package
 * @param name what people call the case, one line
 * @param sentence about it, without its name, one line
 * @param seconds that it took; 0 where nobody tells
 */
record Outcome(Kind kind, String benchmark, String name, String sentence, double seconds) {

  /** What can become of a case, the worst first. */
  enum Kind {
    FAILED,
    BROKEN_BOUND,
    REGRESSION,
    /** Slower, but not certain once the number of cases is taken into account. */
    SLOWER,
    ACCEPTED,
    LEFT_OUT,
    UNDECIDED,
    FASTER,
    SAME,
    MEASURED
  }

  /** Of all cases: verdicts first, each comparison the worst first, then results in their order. */
  static List<Outcome> of(Report report) {
    List<Outcome> all = new ArrayList<>();
    for (Comparison comparison : report.comparisons()) {
      List<CaseVerdict> verdicts =
          comparison.document().verdicts().stream().filter(v -> !v.control()).toList();
      boolean several = verdicts.stream().map(CaseVerdict::candidate).distinct().count() > 1;
      verdicts.stream().sorted(new WorstFirst()).forEach(v -> all.add(of(v, several)));
    }
    report.results().forEach(results -> addAll(results, all));
    return all;
  }

  private static Outcome of(CaseVerdict v, boolean several) {
    String name = v.id().label() + (several ? " [" + v.candidate() + "]" : "");
    String allocation = VerdictSentence.allocation(v);
    String sentence = VerdictSentence.of(v) + (allocation.isEmpty() ? "" : "; it " + allocation);
    return new Outcome(
        kind(v), v.id().benchmark(), Plain.line(name), Plain.line(sentence), v.seconds());
  }

  private static Kind kind(CaseVerdict v) {
    return switch (v.verdict()) {
      case FAILED -> Kind.FAILED;
      case SLOWER ->
          v.accepted() != null ? Kind.ACCEPTED : v.holds() ? Kind.REGRESSION : Kind.SLOWER;
      case FASTER -> Kind.FASTER;
      case SAME -> Kind.SAME;
      case UNDECIDED -> Kind.UNDECIDED;
    };
  }

  private static void addAll(Results results, List<Outcome> all) {
    if (results.run() != null) {
      addUnmeasured(results.run(), all);
    }
    Map<Integer, String> broken = new HashMap<>();
    results.held().stream()
        .filter(h -> h.brokenBound() != null)
        .forEach(h -> broken.putIfAbsent(h.row(), h.brokenBound()));
    List<ResultRow> rows = results.table().rows();
    for (int i = 0; i < rows.size(); i++) {
      ResultRow row = rows.get(i);
      if (row.label() == null && !Double.isNaN(row.score())) {
        all.add(
            broken.containsKey(i)
                ? of(row, Kind.BROKEN_BOUND, "breaks its bound: " + broken.get(i))
                : of(row, Kind.MEASURED, score(row)));
      }
    }
  }

  private static Outcome of(ResultRow row, Kind kind, String sentence) {
    return new Outcome(kind, row.benchmark(), Plain.line(row.name()), Plain.line(sentence), 0);
  }

  private static String score(ResultRow row) {
    return Figures.score(row.score())
        + (row.error() == null ? "" : " ± " + Figures.error(row.error()))
        + " "
        + row.unit();
  }

  private static void addUnmeasured(RunDocument run, List<Outcome> all) {
    for (CaseResult result : run.cases()) {
      if (result.status() == CaseResult.Status.FAILED) {
        all.add(of(result, Kind.FAILED, "failed" + cause(result)));
      } else if (result.status() == CaseResult.Status.LEFT_OUT) {
        all.add(of(result, Kind.LEFT_OUT, "was not run"));
      }
    }
  }

  private static String cause(CaseResult result) {
    return result.failure() == null ? "" : ": " + result.failure().cause();
  }

  private static Outcome of(CaseResult result, Kind kind, String sentence) {
    return new Outcome(
        kind,
        result.id().benchmark(),
        Plain.line(result.id().label()),
        Plain.line(sentence),
        result.forks().stream().mapToDouble(f -> f.seconds()).sum());
  }
}
