package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/**
 * Not an error, but what must be shown with the number.
 *
 * @param detail what was seen, with figures
 */
public record Warning(Kind kind, String detail) {

  /** What can be wrong with a number, each with what to do about it. */
  public enum Kind {
    ONE_FORK(
        "one fork says nothing about the next one; no error can be given",
        "take at least three forks (-f 3)"),
    FORKS_DIFFER(
        "forks differ more than the iterations inside them do",
        "more forks narrow the error, more iterations do not"),
    DRIFT(
        "the score moved while the run went on",
        "the machine or the data changed over time; measure again, or compare side by side"),
    STILL_WARMING_UP(
        "the measured iterations still get faster or slower", "warm up longer (-wi, -w)"),
    FEW_INVOCATIONS(
        "too few invocations in the warm-up for the compilers to have finished with this path",
        "warm-up is counted in seconds, compilers count calls: warm up longer, or in the set-up"),
    COMPILATION("code was still being compiled during the measurement", "warm up longer (-wi, -w)"),
    NEAR_TIMER(
        "the score is as small as what the measuring itself costs",
        "check that the work is not optimised away, or do more of it in one invocation"),
    BUSY(
        "something else used the machine during the measurement",
        "stop it, or repeat the run; the series in the run document show when it was"),
    OTHER_LAUNCHER(
        "the author sets an executor or flags in code that only another launcher runs",
        "pass them with -jvmArgsAppend, or move them into @Fork, where every launcher finds them"),
    SINGLE_SHOTS_VARY(
        "few single shots", "a first shot is one sample a fork: take more forks (-f)"),
    MORE_THREADS_THAN_PROCESSORS(
        "more benchmark threads than processors",
        "the score includes the scheduling of the threads");

    private final String meaning;
    private final String advice;

    Kind(String meaning, String advice) {
      this.meaning = meaning;
      this.advice = advice;
    }

    /** What it says about the number. */
    public String meaning() {
      return meaning;
    }

    /** What to do about it. */
    public String advice() {
      return advice;
    }

    @JsonValue
    public String label() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
