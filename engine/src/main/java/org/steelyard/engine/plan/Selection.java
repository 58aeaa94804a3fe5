package org.steelyard.engine.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.steelyard.engine.UsageException;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;

/** Chooses benchmarks as JMH's command line does: an expression may be found anywhere in a name. */
final class Selection {
  private final List<Pattern> includes = new ArrayList<>();
  private final List<Pattern> excludes = new ArrayList<>();
  private final Request request;

  /**
   * @throws UsageException when an expression is malformed
   */
  Selection(Request request) throws UsageException {
    this.request = request;
    for (String regex : request.includes()) {
      includes.add(pattern(regex));
    }
    for (String regex : request.excludes()) {
      excludes.add(pattern(regex));
    }
  }

  static Pattern pattern(String regex) throws UsageException {
    try {
      return Pattern.compile(regex);
    } catch (PatternSyntaxException e) {
      throw new UsageException(
          "\""
              + regex
              + "\" is not a regular expression: "
              + e.getDescription()
              + " near position "
              + Math.max(0, e.getIndex())
              + ". Quote special characters, as in 'Foo\\.bar\\[\\]'.");
    }
  }

  /** The benchmarks that are meant, each with one of the modes that are meant, sorted as tables. */
  List<Benchmark> of(List<Benchmark> benchmarks) {
    // Whether a benchmark runs at all does not depend on how it is timed.
    boolean oneMode = request.effort() == Effort.SMOKE && !request.everyCase();
    Map<String, Benchmark> chosen = new LinkedHashMap<>();
    benchmarks.stream()
        .filter(
            b -> includes.isEmpty() || includes.stream().anyMatch(p -> p.matcher(b.name()).find()))
        .filter(b -> excludes.stream().noneMatch(p -> p.matcher(b.name()).find()))
        .sorted(java.util.Comparator.comparing(Benchmark::name).thenComparing(Benchmark::mode))
        .forEach(
            b -> {
              for (Mode mode : request.modes().isEmpty() ? List.of(b.mode()) : request.modes()) {
                chosen.putIfAbsent(
                    oneMode ? b.name() : b.name() + " " + mode,
                    new Benchmark(b.name(), b.className(), mode, b.params(), b.declared()));
              }
            });
    return List.copyOf(chosen.values());
  }

  /**
   * @throws UsageException when a parameter was given that none of the benchmarks has
   */
  void checkParams(List<Benchmark> chosen) throws UsageException {
    TreeSet<String> known = new TreeSet<>();
    chosen.forEach(b -> known.addAll(b.params().keySet()));
    for (String name : request.params().keySet()) {
      if (!known.contains(name)) {
        throw new UsageException(
            "-p "
                + name
                + ": none of the chosen benchmarks has a parameter of that name; they have "
                + (known.isEmpty() ? "none at all" : String.join(", ", known))
                + ".");
      }
    }
  }

  /**
   * All combinations of the parameters' values, in JMH's order.
   *
   * @throws UsageException when a parameter has no value
   */
  List<Map<String, String>> combinations(Benchmark benchmark) throws UsageException {
    List<Map<String, String>> combinations = List.of(Map.of());
    for (Map.Entry<String, List<String>> param : benchmark.params().entrySet()) {
      List<String> values = request.params().getOrDefault(param.getKey(), param.getValue());
      if (values.isEmpty()) {
        throw new UsageException(
            benchmark.name()
                + " has no value for its parameter '"
                + param.getKey()
                + "'. Give one: -p "
                + param.getKey()
                + "=...");
      }
      List<Map<String, String>> longer = new ArrayList<>();
      for (Map<String, String> shorter : combinations) {
        for (String value : values) {
          Map<String, String> one = new LinkedHashMap<>(shorter);
          one.put(param.getKey(), value);
          longer.add(one);
        }
      }
      combinations = longer;
    }
    return combinations;
  }
}
