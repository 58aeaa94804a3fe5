package org.steelyard.review.rules;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceValue;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Provable;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Effects;
import org.steelyard.review.code.Flow;
import org.steelyard.review.code.Liveness;
import org.steelyard.review.code.Loops;
import org.steelyard.review.code.Values;
import org.steelyard.review.rewrite.Twin;

/**
 * A loop of the benchmark gathers its result in a variable that is only seen when the loop has
 * ended.
 *
 * <p>Nothing keeps the compiler from taking rounds together then: it unrolls, reorders and
 * vectorises reductions, and of a variable that is only overwritten it needs the last round.
 */
public final class LoopAccumulation implements Provable {

  @Override
  public String name() {
    return "loop-accumulation";
  }

  @Override
  public String summary() {
    return "a loop gathers a result that is only seen at its end, so its rounds can be merged";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      for (Code code : benchmarks.ownCode(benchmark)) {
        for (AbstractInsnNode insn : gathered(code, benchmarks)) {
          // Else the loop itself may be what is measured.
          if (benchmark.settings().operationsPerInvocation() > 1 || repeats(code, insn)) {
            findings.add(finding(benchmarks, benchmark, code, insn));
          }
        }
      }
    }
  }

  @Override
  public void undo(BenchmarkClass benchmarks, Finding finding, Twin twin) {
    for (Code code : benchmarks.ownCode()) {
      for (AbstractInsnNode insn : gathered(code, benchmarks)) {
        if (benchmarks.place(code, insn).equals(finding.place())) {
          twin.sink(code.owner(), code.method(), insn, Values.type(insn));
        }
      }
    }
  }

  /** What gathers in the loops of a method whose rounds can be merged. */
  private static List<AbstractInsnNode> gathered(Code code, BenchmarkClass benchmarks) {
    List<AbstractInsnNode> all = new ArrayList<>();
    if (code.flow().isPresent()) {
      for (Loops.Loop loop : code.loops()) {
        Set<AbstractInsnNode> body = instructions(code.method().instructions, loop.body());
        if (isMergeable(code, body, benchmarks.world().effects())) {
          gathered(code, loop, body).ifPresent(all::add);
        }
      }
    }
    return all;
  }

  private static Set<AbstractInsnNode> instructions(InsnList code, BitSet indices) {
    Set<AbstractInsnNode> all = new HashSet<>();
    indices.stream().forEach(i -> all.add(code.get(i)));
    return all;
  }

  /** Whether no round does anything that must be done in that round. */
  private static boolean isMergeable(Code code, Set<AbstractInsnNode> body, Effects effects) {
    Flow flow = code.flow().orElseThrow();
    for (AbstractInsnNode insn : body) {
      int opcode = insn.getOpcode();
      if (insn instanceof MethodInsnNode call && !call.name.equals("<init>")) {
        if (call.desc.endsWith(")V") || effects.of(flow, call) == Effects.Effect.SOME) {
          return false;
        }
      } else if (opcode == Opcodes.PUTSTATIC
          || opcode == Opcodes.MONITORENTER
          || Liveness.isWrite(insn) && !flow.isFresh(flow.operand(insn, 0))) {
        return false;
      }
    }
    return true;
  }

  /** What gathers the result, if there is such a variable. */
  private static Optional<AbstractInsnNode> gathered(
      Code code, Loops.Loop loop, Set<AbstractInsnNode> body) {
    Flow flow = code.flow().orElseThrow();
    Frame<SourceValue> start = flow.frame(loop.header());
    if (start == null) {
      return Optional.empty();
    }
    for (int local = 0; local < start.getLocals(); local++) {
      SourceValue variable = start.getLocal(local);
      List<AbstractInsnNode> inside = new ArrayList<>();
      for (AbstractInsnNode origin : variable.insns) {
        if (body.contains(origin)) {
          inside.add(origin);
        }
      }
      if (!inside.isEmpty()
          && inside.stream().allMatch(insn -> gathers(flow, insn, variable))
          && isSeen(code, inside, body)
          && !decides(flow, inside, body)) {
        return Optional.of(inside.get(0));
      }
    }
    return Optional.empty();
  }

  /**
   * Whether an instruction adds to a variable, whatever the operation, or overwrites it with
   * something that does not depend on what it was. Counting is neither, nor is following pointers,
   * nor is a computation that needs the last round's result as a whole, such as squaring it.
   */
  private static boolean gathers(Flow flow, AbstractInsnNode insn, SourceValue variable) {
    Set<AbstractInsnNode> depending = new HashSet<>();
    if (!dependsOn(flow, insn, variable, depending, new HashSet<>())) {
      return insn instanceof MethodInsnNode || isArithmetic(insn);
    }
    boolean others = false;
    for (AbstractInsnNode step : depending) {
      int depends = 0;
      List<Set<AbstractInsnNode>> operands = flow.operands(step);
      for (Set<AbstractInsnNode> operand : operands) {
        if (operand.containsAll(variable.insns) || operand.stream().anyMatch(depending::contains)) {
          depends++;
        } else if (!operand.stream().allMatch(LoopAccumulation::isConstant)) {
          others = true;
        }
      }
      boolean call = step instanceof MethodInsnNode;
      if (depends != 1 || !call && !isArithmetic(step) && !isConversion(step.getOpcode())) {
        return false;
      }
    }
    return others;
  }

  /** Whether a value is made from a variable; gathers the instructions in between. */
  private static boolean dependsOn(
      Flow flow,
      AbstractInsnNode insn,
      SourceValue variable,
      Set<AbstractInsnNode> between,
      Set<AbstractInsnNode> seen) {
    if (!seen.add(insn)) {
      return between.contains(insn);
    }
    boolean depends = false;
    for (Set<AbstractInsnNode> operand : flow.operands(insn)) {
      if (operand.containsAll(variable.insns)) {
        between.add(insn);
        depends = true;
      } else {
        for (AbstractInsnNode origin : operand) {
          if (dependsOn(flow, origin, variable, between, seen)) {
            between.add(insn);
            depends = true;
          }
        }
      }
    }
    return depends;
  }

  private static boolean isArithmetic(AbstractInsnNode insn) {
    return insn.getOpcode() >= Opcodes.IADD && insn.getOpcode() <= Opcodes.LXOR;
  }

  private static boolean isConversion(int opcode) {
    return opcode >= Opcodes.I2L && opcode <= Opcodes.I2S;
  }

  private static boolean isConstant(AbstractInsnNode insn) {
    return insn.getOpcode() >= Opcodes.ACONST_NULL && insn.getOpcode() <= Opcodes.LDC;
  }

  /** Whether a value is used by something live outside of the loop. */
  private static boolean isSeen(
      Code code, List<AbstractInsnNode> inside, Set<AbstractInsnNode> body) {
    Flow flow = code.flow().orElseThrow();
    return flow.instructions().stream()
        .filter(insn -> !body.contains(insn) && code.liveness().isLive(insn))
        .anyMatch(insn -> takes(flow, insn, inside));
  }

  /** Whether the loop goes on or not, or which way it takes, depends on what it has gathered. */
  private static boolean decides(
      Flow flow, List<AbstractInsnNode> inside, Set<AbstractInsnNode> body) {
    return flow.instructions().stream()
        .filter(insn -> body.contains(insn) && insn instanceof JumpInsnNode)
        .anyMatch(insn -> takes(flow, insn, inside));
  }

  private static boolean takes(Flow flow, AbstractInsnNode insn, List<AbstractInsnNode> values) {
    return flow.operands(insn).stream().anyMatch(o -> values.stream().anyMatch(o::contains));
  }

  /**
   * Whether a round does something that looks as if it were to be measured: it calls code that is
   * not the JDK's with another input each time, or does the same each time.
   */
  private static boolean repeats(Code code, AbstractInsnNode insn) {
    Flow flow = code.flow().orElseThrow();
    Set<AbstractInsnNode> made = madeFrom(flow, insn);
    return made.stream().noneMatch(LoopAccumulation::counts)
        || made.stream()
            .anyMatch(
                at ->
                    at instanceof MethodInsnNode call
                        && !call.owner.startsWith("java/")
                        && madeFrom(flow, at).stream().anyMatch(LoopAccumulation::counts));
  }

  private static boolean counts(AbstractInsnNode insn) {
    return insn.getOpcode() == Opcodes.IINC;
  }

  /** An instruction and all that its value is made from. */
  private static Set<AbstractInsnNode> madeFrom(Flow flow, AbstractInsnNode insn) {
    Set<AbstractInsnNode> made = new HashSet<>();
    List<AbstractInsnNode> left = new ArrayList<>(List.of(insn));
    while (!left.isEmpty()) {
      AbstractInsnNode at = left.remove(left.size() - 1);
      if (made.add(at)) {
        flow.operands(at).forEach(left::addAll);
      }
    }
    return made;
  }

  private Finding finding(
      BenchmarkClass benchmarks, Benchmark benchmark, Code code, AbstractInsnNode insn) {
    int operations = benchmark.settings().operationsPerInvocation();
    return new Finding(
        name(),
        operations > 1 ? Severity.ERROR : Severity.WARNING,
        benchmarks.place(code, insn),
        List.of(benchmarks.fullName(benchmark)),
        "The loop gathers its result in a variable that is only seen at its end, so the compiler may"
            + " unroll it, take rounds together and move work out of it. "
            + (operations > 1
                ? "The score is divided by "
                    + operations
                    + " operations that are not made one by one."
                : "The score says little about what a single round costs."),
        "Sink each round's result: blackhole.consume(...) inside the loop; or measure one round and"
            + " leave looping to JMH.");
  }
}
