package org.steelyard.review.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
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
 * Benchmarks that run in the JVM that starts them, and settings that only one way of starting them
 * knows.
 */
public final class ZeroForks implements Rule {
  private static final List<String> BUILDERS =
      List.of(
          "org/openjdk/jmh/runner/options/OptionsBuilder",
          "org/openjdk/jmh/runner/options/ChainedOptionsBuilder");

  @Override
  public String name() {
    return "zero-forks";
  }

  @Override
  public String summary() {
    return "no forks, or forks and JVM flags that only one way of launching sets";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    List<String> all = new ArrayList<>();
    boolean flags = false;
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      all.add(benchmarks.fullName(benchmark));
      flags |= !benchmark.settings().jvmArgs().isEmpty();
      Integer forks = benchmark.settings().forks();
      if (forks != null && forks == 0) {
        findings.add(
            new Finding(
                name(),
                Severity.ERROR,
                benchmarks.place(benchmark.owner(), benchmark.method()),
                List.of(benchmarks.fullName(benchmark)),
                "@Fork(0) runs it inside the JVM that starts JMH: what ran there before has decided what"
                    + " is compiled how, so the score depends on the order of the benchmarks.",
                "Remove it, or write @Fork(1) and more."));
      }
    }
    for (ClassNode owner : benchmarks.hierarchy()) {
      for (MethodNode method : owner.methods) {
        launching(benchmarks, owner, method, all, flags, findings);
      }
    }
  }

  /** Code that builds JMH's options: what it sets holds when it is run, and at no other time. */
  private void launching(
      BenchmarkClass benchmarks,
      ClassNode owner,
      MethodNode method,
      List<String> all,
      boolean flagsDeclared,
      Findings findings) {
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof MethodInsnNode call && BUILDERS.contains(call.owner)) {
        Code code = benchmarks.world().code(owner, method);
        if (call.name.equals("forks") && isZero(code, call)) {
          findings.add(
              new Finding(
                  name(),
                  Severity.WARNING,
                  benchmarks.place(code, call),
                  all,
                  "Started from here, the benchmarks run inside the JVM that starts JMH, and influence"
                      + " each other; started from the jar, they do not.",
                  "Remove forks(0)."));
        } else if (call.name.startsWith("jvmArgs") && !flagsDeclared) {
          findings.add(
              new Finding(
                  name(),
                  Severity.WARNING,
                  benchmarks.place(code, call),
                  all,
                  "JVM flags are set here, and by no @Fork: started from the jar or the IDE, the same"
                      + " benchmarks run without them, and the scores are not comparable.",
                  "Give the flags to @Fork(jvmArgsAppend = ...) of the class."));
        }
      }
    }
  }

  private static boolean isZero(Code code, MethodInsnNode call) {
    Optional<Flow> flow = code.flow();
    return flow.isPresent()
        && flow.get().operand(call, 1).stream()
            .allMatch(origin -> origin.getOpcode() == Opcodes.ICONST_0);
  }
}
