package org.steelyard.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Estimate;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;

/**
 * A line of a result table: the score of a case, or a secondary result of it.
 *
 * @param name the benchmark, with a colon and the label behind it for a secondary result
 * @param samples what JMH counts for it: iterations; in mode sample the operations that were timed,
 *     and 1 for a percentile, which JMH takes from all of these at once
 */
record ResultLine(CaseResult result, String name, Estimate estimate, long samples) {

  /** The score first; nothing for a case without one. */
  static List<ResultLine> of(CaseResult result) {
    Estimate score = result.score();
    if (score == null) {
      return List.of();
    }
    List<ResultLine> lines = new ArrayList<>();
    boolean sampled = result.id().mode() == Mode.SAMPLE_TIME;
    String benchmark = result.id().benchmark();
    lines.add(
        new ResultLine(result, benchmark, score, sampled ? timed(result) : score.iterations()));
    result
        .secondary()
        .forEach(
            (label, estimate) ->
                lines.add(
                    new ResultLine(
                        result,
                        benchmark + ":" + label,
                        estimate,
                        sampled && isPercentile(label) ? 1 : estimate.iterations())));
    return lines;
  }

  boolean isScore() {
    return label().isEmpty();
  }

  /** What stands behind the name of the benchmark. */
  String label() {
    return name.substring(result.id().benchmark().length());
  }

  /** Lines of all cases that have a score, as JMH lists them. */
  static List<ResultLine> of(List<CaseResult> cases) {
    return cases.stream().flatMap(c -> of(c).stream()).toList();
  }

  /** Before 1.37 JMH put the name of the method and a dot in front. */
  private static boolean isPercentile(String label) {
    return label.matches("(.*·)?p[01]\\.\\d+");
  }

  private static long timed(CaseResult result) {
    return result.forks().stream()
        .filter(f -> !f.failed())
        .map(Fork::measurement)
        .flatMap(List::stream)
        .map(Iteration::histogram)
        .filter(Objects::nonNull)
        .flatMap(List::stream)
        .mapToLong(bucket -> (long) bucket[1])
        .sum();
  }
}
