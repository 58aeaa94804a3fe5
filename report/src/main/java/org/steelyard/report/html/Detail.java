package org.steelyard.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the page shows of a case when it is opened. Times in nanoseconds per operation.
 *
 * @param pairs blocks of a comparison, in the order in which they ran
 * @param forks of a case that was measured by itself
 * @param every how many iterations one number of the series stands for
 * @param jvms that the forks ran in
 * @param facts what else is known, label and text
 * @param repeat what it is, and the command that does it again
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record Detail(
    List<Pair> pairs,
    List<Series> forks,
    int every,
    List<String> jvms,
    List<Fact> facts,
    List<Fact> repeat) {

  /** A label and what stands beside it. */
  record Fact(String label, String text) {}

  /**
   * Two forks that were measured together.
   *
   * @param couple counted from 1
   * @param first arm that had the first turn
   * @param how they shared the machine
   * @param ratio of the medians of their measured iterations; null where one failed
   */
  record Pair(
      int couple,
      String first,
      String how,
      @Nullable String note,
      @Nullable BigDecimal ratio,
      Series baseline,
      Series candidate) {}

  /**
   * The iterations of one fork.
   *
   * @param value of the fork: where a pair is compared the median of its measured iterations, else
   *     what their mean score comes to
   * @param warmup before those that count
   * @param measured those that count
   * @param facts about the fork, in words
   */
  @JsonInclude(JsonInclude.Include.NON_EMPTY)
  record Series(
      @Nullable BigDecimal value,
      List<BigDecimal> warmup,
      List<BigDecimal> measured,
      @Nullable String failure,
      List<String> facts) {}
}
