package org.steelyard.report.html;

import java.util.Map;
import java.util.stream.Collectors;

/** A benchmark's name in two parts: what people call it, and where it is. */
record Names(String name, String place) {
  static Names of(String benchmark, Map<String, String> params) {
    int method = benchmark.lastIndexOf('.');
    int type = method < 0 ? -1 : benchmark.lastIndexOf('.', method - 1);
    String values =
        params.entrySet().stream()
            .map(p -> p.getKey() + "=" + p.getValue())
            .collect(Collectors.joining(", "));
    return new Names(
        benchmark.substring(type + 1) + (values.isEmpty() ? "" : " (" + values + ")"),
        type < 0 ? "" : benchmark.substring(0, type));
  }
}
