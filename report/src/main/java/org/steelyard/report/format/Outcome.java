package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.List;
import org.steelyard.model.CaseVerdict;
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

  /**
   * Of all cases: verdicts first, each comparison the worst first, then results in their order.
   * Where there are verdicts, that a case was measured is no news.
   */
  static List<Outcome> of(Report report) {
    List<Outcome> all = new ArrayList<>();
    for (Comparison comparison : report.comparisons()) {
      List<CaseVerdict> verdicts =
          comparison.document().verdicts().stream().filter(v -> !v.control()).toList();
      boolean several = verdicts.stream().map(CaseVerdict::candidate).distinct().count() > 1;
      verdicts.stream().sorted(new WorstFirst()).forEach(v -> all.add(of(v, several)));
    }
    for (Results results : report.results()) {
      String source = report.results().size() > 1 ? " [" + results.table().name() + "]" : "";
      new ResultOutcomes(results, source)
          .all().stream()
              .filter(o -> o.kind != Kind.MEASURED || report.comparisons().isEmpty())
              .forEach(all::add);
    }
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
}
