package org.steelyard.review.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
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
import org.steelyard.review.code.Values;
import org.steelyard.review.rewrite.Twin;

/** A value is computed, and nothing outside of the benchmark can ever see it. */
public final class IgnoredResult implements Provable {

  @Override
  public String name() {
    return "ignored-result";
  }

  @Override
  public String summary() {
    return "a value is computed and neither returned, nor sunk into a Blackhole, nor stored";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      for (Code code : benchmarks.ownCode(benchmark)) {
        if (code.flow().isPresent()) {
          for (AbstractInsnNode dead : dead(code)) {
            findings.add(finding(benchmarks, benchmark, code, dead));
          }
        }
      }
    }
  }

  @Override
  public void undo(BenchmarkClass benchmarks, Finding finding, Twin twin) {
    for (Code code : benchmarks.ownCode()) {
      if (code.flow().isPresent()) {
        for (AbstractInsnNode dead : dead(code)) {
          if (benchmarks.place(code, dead).equals(finding.place())) {
            AbstractInsnNode made = made(code.flow().get(), dead);
            twin.sink(code.owner(), code.method(), made, Values.type(dead));
          }
        }
      }
    }
  }

  /** Where a value is ready: of an object, after its constructor. */
  private static AbstractInsnNode made(Flow flow, AbstractInsnNode value) {
    return flow.instructions().stream()
        .filter(
            insn ->
                value.getOpcode() == Opcodes.NEW
                    && insn instanceof MethodInsnNode call
                    && call.name.equals("<init>")
                    && flow.operand(insn, 0).contains(value))
        .findFirst()
        .orElse(value);
  }

  /** What is computed for nothing, one for each line: the last, which the others lead to. */
  private static Iterable<AbstractInsnNode> dead(Code code) {
    Flow flow = code.flow().orElseThrow();
    Liveness liveness = code.liveness();
    List<AbstractInsnNode> dead = new ArrayList<>();
    Set<AbstractInsnNode> led = Collections.newSetFromMap(new IdentityHashMap<>());
    for (AbstractInsnNode insn : flow.instructions()) {
      if (isWork(insn) && !liveness.isLive(insn) && !isConstructorOfLive(flow, liveness, insn)) {
        dead.add(insn);
        for (Set<AbstractInsnNode> operand : flow.operands(insn)) {
          operand.stream().filter(origin -> origin != insn).forEach(led::add);
        }
      }
    }
    TreeMap<Integer, AbstractInsnNode> lines = new TreeMap<>();
    for (AbstractInsnNode insn : dead) {
      if (!led.contains(insn)) {
        lines.put(code.line(insn), insn);
      }
    }
    return lines.values();
  }

  private static boolean isConstructorOfLive(Flow flow, Liveness liveness, AbstractInsnNode insn) {
    return insn.getOpcode() == Opcodes.NEW
        && flow.instructions().stream()
            .anyMatch(
                i ->
                    i instanceof MethodInsnNode call
                        && call.name.equals("<init>")
                        && flow.operand(i, 0).contains(insn)
                        && liveness.isLive(i));
  }

  private static boolean isWork(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (insn instanceof MethodInsnNode call) {
      return !call.desc.endsWith(")V") && !isNullCheck(call);
    }
    if (insn instanceof InvokeDynamicInsnNode dynamic) {
      return dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
    }
    return opcode >= Opcodes.IADD && opcode <= Opcodes.LXOR
        || opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD
        || opcode == Opcodes.GETFIELD
        || opcode == Opcodes.NEW
        || opcode == Opcodes.NEWARRAY
        || opcode == Opcodes.ANEWARRAY
        || opcode == Opcodes.MULTIANEWARRAY;
  }

  /** What compilers insert to fail on null. */
  private static boolean isNullCheck(MethodInsnNode call) {
    return call.owner.equals("java/util/Objects") && call.name.equals("requireNonNull")
        || call.name.equals("getClass") && call.desc.equals("()Ljava/lang/Class;");
  }

  private Finding finding(
      BenchmarkClass benchmarks, Benchmark benchmark, Code code, AbstractInsnNode dead) {
    boolean sure =
        !(dead instanceof MethodInsnNode call)
            || benchmarks.world().effects().of(code.flow().orElseThrow(), call)
                == Effects.Effect.NONE;
    return new Finding(
        name(),
        sure ? Severity.ERROR : Severity.WARNING,
        benchmarks.place(code, dead),
        List.of(benchmarks.fullName(benchmark)),
        "Nobody uses "
            + said(dead)
            + ". "
            + (sure
                ? "Computing it has no effect, so the compiler may leave it out; the score is then that"
                    + " of what remains."
                : "As far as its code could be followed, computing it has no effect; what the compiler"
                    + " inlines of it, it may leave out."),
        "Return it, or sink it: blackhole.consume(...) with a Blackhole as parameter of the method.");
  }

  /** What a value is, for people. */
  static String said(AbstractInsnNode insn) {
    if (insn instanceof MethodInsnNode call) {
      return "the result of "
          + Type.getObjectType(call.owner).getClassName().replaceAll(".*[.$]", "")
          + "."
          + call.name
          + "()";
    }
    if (insn instanceof FieldInsnNode field) {
      return "what is read from " + field.name;
    }
    int opcode = insn.getOpcode();
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      return "what is read from the array";
    }
    if (Flow.makes(insn)) {
      return "the object that is made";
    }
    return insn instanceof InvokeDynamicInsnNode ? "the string that is made" : "what is computed";
  }
}
