package org.steelyard.review;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.steelyard.review.code.Annotations;

/**
 * What annotations set, field by field: those of the method win over those of its class, these over
 * those of superclasses.
 *
 * @param forks null where nothing is said
 * @param jvmArgs of all three kinds; empty where nothing is said
 * @param modes by JMH's names; throughput where nothing is said
 * @param warmupIterations null where nothing is said
 * @param batchSize of measured iterations; null where nothing is said
 * @param operationsPerInvocation 1 where nothing is said
 * @param threads null where nothing is said; -1 for one on each processor
 */
public record DeclaredSettings(
    @Nullable Integer forks,
    List<String> jvmArgs,
    Set<String> modes,
    @Nullable Integer warmupIterations,
    @Nullable Integer batchSize,
    int operationsPerInvocation,
    @Nullable Integer threads) {
  private static final String JMH = "Lorg/openjdk/jmh/annotations/";

  /**
   * Reads them.
   *
   * @param method the benchmark
   * @param classes the class it runs in, then its superclasses
   */
  static DeclaredSettings of(MethodNode method, List<ClassNode> classes) {
    List<String> jvmArgs = new ArrayList<>();
    for (String kind : List.of("jvmArgsPrepend", "jvmArgs", "jvmArgsAppend")) {
      jvmArgs.addAll(
          all(method, classes, "Fork").stream()
              .map(fork -> fork.list(kind))
              .filter(list -> !list.isEmpty())
              .findFirst()
              .orElse(List.of()));
    }
    Set<String> modes =
        new LinkedHashSet<>(
            all(method, classes, "BenchmarkMode").stream()
                .map(mode -> mode.list("value"))
                .findFirst()
                .orElse(List.of("Throughput")));
    Integer operations = number(method, classes, "OperationsPerInvocation", "value");
    return new DeclaredSettings(
        number(method, classes, "Fork", "value"),
        List.copyOf(jvmArgs),
        modes,
        number(method, classes, "Warmup", "iterations"),
        number(method, classes, "Measurement", "batchSize"),
        operations == null ? 1 : operations,
        number(method, classes, "Threads", "value"));
  }

  private static @Nullable Integer number(
      MethodNode method, List<ClassNode> classes, String annotation, String field) {
    for (Annotations each : all(method, classes, annotation)) {
      Integer number = each.number(field);
      if (number != null) {
        return number;
      }
    }
    return null;
  }

  private static List<Annotations> all(
      MethodNode method, List<ClassNode> classes, String annotation) {
    String descriptor = JMH + annotation + ";";
    List<Annotations> found = new ArrayList<>();
    of(method, descriptor).ifPresent(found::add);
    for (ClassNode type : classes) {
      of(type, descriptor).ifPresent(found::add);
    }
    return found;
  }

  /** An annotation of a method. */
  static Optional<Annotations> of(MethodNode method, String descriptor) {
    return Annotations.of(method.visibleAnnotations, method.invisibleAnnotations, descriptor);
  }

  /** An annotation of a class. */
  static Optional<Annotations> of(ClassNode type, String descriptor) {
    return Annotations.of(type.visibleAnnotations, type.invisibleAnnotations, descriptor);
  }
}
