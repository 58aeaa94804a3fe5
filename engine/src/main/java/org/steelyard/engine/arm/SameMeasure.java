package org.steelyard.engine.arm;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Case;
import org.steelyard.model.Mode;

/**
 * Whether arms measure a benchmark in the same modes and with as many threads. Where they do not,
 * no choice of ours would be the right one: it is the user's.
 */
final class SameMeasure {
  /** Two arms may have one name: the same jar, run by two JVMs. */
  private record Said(String arm, String what) {}

  private SameMeasure() {}

  /**
   * @param sides those that have the benchmark
   * @throws UsageException when they do not
   */
  static void check(String benchmark, List<Side> sides) throws UsageException {
    List<Said> modes = by(benchmark, sides, Case::mode, Mode::label);
    if (differ(modes)) {
      throw new UsageException(
          benchmark
              + " is measured in different modes: "
              + list(modes)
              + ". Choose one mode for all arms, such as -bm avgt.");
    }
    List<Said> threads = by(benchmark, sides, Case::threads, String::valueOf);
    if (differ(threads)) {
      throw new UsageException(
          benchmark
              + " is measured with different numbers of threads: "
              + list(threads)
              + ". Choose one number for all arms, such as -t 1.");
    }
  }

  private static <T extends Comparable<T>> List<Said> by(
      String benchmark, List<Side> sides, Function<Case, T> what, Function<T, String> words) {
    List<Said> by = new ArrayList<>();
    for (Side side : sides) {
      TreeSet<T> its = new TreeSet<>();
      side.of(benchmark).forEach(c -> its.add(what.apply(c.key())));
      by.add(new Said(side.name(), its.stream().map(words).collect(Collectors.joining(" and "))));
    }
    return by;
  }

  private static boolean differ(List<Said> all) {
    return all.stream().map(Said::what).distinct().count() > 1;
  }

  private static String list(List<Said> all) {
    return all.stream()
        .map(said -> said.what() + " in " + said.arm())
        .collect(Collectors.joining(", "));
  }
}
