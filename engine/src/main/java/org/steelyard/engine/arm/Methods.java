package org.steelyard.engine.arm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.config.NearestWord;

/**
 * Methods of one class that are the arms.
 *
 * @param names simple names, the first with its class where several classes have them; the
 *     baseline's first
 */
public record Methods(List<String> names) {
  public Methods {
    names = List.copyOf(names);
  }

  /**
   * Reads {@code pooled,unpooled} or {@code AllocatorBenchmark.pooled,unpooled}.
   *
   * @throws UsageException when it is not of that form
   */
  public static Methods parse(String text) throws UsageException {
    List<String> names = new ArrayList<>();
    for (String name : text.split(",", -1)) {
      names.add(name.strip());
    }
    if (names.size() < 2
        || names.stream().anyMatch(String::isEmpty)
        || names.stream().distinct().count() < names.size()) {
      throw new UsageException(
          "--methods "
              + text
              + ": name at least two methods of one class, the baseline first, each once:"
              + " --methods pooled,unpooled");
    }
    return new Methods(names);
  }

  /** The method's name of a benchmark. */
  static String simple(String benchmark) {
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  /**
   * The benchmarks that are meant, in the order of the names.
   *
   * @param benchmarks full names
   */
  List<String> among(List<String> benchmarks) throws UsageException {
    Map<String, List<String>> byClass = new LinkedHashMap<>();
    for (String benchmark : benchmarks) {
      String type = benchmark.substring(0, Math.max(0, benchmark.lastIndexOf('.')));
      byClass.computeIfAbsent(type, ignored -> new ArrayList<>()).add(simple(benchmark));
    }
    for (String name : names) {
      if (benchmarks.stream().noneMatch(b -> means(name, b))) {
        throw new UsageException(
            "--methods: there is no benchmark method "
                + name
                + (benchmarks.isEmpty()
                    ? "."
                    : ". Did you mean "
                        + NearestWord.of(
                            simple(name), benchmarks.stream().map(Methods::simple).toList())
                        + "?"));
      }
    }
    List<String> types =
        byClass.entrySet().stream()
            .filter(type -> names.stream().allMatch(n -> has(type.getKey(), type.getValue(), n)))
            .map(Map.Entry::getKey)
            .toList();
    if (types.size() != 1) {
      throw new UsageException(
          types.isEmpty()
              ? "--methods: no class has all of "
                  + String.join(", ", names)
                  + "; only methods of one class can be compared."
              : "--methods: more than one class has them: "
                  + String.join(", ", types)
                  + ". Write the class before the first, as in "
                  + simple(types.get(0))
                  + "."
                  + names.stream().map(Methods::simple).collect(Collectors.joining(","))
                  + ".");
    }
    return names.stream().map(name -> types.get(0) + "." + simple(name)).toList();
  }

  private static boolean has(String type, List<String> methods, String name) {
    return methods.stream().anyMatch(method -> means(name, type + "." + method));
  }

  /** A name may leave away what is left of a dot, or of the sign before a nested class. */
  private static boolean means(String name, String benchmark) {
    return benchmark.equals(name)
        || benchmark.endsWith("." + name)
        || benchmark.endsWith("$" + name);
  }
}
