package org.steelyard.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * One line of a table of results, wherever it came from: a run of ours, JMH's JSON, or a pasted
 * table. What the source does not tell is null.
 *
 * @param benchmark as the source names it
 * @param label of a secondary result, such as {@code gc.alloc.rate.norm} or {@code p0.99}; null for
 *     the score
 * @param params in the source's order
 * @param mode null where neither a column nor the unit tells
 * @param samples JMH's {@code Cnt}
 * @param score NaN where there is none
 * @param approximate whether the source gave only a magnitude, such as {@code ≈ 10⁻⁶}
 * @param error half of the interval's width, in the score's unit
 * @param confidence of that interval: 0.999 for JMH's, over iterations; 0.95 for ours, over forks
 * @param unit like {@code ops/ms} or {@code us/op}
 * @param forks scores of the measured iterations, a list for each fork; empty where only the score
 *     is known
 */
public record ResultRow(
    String benchmark,
    @Nullable String label,
    Map<String, String> params,
    @Nullable Mode mode,
    @Nullable Integer threads,
    @Nullable Long samples,
    double score,
    boolean approximate,
    @Nullable Double error,
    double confidence,
    String unit,
    List<List<Double>> forks) {
  public ResultRow {
    params = Collections.unmodifiableMap(new LinkedHashMap<>(params));
    forks = List.copyOf(forks);
  }

  /** Class and method without the package, the parameters, and the label of a secondary result. */
  public String name() {
    int method = benchmark.lastIndexOf('.');
    int type = method < 0 ? -1 : benchmark.lastIndexOf('.', method - 1);
    StringBuilder name = new StringBuilder(benchmark.substring(type + 1));
    if (label != null) {
      name.append(':').append(label);
    }
    if (!params.isEmpty()) {
      name.append(" (");
      params.forEach((key, value) -> name.append(key).append('=').append(value).append(", "));
      name.setLength(name.length() - 2);
      name.append(')');
    }
    return name.toString();
  }

  /** Whether the score is a rate, so that more of it is better. */
  public boolean isRate() {
    return unit.startsWith("ops/");
  }
}
