package org.steelyard.engine.arm;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.SortedSet;
import org.steelyard.engine.UsageException;

/**
 * A parameter whose values are the arms.
 *
 * @param param its name
 * @param values the baseline's first; at least two, all different
 */
public record Across(String param, List<String> values) {
  public Across {
    values = List.copyOf(values);
  }

  /**
   * Checks that there is such a parameter.
   *
   * @param known parameters of the benchmarks that are compared
   * @throws UsageException when it is not among them
   */
  public void check(SortedSet<String> known) throws UsageException {
    if (!known.contains(param)) {
      throw new UsageException(
          "--across "
              + param
              + ": none of the chosen benchmarks has a parameter of that name; they have "
              + (known.isEmpty() ? "none at all" : String.join(", ", known))
              + ".");
    }
  }

  /**
   * Reads {@code variant=before,after}.
   *
   * @throws UsageException when it is not of that form
   */
  public static Across parse(String text) throws UsageException {
    int equals = text.indexOf('=');
    List<String> values = new ArrayList<>();
    if (equals > 0) {
      for (String value : text.substring(equals + 1).split(",", -1)) {
        values.add(value.strip());
      }
    }
    if (values.size() < 2
        || values.stream().anyMatch(String::isEmpty)
        || new HashSet<>(values).size() < values.size()) {
      throw new UsageException(
          "--across "
              + text
              + ": name a parameter and at least two of its values, the baseline's first, each"
              + " once: --across variant=before,after");
    }
    return new Across(text.substring(0, equals).strip(), values);
  }
}
