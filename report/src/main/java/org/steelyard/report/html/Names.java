package org.steelyard.report.html;

import java.util.Map;
import java.util.stream.Collectors;

/**
 * A case's name in parts.
 *
 * @param name class and method
 * @param params names and values
 * @param place the package
 */
record Names(String name, String params, String place) {
  static Names of(String benchmark, Map<String, String> params) {
    int method = benchmark.lastIndexOf('.');
    int type = method < 0 ? -1 : benchmark.lastIndexOf('.', method - 1);
    String values =
        params.entrySet().stream()
            .map(p -> p.getKey() + "=" + p.getValue())
            .collect(Collectors.joining(", "));
    return new Names(
        benchmark.substring(type + 1), values, type < 0 ? "" : benchmark.substring(0, type));
  }
}
