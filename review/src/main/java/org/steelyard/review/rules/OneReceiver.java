package org.steelyard.review.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Flow;

/**
 * A call through an abstract type that only ever sees one class in the benchmark, where the class
 * path holds several: the compiler inlines what it calls through a table in production.
 */
public final class OneReceiver implements Rule {
  /** With two classes the compiler still inlines both; from the third on it does not. */
  private static final int MANY = 3;

  @Override
  public String name() {
    return "one-receiver";
  }

  @Override
  public String summary() {
    return "a call through an abstract type sees one class, where production would mix several";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      for (Code code : benchmarks.ownCode(benchmark)) {
        if (code.flow().isPresent()) {
          for (AbstractInsnNode insn : code.flow().get().instructions()) {
            if (insn instanceof MethodInsnNode call && isThroughAbstractType(benchmarks, call)) {
              look(benchmarks, benchmark, code, call, findings);
            }
          }
        }
      }
    }
  }

  private void look(
      BenchmarkClass benchmarks,
      Benchmark benchmark,
      Code code,
      MethodInsnNode call,
      Findings findings) {
    Flow flow = code.flow().orElseThrow();
    Optional<FieldInsnNode> field = flow.field(flow.operand(call, 0));
    Optional<String> only = field.flatMap(f -> onlyType(benchmarks, f));
    if (only.isEmpty()) {
      return;
    }
    List<String> all = benchmarks.world().subtypes().concrete(call.owner, MANY + 3);
    if (all.size() < MANY || !all.contains(only.get()) && all.size() < MANY + 3) {
      return;
    }
    findings.add(
        new Finding(
            name(),
            Severity.NOTE,
            benchmarks.place(code, call),
            List.of(benchmarks.fullName(benchmark)),
            "Here "
                + call.name
                + "() only ever runs on "
                + simple(only.get())
                + ", so the compiler inlines it. The class path also holds "
                + all.stream()
                    .filter(type -> !type.equals(only.get()))
                    .limit(MANY)
                    .map(OneReceiver::simple)
                    .collect(Collectors.joining(", "))
                + "; where they are mixed, it is called through a table, and what surrounds it is"
                + " compiled in another way.",
            "Make the class a @Param, and warm up with all of them in the same fork; or say that one"
                + " class alone is what is measured."));
  }

  private static boolean isThroughAbstractType(BenchmarkClass benchmarks, MethodInsnNode call) {
    if (call.owner.startsWith("java/")
        || call.owner.startsWith("[")
        || call.getOpcode() != Opcodes.INVOKEINTERFACE
            && call.getOpcode() != Opcodes.INVOKEVIRTUAL) {
      return false;
    }
    return benchmarks
        .world()
        .classes()
        .find(call.owner)
        .filter(type -> (type.access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) != 0)
        .isPresent();
  }

  /** The one class of which objects are ever put into a field; empty when it cannot be told. */
  private static Optional<String> onlyType(BenchmarkClass benchmarks, FieldInsnNode field) {
    Set<String> types = new HashSet<>();
    Optional<ClassNode> owner = benchmarks.world().classes().find(field.owner);
    for (ClassNode each : owner.map(benchmarks.world()::hierarchy).orElse(List.of())) {
      for (MethodNode method : each.methods) {
        for (AbstractInsnNode insn : method.instructions) {
          if (insn instanceof FieldInsnNode put
              && (put.getOpcode() == Opcodes.PUTFIELD || put.getOpcode() == Opcodes.PUTSTATIC)
              && put.name.equals(field.name)) {
            Optional<Flow> flow = benchmarks.world().code(each, method).flow();
            int value = put.getOpcode() == Opcodes.PUTFIELD ? 1 : 0;
            types.add(flow.flatMap(f -> f.exactType(f.operand(put, value))).orElse("?"));
          }
        }
      }
    }
    return types.size() == 1 && !types.contains("?")
        ? Optional.of(types.iterator().next())
        : Optional.empty();
  }

  private static String simple(String name) {
    return name.replaceAll(".*[/$]", "");
  }
}
