package org.steelyard.review;

import static java.util.Comparator.comparingInt;
import static java.util.Comparator.comparingLong;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldNode;
import org.steelyard.model.Finding;
import org.steelyard.review.code.Annotations;
import org.steelyard.review.code.ClassPath;
import org.steelyard.review.code.Code;
import org.steelyard.review.rewrite.Twin;

/**
 * Reviews the benchmarks of a class path. Nothing is loaded and nothing is run: only class files
 * are read.
 *
 * @param benchmarks how many there are
 * @param findings the most severe first
 * @param notes what could not be looked at, and why
 */
public record Review(int benchmarks, List<Finding> findings, List<String> notes) {

  /**
   * Applies rules.
   *
   * @param classPath jars and folders; what they need of the JDK is taken from the one that runs us
   * @param chosen full names of benchmarks, such as {@code org.example.Work.some}
   * @param rules those to apply
   */
  public static Review of(List<Path> classPath, Predicate<String> chosen, List<Rule> rules) {
    try (ClassPath classes = new ClassPath(classPath)) {
      Findings findings = new Findings();
      int benchmarks = 0;
      for (BenchmarkClass each : new BenchmarkClasses(new World(classes)).find()) {
        List<Benchmark> wanted =
            each.benchmarks().stream().filter(b -> chosen.test(each.fullName(b))).toList();
        if (!wanted.isEmpty()) {
          benchmarks += (int) wanted.stream().map(each::fullName).distinct().count();
          BenchmarkClass its =
              new BenchmarkClass(each.type(), each.hierarchy(), wanted, each.world());
          noteUnfollowed(its, classes);
          for (Rule rule : rules) {
            look(rule, its, findings, classes);
          }
        }
      }
      return new Review(
          benchmarks,
          findings.sorted().stream().filter(f -> !Suppressions.suppress(classes, f)).toList(),
          classes.notes());
    }
  }

  /** Code that cannot be followed is told of: rules find nothing in it. */
  private static void noteUnfollowed(BenchmarkClass benchmarks, ClassPath classes) {
    for (Code code : benchmarks.ownCode()) {
      if (code.flow().isEmpty() && code.method().instructions.size() > 0) {
        classes.note(
            benchmarks.place(code.owner(), code.method())
                + " is too long, or its code is broken; most rules did not look at it.");
      }
    }
  }

  private static void look(
      Rule rule, BenchmarkClass benchmarks, Findings findings, ClassPath classes) {
    try {
      rule.look(benchmarks, findings);
    } catch (RuntimeException e) {
      // A class file that no compiler made can break any assumption; the others are reviewed.
      classes.note(
          rule.name() + " could not look at " + benchmarks.name() + ", whose code is broken: " + e);
    }
  }

  /**
   * Undoes a finding: writes changed classes that are to stand in front of the class path.
   *
   * @param classPath what was reviewed
   * @param finding one that it gave
   * @param rule the one that found it
   * @param folder where the classes go
   * @return the parameters' first values of the benchmark that it was found through; empty when
   *     this finding cannot be undone
   * @throws IOException when the classes cannot be written
   */
  public static Optional<Telling> undo(
      List<Path> classPath, Finding finding, Provable rule, Path folder) throws IOException {
    try (ClassPath classes = new ClassPath(classPath)) {
      for (BenchmarkClass each : new BenchmarkClasses(new World(classes)).find()) {
        Optional<Benchmark> telling =
            each.benchmarks().stream()
                .filter(its -> finding.benchmarks().contains(each.fullName(its)))
                .max(comparingInt(its -> its.settings().operationsPerInvocation()));
        if (telling.isPresent()) {
          Twin twin = new Twin(classes);
          rule.undo(each, finding, twin);
          if (twin.isEmpty()) {
            return Optional.empty();
          }
          twin.write(folder);
          return Optional.of(
              new Telling(each.fullName(telling.get()), values(each, telling.get())));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * The case in which a finding does most to the number, as far as can be told beforehand: the one
   * with the most operations in a call, and the largest values of its parameters.
   *
   * @param benchmark full name
   * @param params values by name
   */
  public record Telling(String benchmark, Map<String, String> params) {}

  private static Map<String, String> values(BenchmarkClass benchmarks, Benchmark benchmark) {
    Map<String, String> values = new TreeMap<>();
    for (ClassNode state : benchmark.states()) {
      for (ClassNode each : benchmarks.world().hierarchy(state)) {
        for (FieldNode field : each.fields) {
          Annotations.of(
                  field.visibleAnnotations,
                  field.invisibleAnnotations,
                  "Lorg/openjdk/jmh/annotations/Param;")
              .map(param -> param.list("value"))
              .filter(all -> !all.isEmpty())
              .ifPresent(all -> values.put(field.name, largest(all)));
        }
      }
    }
    return values;
  }

  /** Of numbers the largest; else the first. */
  private static String largest(List<String> values) {
    return values.stream().allMatch(value -> value.matches("\\d{1,15}"))
        ? values.stream().max(comparingLong(Long::parseLong)).orElseThrow()
        : values.get(0);
  }
}
