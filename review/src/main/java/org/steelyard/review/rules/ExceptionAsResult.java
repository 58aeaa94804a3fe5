package org.steelyard.review.rules;

import java.util.List;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Rule;
import org.steelyard.review.code.Code;

/** The benchmark swallows any exception, so that work which fails is measured as work. */
public final class ExceptionAsResult implements Rule {
  private static final Set<String> BROAD =
      Set.of("java/lang/Throwable", "java/lang/Exception", "java/lang/RuntimeException");

  @Override
  public String name() {
    return "exception-as-result";
  }

  @Override
  public String summary() {
    return "a benchmark swallows every exception, so failing is measured as working";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      for (Code code : benchmarks.ownCode(benchmark)) {
        for (TryCatchBlockNode block : code.method().tryCatchBlocks) {
          if (BROAD.contains(String.valueOf(block.type)) && swallows(block)) {
            findings.add(
                new Finding(
                    name(),
                    Severity.WARNING,
                    benchmarks.place(code, block.handler.getNext()),
                    List.of(benchmarks.fullName(benchmark)),
                    "Every exception is caught and dropped. When the work begins to fail, the score"
                        + " becomes that of failing, and the run stays green.",
                    "Catch only what the work is expected to throw, or sink the exception, and let the"
                        + " others fail the run."));
          }
        }
      }
    }
  }

  /**
   * Whether the exception goes nowhere: popped, or stored and never loaded before the code ends.
   */
  private static boolean swallows(TryCatchBlockNode block) {
    AbstractInsnNode first = block.handler;
    while (first != null && first.getOpcode() < 0) {
      first = first.getNext();
    }
    if (first == null || first.getOpcode() == Opcodes.POP) {
      return first != null;
    }
    if (!(first instanceof VarInsnNode store) || store.getOpcode() != Opcodes.ASTORE) {
      return false;
    }
    for (AbstractInsnNode at = first.getNext(); at != null; at = at.getNext()) {
      if (at instanceof VarInsnNode load && load.var == store.var) {
        return load.getOpcode() != Opcodes.ALOAD;
      }
      if (at instanceof MethodInsnNode
          || at.getOpcode() == Opcodes.ATHROW
          || at.getOpcode() == Opcodes.PUTFIELD
          || at.getOpcode() == Opcodes.PUTSTATIC) {
        // It tells somebody, or fails in another way.
        return false;
      }
      if (at.getOpcode() == Opcodes.GOTO
          || at.getOpcode() >= Opcodes.IRETURN && at.getOpcode() <= Opcodes.RETURN) {
        return true;
      }
    }
    return true;
  }
}
