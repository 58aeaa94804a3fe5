package org.steelyard.report.conclude;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.steelyard.model.BaselineMark.Bound;

/**
 * What the name of a benchmark says.
 *
 * @param type class, with its package where the source has it
 * @param method without the class
 * @param words of the method's name, lower case
 */
record MethodName(String type, String method, List<String> words) {

  static MethodName of(String benchmark) {
    int dot = benchmark.lastIndexOf('.');
    String method = benchmark.substring(dot + 1);
    List<String> words =
        Arrays.stream(method.split("(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|_"))
            .filter(word -> !word.isEmpty())
            .map(word -> word.toLowerCase(Locale.ROOT))
            .toList();
    return new MethodName(dot < 0 ? "" : benchmark.substring(0, dot), method, words);
  }

  /** Whether others are held against it. */
  boolean isBaseline() {
    return method.toLowerCase(Locale.ROOT).contains("baseline") || bound() != Bound.NONE;
  }

  Bound bound() {
    return method.startsWith("upperBound")
        ? Bound.UPPER
        : method.startsWith("lowerBound") ? Bound.LOWER : Bound.NONE;
  }

  /**
   * How much a baseline's name has in common with another's: of {@code baseline} and {@code
   * baselineHttp} the latter is meant for {@code sumHttp}.
   */
  int closeness(MethodName other) {
    int common = 0;
    for (String word : words) {
      common += other.words.contains(word) ? 1 : word.equals("baseline") ? 0 : -1;
    }
    return common;
  }
}
