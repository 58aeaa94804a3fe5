package org.steelyard.junit;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A benchmark with one value for each parameter.
 *
 * @param benchmark name of the class and the method
 * @param mode JMH's short name
 * @param params in the order of their names
 */
record Case(String benchmark, String mode, Map<String, String> params) {
  /** From the objects that {@code list --json} and {@code --events} write. */
  static Case of(Map<?, ?> json) {
    Map<String, String> params = new LinkedHashMap<>();
    ((Map<?, ?>) Objects.requireNonNull(json.get("params")))
        .forEach((name, value) -> params.put((String) name, (String) value));
    return new Case((String) json.get("benchmark"), (String) json.get("mode"), params);
  }

  String className() {
    return benchmark.substring(0, benchmark.lastIndexOf('.'));
  }

  String methodName() {
    return benchmark.substring(benchmark.lastIndexOf('.') + 1);
  }

  /** The parameters as a table shows them. */
  String parameters() {
    return params.entrySet().stream()
        .map(param -> param.getKey() + "=" + param.getValue())
        .collect(Collectors.joining(", "));
  }
}
