package org.steelyard.review.rules;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;
import org.steelyard.review.World;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Effects;

/**
 * What a benchmark measures is gone or unused: it reaches no class of the system under test, or
 * internal code of it that nothing in it calls any more. The build stays green when that happens.
 */
public final class Rotten implements Rule {
  /** Methods followed from one benchmark before it counts as reaching nothing. */
  private static final int MOST = 3_000;

  private final Set<String> system;
  private @Nullable Set<String> called;

  /**
   * @param system internal names of the classes of the system under test; empty applies no rule
   */
  public Rotten(Set<String> system) {
    this.system = Set.copyOf(system);
  }

  @Override
  public String name() {
    return "rotten";
  }

  @Override
  public String summary() {
    return "what is measured is gone from the system under test, or unused in it (needs --system)";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    if (system.isEmpty()) {
      return;
    }
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      if (!reaches(benchmarks, benchmark)) {
        findings.add(
            new Finding(
                name(),
                Severity.ERROR,
                benchmarks.place(benchmark.owner(), benchmark.method()),
                List.of(benchmarks.fullName(benchmark)),
                "Neither the benchmark nor its fixtures reach a class of the system under test: what it"
                    + " was written for is gone, or has been moved away from it.",
                "Measure what has taken its place, or remove the benchmark."));
      }
      for (Code code : benchmarks.ownCode(benchmark)) {
        unused(benchmarks, benchmark, code, findings);
      }
    }
  }

  private boolean reaches(BenchmarkClass benchmarks, Benchmark benchmark) {
    World world = benchmarks.world();
    Deque<Code> left = new ArrayDeque<>(benchmarks.ownCode(benchmark));
    for (ClassNode state : benchmark.states()) {
      for (ClassNode each : world.hierarchy(state)) {
        for (MethodNode method : each.methods) {
          if (method.name.equals("<init>") || method.name.equals("<clinit>")) {
            left.add(world.code(each, method));
          }
        }
      }
      for (String annotation : List.of("Setup", "TearDown")) {
        for (BenchmarkClass.Annotated fixture : benchmarks.annotated(state, annotation)) {
          left.add(world.code(fixture.owner(), fixture.method()));
        }
      }
    }
    Set<MethodNode> seen = new HashSet<>();
    while (!left.isEmpty() && seen.size() < MOST) {
      Code code = left.remove();
      if (seen.add(code.method())) {
        for (AbstractInsnNode insn : code.method().instructions) {
          for (Handle target : targets(insn)) {
            if (system.contains(target.getOwner())) {
              return true;
            }
            if (!target.getOwner().startsWith("java/") && !target.getDesc().isEmpty()) {
              Optional<Effects.Method> method =
                  world.effects().resolve(target.getOwner(), target.getName(), target.getDesc());
              method.ifPresent(m -> left.add(world.code(m.owner(), m.node())));
            }
          }
        }
      }
    }
    // With so much code in between nothing can be said.
    return seen.size() >= MOST;
  }

  /** The classes and methods that an instruction names. */
  private static List<Handle> targets(AbstractInsnNode insn) {
    List<Handle> targets = new ArrayList<>();
    if (insn instanceof MethodInsnNode call) {
      targets.add(new Handle(Opcodes.H_INVOKEVIRTUAL, call.owner, call.name, call.desc, false));
    } else if (insn instanceof FieldInsnNode field) {
      targets.add(new Handle(Opcodes.H_GETFIELD, field.owner, field.name, "", false));
      targets.add(
          new Handle(
              Opcodes.H_GETFIELD, field.desc.replaceAll("^\\[*L|;$", ""), field.name, "", false));
    } else if (insn instanceof TypeInsnNode type) {
      targets.add(new Handle(Opcodes.H_GETFIELD, type.desc, "", "", false));
    } else if (insn instanceof InvokeDynamicInsnNode dynamic) {
      for (Object argument : dynamic.bsmArgs) {
        if (argument instanceof Handle handle) {
          targets.add(handle);
        }
      }
    }
    return targets;
  }

  /** Internal code of the system that only the benchmark still calls. */
  private void unused(
      BenchmarkClass benchmarks, Benchmark benchmark, Code code, Findings findings) {
    for (AbstractInsnNode insn : code.method().instructions) {
      if (insn instanceof MethodInsnNode call
          && system.contains(call.owner)
          && !call.name.equals("<init>")
          && isInternal(benchmarks.world(), call.owner)
          && !called(benchmarks.world()).contains(call.name + call.desc)) {
        findings.add(
            new Finding(
                name(),
                Severity.WARNING,
                benchmarks.place(code, call),
                List.of(benchmarks.fullName(benchmark)),
                "Nothing in the system under test calls "
                    + call.owner.replaceAll(".*/", "").replace('$', '.')
                    + "."
                    + call.name
                    + "() any more, and it is internal to it: the number is that of code which nobody"
                    + " runs.",
                "Measure what the system calls instead, or remove the benchmark with the method."));
      }
    }
  }

  private static boolean isInternal(World world, String owner) {
    return owner.contains("/internal/")
        || owner.contains("/impl/")
        || world
            .classes()
            .find(owner)
            .filter(type -> (type.access & Opcodes.ACC_PUBLIC) == 0)
            .isPresent();
  }

  /** Names and descriptors of all methods that classes of the system call. */
  private Set<String> called(World world) {
    if (called == null) {
      called = new HashSet<>();
      for (String name : system) {
        Optional<ClassNode> type = world.classes().find(name);
        if (type.isPresent()) {
          for (MethodNode method : type.get().methods) {
            for (AbstractInsnNode insn : method.instructions) {
              for (Handle target : targets(insn)) {
                called.add(target.getName() + target.getDesc());
              }
            }
          }
        }
      }
    }
    return called;
  }
}
