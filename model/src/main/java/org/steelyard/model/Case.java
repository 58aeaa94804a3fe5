package org.steelyard.model;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * A benchmark with one value for each parameter, one mode, one thread count: one line of a result
 * table.
 *
 * @param params in JMH's order
 * @param threads at least 1
 */
public record Case(String benchmark, Map<String, String> params, Mode mode, int threads) {
  public Case {
    params = Collections.unmodifiableMap(new LinkedHashMap<>(params));
  }

  /** Class and method without the package, and the parameters: what a person calls this case. */
  @JsonIgnore
  public String label() {
    int method = benchmark.lastIndexOf('.');
    int type = benchmark.lastIndexOf('.', method - 1);
    return benchmark.substring(type + 1)
        + (params.isEmpty()
            ? ""
            : params.entrySet().stream()
                .map(p -> p.getKey() + "=" + p.getValue())
                .collect(Collectors.joining(", ", " (", ")")));
  }
}
