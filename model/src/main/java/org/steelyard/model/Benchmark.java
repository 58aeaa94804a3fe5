package org.steelyard.model;

import java.util.List;
import java.util.Map;

/**
 * A benchmark method, or group of methods, as the class path's BenchmarkList declares it.
 *
 * @param name JMH's name: class and method, or class and group
 * @param className the class that declares it
 * @param mode one of JMH's modes; a method annotated with several is listed once for each
 * @param params its parameters in JMH's order, each with the values that the annotation lists
 * @param declared what its annotations set
 */
public record Benchmark(
    String name,
    String className,
    Mode mode,
    Map<String, List<String>> params,
    Settings declared) {}
