package org.steelyard.review.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;
import org.steelyard.review.code.Annotations;
import org.steelyard.review.code.Code;

/**
 * Threads share a state object and one of them writes to it: to a field that others use at the same
 * time, or to one that lies in the same cache line. JMH pads state objects, not their fields
 * (JMHSample_22_FalseSharing).
 */
public final class SharedState implements Rule {
  private static final String JMH = "Lorg/openjdk/jmh/annotations/";

  /** Bytes that the caches of today's processors keep together. */
  private static final int LINE = 64;

  @Override
  public String name() {
    return "shared-state";
  }

  @Override
  public String summary() {
    return "threads write to a state that they share, or next to what others read";
  }

  /** Which fields of a shared state the threads of a benchmark or group read and write. */
  private static final class Uses {
    private final Set<String> benchmarks = new TreeSet<>();
    private final Map<String, Benchmark> readers = new HashMap<>();
    private final Map<String, Benchmark> writers = new HashMap<>();
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    Map<String, Map<ClassNode, Uses>> groups = new HashMap<>();
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      boolean grouped = benchmark.group() != null;
      if (!grouped && !hasSeveralThreads(benchmark)) {
        continue;
      }
      for (ClassNode state : benchmark.states()) {
        String scope = scope(benchmarks, state);
        if (scope.equals("Benchmark") || grouped && scope.equals("Group")) {
          Uses uses =
              groups
                  .computeIfAbsent(
                      grouped ? benchmark.group() : benchmark.method().name,
                      name -> new HashMap<>())
                  .computeIfAbsent(state, s -> new Uses());
          uses.benchmarks.add(benchmarks.fullName(benchmark));
          collect(benchmarks, benchmark, state, uses);
        }
      }
    }
    groups.forEach(
        (group, states) ->
            states.forEach((state, uses) -> report(benchmarks, state, uses, findings)));
  }

  private static boolean hasSeveralThreads(Benchmark benchmark) {
    Integer threads = benchmark.settings().threads();
    return threads != null && threads != 1;
  }

  private static String scope(BenchmarkClass benchmarks, ClassNode state) {
    for (ClassNode each : benchmarks.world().hierarchy(state)) {
      Optional<String> scope =
          Annotations.of(each.visibleAnnotations, each.invisibleAnnotations, JMH + "State;")
              .map(a -> String.valueOf(a.enumeration("value")));
      if (scope.isPresent()) {
        return scope.get();
      }
    }
    return "";
  }

  private static void collect(
      BenchmarkClass benchmarks, Benchmark benchmark, ClassNode state, Uses uses) {
    Set<String> owners = new HashSet<>();
    benchmarks.world().hierarchy(state).forEach(each -> owners.add(each.name));
    for (Code code : benchmarks.ownCode(benchmark)) {
      for (AbstractInsnNode insn : code.method().instructions) {
        if (insn instanceof FieldInsnNode field && owners.contains(field.owner)) {
          if (field.getOpcode() == Opcodes.PUTFIELD) {
            uses.writers.putIfAbsent(field.name, benchmark);
          } else if (field.getOpcode() == Opcodes.GETFIELD) {
            uses.readers.putIfAbsent(field.name, benchmark);
          }
        }
      }
    }
  }

  private void report(BenchmarkClass benchmarks, ClassNode state, Uses uses, Findings findings) {
    uses.writers.forEach(
        (written, writer) ->
            uses.readers.forEach(
                (read, reader) -> {
                  if (!read.equals(written)
                      && reader != writer
                      && liesNear(benchmarks, state, read, written)) {
                    findings.add(
                        finding(
                            benchmarks,
                            writer,
                            uses,
                            state.name.replaceAll(".*[/$]", "")
                                + "."
                                + written
                                + " is written by one thread while another reads "
                                + read
                                + ", which lies in the same cache line: each write makes the reader"
                                + " fetch the line again (false sharing). JMH pads state objects, not"
                                + " their fields.",
                            "Put the fields into state classes of their own, each padded by JMH."));
                  }
                }));
    for (Map.Entry<String, Benchmark> written : uses.writers.entrySet()) {
      Benchmark writer = written.getValue();
      if (uses.readers.get(written.getKey()) == writer
          && writer.group() == null
          && isPlain(benchmarks, state, written.getKey())) {
        findings.add(
            finding(
                benchmarks,
                writer,
                uses,
                "All threads read and write "
                    + written.getKey()
                    + " of one object without any order: what they compute is undefined, and the score"
                    + " is that of moving a cache line between processors.",
                "Use @State(Scope.Thread), or what production uses to share it."));
      }
    }
  }

  private static boolean isPlain(BenchmarkClass benchmarks, ClassNode state, String name) {
    return benchmarks.world().hierarchy(state).stream()
        .flatMap(each -> each.fields.stream())
        .anyMatch(f -> f.name.equals(name) && (f.access & Opcodes.ACC_VOLATILE) == 0);
  }

  /**
   * Whether two fields may lie in one cache line, whatever order the JVM gives to a class's fields.
   */
  private static boolean liesNear(
      BenchmarkClass benchmarks, ClassNode state, String one, String other) {
    for (ClassNode each : benchmarks.world().hierarchy(state)) {
      List<String> names = new ArrayList<>();
      int bytes = 0;
      for (FieldNode field : each.fields) {
        if ((field.access & Opcodes.ACC_STATIC) == 0) {
          boolean contended =
              Annotations.of(
                          field.visibleAnnotations,
                          field.invisibleAnnotations,
                          "Ljdk/internal/vm/annotation/Contended;")
                      .isPresent()
                  || Annotations.of(
                          field.visibleAnnotations,
                          field.invisibleAnnotations,
                          "Lsun/misc/Contended;")
                      .isPresent();
          if (contended && (field.name.equals(one) || field.name.equals(other))) {
            return false;
          }
          names.add(field.name);
          bytes += size(field.desc);
        }
      }
      if (names.contains(one) && names.contains(other)) {
        // Somebody has put a line's worth of others between them, or has tried to.
        return bytes <= LINE;
      }
    }
    return false;
  }

  private static int size(String descriptor) {
    switch (Type.getType(descriptor).getSort()) {
      case Type.BOOLEAN, Type.BYTE:
        return 1;
      case Type.CHAR, Type.SHORT:
        return 2;
      case Type.LONG, Type.DOUBLE:
        return 8;
      default:
        return 4;
    }
  }

  private Finding finding(
      BenchmarkClass benchmarks, Benchmark writer, Uses uses, String what, String fix) {
    return new Finding(
        name(),
        Severity.WARNING,
        benchmarks.place(writer.owner(), writer.method()),
        new ArrayList<>(uses.benchmarks),
        what,
        fix);
  }
}
