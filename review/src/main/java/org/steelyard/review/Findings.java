package org.steelyard.review;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.steelyard.model.Finding;
import org.steelyard.model.Place;

/**
 * Collects what rules find; what is found at one place through several benchmarks is one finding.
 */
public final class Findings {
  private record Key(String rule, Place place) {}

  private final Map<Key, Finding> found = new LinkedHashMap<>();

  /**
   * Adds a finding; of two at one place the more severe one is kept, with the benchmarks of both.
   */
  public void add(Finding finding) {
    found.merge(new Key(finding.rule(), finding.place()), finding, Findings::merged);
  }

  private static Finding merged(Finding one, Finding other) {
    Finding worse = one.severity().compareTo(other.severity()) <= 0 ? one : other;
    TreeSet<String> benchmarks = new TreeSet<>(one.benchmarks());
    benchmarks.addAll(other.benchmarks());
    return new Finding(
        worse.rule(),
        worse.severity(),
        worse.place(),
        new ArrayList<>(benchmarks),
        worse.what(),
        worse.fix());
  }

  /** All, the most severe ones first, then by place. */
  public List<Finding> sorted() {
    return found.values().stream()
        .sorted(
            Comparator.comparing(Finding::severity)
                .thenComparing(f -> f.place().className())
                .thenComparing(f -> f.place().line())
                .thenComparing(Finding::rule))
        .toList();
  }
}
