package org.steelyard.report.html;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One case as the page's tables hold it. Times are in nanoseconds per operation; intervals are
 * value, lower end, upper end.
 *
 * @param name class and method
 * @param params names and values
 * @param place the package
 * @param compared of a comparison; null else
 * @param measured of results; null else
 * @param held what it comes to against its baseline; null where there is none
 * @param warnings kind and what was seen
 * @param detail line in the page's details
 */
@JsonInclude(JsonInclude.Include.NON_EMPTY)
record Row(
    String name,
    String params,
    String place,
    @Nullable String mode,
    @Nullable Integer threads,
    State state,
    @Nullable Compared compared,
    @Nullable Measured measured,
    @Nullable HeldAgainst held,
    List<List<String>> warnings,
    List<String> notes,
    @Nullable Broken failure,
    int detail) {

  /** What a person calls it. */
  String label() {
    return params.isEmpty() ? name : name + " (" + params + ")";
  }

  /**
   * @param effect as shares of the baseline; null where there is none
   * @param threshold smallest effect that matters
   * @param bytes allocated per operation by baseline and candidate
   * @param allocation verdict on them
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Compared(
      String arm,
      @Nullable List<@Nullable BigDecimal> effect,
      @Nullable BigDecimal threshold,
      @Nullable BigDecimal baseline,
      @Nullable BigDecimal candidate,
      @Nullable List<@Nullable BigDecimal> bytes,
      @Nullable String allocation,
      int couples) {}

  /**
   * @param time and half of its interval's width
   * @param score in the benchmark's own unit, and half of its interval's width
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Measured(
      List<@Nullable BigDecimal> time,
      List<@Nullable BigDecimal> score,
      boolean approximate,
      String unit,
      int confidence,
      @Nullable Long samples,
      int forks) {}

  /**
   * @param ratio over what it is held against
   * @param net cost over that
   */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record HeldAgainst(
      String baseline,
      List<@Nullable BigDecimal> ratio,
      List<@Nullable BigDecimal> net,
      boolean informative,
      @Nullable String broken) {}

  /** Why there is no result. */
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record Broken(String kind, String cause, @Nullable String exception, @Nullable String stack) {}
}
