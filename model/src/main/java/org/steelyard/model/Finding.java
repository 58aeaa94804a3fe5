package org.steelyard.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a rule has found.
 *
 * @param rule its name, such as {@code ignored-result}
 * @param severity how much it says about the numbers
 * @param place where it is
 * @param benchmarks full names of the benchmarks whose numbers it concerns, sorted
 * @param what what happens there, and what the number will do: one or two sentences
 * @param fix what to write instead
 * @param proof what measuring it has shown; null where that was not done
 */
public record Finding(
    String rule,
    Severity severity,
    Place place,
    List<String> benchmarks,
    String what,
    String fix,
    @Nullable Proof proof) {
  public Finding(
      String rule,
      Severity severity,
      Place place,
      List<String> benchmarks,
      String what,
      String fix) {
    this(rule, severity, place, benchmarks, what, fix, null);
  }

  public Finding {
    benchmarks = List.copyOf(benchmarks);
  }

  /** The same with what measuring it has shown. */
  public Finding proved(Proof shown) {
    return new Finding(rule, severity, place, benchmarks, what, fix, shown);
  }

  /** What stays the same when code around it moves: what a list of accepted findings names. */
  public String key() {
    return rule + " " + place.className() + (place.method().isEmpty() ? "" : "." + place.method());
  }
}
