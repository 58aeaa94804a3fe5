package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.steelyard.model.Case;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Fork;
import org.steelyard.model.ResultRow;
import org.steelyard.report.Figures;
import org.steelyard.report.Plain;
import org.steelyard.report.Report.Results;
import org.steelyard.report.format.Outcome.Kind;

/** What became of the cases of a table: what failed and what was not reached before the scores. */
final class ResultOutcomes {
  private final Results results;
  private final String source;
  private final List<Outcome> all = new ArrayList<>();
  private final Map<CaseKey, Double> seconds = new HashMap<>();
  private final Set<CaseKey> failed = new HashSet<>();

  /**
   * @param source what stands behind each name, where names alone are not enough
   */
  ResultOutcomes(Results results, String source) {
    this.results = results;
    this.source = source;
  }

  List<Outcome> all() {
    if (results.run() != null) {
      results.run().cases().forEach(this::unmeasured);
    }
    Map<Integer, String> broken = new HashMap<>();
    results.held().stream()
        .filter(h -> h.brokenBound() != null)
        .forEach(h -> broken.putIfAbsent(h.row(), h.brokenBound()));
    List<ResultRow> rows = results.table().rows();
    for (int i = 0; i < rows.size(); i++) {
      ResultRow row = rows.get(i);
      if (row.label() == null && !Double.isNaN(row.score())) {
        String bound = broken.get(i);
        if (bound != null) {
          all.add(of(row, Kind.BROKEN_BOUND, "breaks its bound: " + bound));
        } else if (!failed.contains(CaseKey.of(row))) {
          all.add(of(row, Kind.MEASURED, score(row)));
        }
      }
    }
    return all;
  }

  private void unmeasured(CaseResult result) {
    Case id = result.id();
    double spent = result.forks().stream().mapToDouble(Fork::seconds).sum();
    seconds.merge(CaseKey.of(id), spent, Double::sum);
    if (result.status() == CaseResult.Status.FAILED) {
      String cause = result.failure() == null ? "" : ": " + result.failure().cause();
      // Some of its forks may have a score all the same.
      failed.add(CaseKey.of(id));
      all.add(of(Kind.FAILED, id.benchmark(), id.label(), "failed" + cause, spent));
    } else if (result.status() == CaseResult.Status.LEFT_OUT) {
      all.add(of(Kind.LEFT_OUT, id.benchmark(), id.label(), "was not run", spent));
    }
  }

  private Outcome of(ResultRow row, Kind kind, String sentence) {
    double spent = seconds.getOrDefault(CaseKey.of(row), 0.0);
    return of(kind, row.benchmark(), row.name(), sentence, spent);
  }

  private Outcome of(Kind kind, String benchmark, String name, String sentence, double spent) {
    return new Outcome(kind, benchmark, Plain.line(name + source), Plain.line(sentence), spent);
  }

  private static String score(ResultRow row) {
    return Figures.score(row.score())
        + (row.error() == null ? "" : " ± " + Figures.error(row.error()))
        + " "
        + row.unit();
  }
}
