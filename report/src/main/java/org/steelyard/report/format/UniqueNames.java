package org.steelyard.report.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Names for tools that keep one history for each: two cases must not share one. */
final class UniqueNames {
  private UniqueNames() {}

  /**
   * The first of each list where that is the only one, else with more of its list behind it, and
   * with a number where even that is not enough.
   *
   * @param parts for each case its name and what else tells it apart, the most telling first
   */
  static List<String> of(List<List<String>> parts) {
    int most = parts.stream().mapToInt(List::size).max().orElse(1);
    List<String> names = new ArrayList<>();
    parts.forEach(p -> names.add(p.get(0)));
    for (int length = 2; length <= most; length++) {
      Map<String, Integer> counts = counts(names);
      for (int i = 0; i < names.size(); i++) {
        List<String> part = parts.get(i);
        if (counts.get(names.get(i)) > 1 && length <= part.size()) {
          names.set(i, names.get(i) + " [" + part.get(length - 1) + "]");
        }
      }
    }
    return numbered(names);
  }

  private static Map<String, Integer> counts(List<String> names) {
    Map<String, Integer> counts = new HashMap<>();
    names.forEach(n -> counts.merge(n, 1, Integer::sum));
    return counts;
  }

  private static List<String> numbered(List<String> names) {
    Set<String> taken = new HashSet<>();
    List<String> numbered = new ArrayList<>();
    for (String name : names) {
      String unique = name;
      for (int i = 2; !taken.add(unique); i++) {
        unique = name + " #" + i;
      }
      numbered.add(unique);
    }
    return numbered;
  }
}
