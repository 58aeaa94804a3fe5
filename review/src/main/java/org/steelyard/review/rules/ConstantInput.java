package org.steelyard.review.rules;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.steelyard.model.Finding;
import org.steelyard.model.Severity;
import org.steelyard.review.Benchmark;
import org.steelyard.review.BenchmarkClass;
import org.steelyard.review.Findings;
import org.steelyard.review.Provable;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Effects;
import org.steelyard.review.code.Flow;
import org.steelyard.review.code.Values;
import org.steelyard.review.rewrite.Twin;

/** All that goes into a computation is known when it is compiled. */
public final class ConstantInput implements Provable {
  /** How sure a compiler can be that a value never changes. */
  private enum Constancy {
    /** It is written into the code, or in a static final field. */
    SURE,
    /** It is in a final field of an object, always set to the same constant. */
    LIKELY,
    NONE;

    Constancy and(Constancy other) {
      return compareTo(other) >= 0 ? this : other;
    }
  }

  private static final int DEEPEST = 8;

  @Override
  public String name() {
    return "constant-input";
  }

  @Override
  public String summary() {
    return "all inputs of a computation are constants, so the compiler may do it once and for all";
  }

  @Override
  public void look(BenchmarkClass benchmarks, Findings findings) {
    for (Benchmark benchmark : benchmarks.benchmarks()) {
      for (Code code : benchmarks.ownCode(benchmark)) {
        computed(benchmarks, code)
            .forEach(
                (insn, constancy) ->
                    findings.add(finding(benchmarks, benchmark, code, insn, constancy)));
      }
    }
  }

  @Override
  public void undo(BenchmarkClass benchmarks, Finding finding, Twin twin) {
    for (Code code : benchmarks.ownCode()) {
      for (AbstractInsnNode insn : computed(benchmarks, code).keySet()) {
        if (benchmarks.place(code, insn).equals(finding.place())) {
          hide(benchmarks, code, insn, new HashSet<>(), twin);
        }
      }
    }
  }

  /** Hides all constants that go into a value. */
  private static void hide(
      BenchmarkClass benchmarks,
      Code code,
      AbstractInsnNode insn,
      Set<AbstractInsnNode> done,
      Twin twin) {
    for (Set<AbstractInsnNode> operand : code.flow().orElseThrow().operands(insn)) {
      for (AbstractInsnNode origin : operand) {
        if (!done.add(origin) || code.flow().get().parameter(origin) >= 0) {
          continue;
        }
        if (origin.getOpcode() > Opcodes.ACONST_NULL && origin.getOpcode() <= Opcodes.LDC) {
          twin.hide(code.owner(), code.method(), origin, Values.type(origin));
        } else if (origin instanceof FieldInsnNode read) {
          declared(benchmarks, read).ifPresent(f -> twin.unfinal(f.owner().name, read.name));
        } else {
          hide(benchmarks, code, origin, done, twin);
        }
      }
    }
  }

  /** What is computed from constants, and how sure they are. */
  private static Map<AbstractInsnNode, Constancy> computed(BenchmarkClass benchmarks, Code code) {
    Map<AbstractInsnNode, Constancy> all = new LinkedHashMap<>();
    if (code.flow().isPresent()) {
      Flow flow = code.flow().get();
      for (AbstractInsnNode insn : flow.instructions()) {
        if (computes(flow, insn) && code.liveness().isLive(insn)) {
          Constancy constancy = inputs(benchmarks, flow, insn, 0);
          if (constancy != Constancy.NONE && isPure(benchmarks, flow, insn)) {
            all.put(insn, constancy);
          }
        }
      }
    }
    return all;
  }

  private static boolean computes(Flow flow, AbstractInsnNode insn) {
    if (insn instanceof MethodInsnNode call) {
      boolean input =
          call.getOpcode() != Opcodes.INVOKESTATIC || Type.getArgumentTypes(call.desc).length > 0;
      return input && !call.desc.endsWith(")V") && !isBoxing(call);
    }
    boolean concatenation =
        insn instanceof InvokeDynamicInsnNode dynamic
            && dynamic.bsm.getOwner().equals("java/lang/invoke/StringConcatFactory");
    return (concatenation || isArithmetic(insn)) && isResult(flow, insn);
  }

  private static boolean isArithmetic(AbstractInsnNode insn) {
    return insn.getOpcode() >= Opcodes.IADD && insn.getOpcode() <= Opcodes.LXOR;
  }

  /** Arithmetic on constants is everywhere; it matters where its result is the benchmark's. */
  private static boolean isResult(Flow flow, AbstractInsnNode value) {
    return flow.instructions().stream()
        .filter(
            insn ->
                insn.getOpcode() >= Opcodes.IRETURN && insn.getOpcode() <= Opcodes.ARETURN
                    || insn instanceof MethodInsnNode call && Effects.sinks(call))
        .anyMatch(insn -> flow.operands(insn).stream().anyMatch(o -> o.contains(value)));
  }

  /** What compilers insert to make an object of a number. */
  private static boolean isBoxing(MethodInsnNode call) {
    return call.name.equals("valueOf")
        && Set.of(
                "java/lang/Boolean",
                "java/lang/Byte",
                "java/lang/Character",
                "java/lang/Double",
                "java/lang/Float",
                "java/lang/Integer",
                "java/lang/Long",
                "java/lang/Short")
            .contains(call.owner);
  }

  private static boolean isPure(BenchmarkClass benchmarks, Flow flow, AbstractInsnNode insn) {
    return !(insn instanceof MethodInsnNode call)
        || benchmarks.world().effects().of(flow, call) == Effects.Effect.NONE;
  }

  /** Of all operands together; receivers are operands. */
  private static Constancy inputs(
      BenchmarkClass benchmarks, Flow flow, AbstractInsnNode insn, int depth) {
    Constancy all = Constancy.SURE;
    List<Set<AbstractInsnNode>> operands = flow.operands(insn);
    for (Set<AbstractInsnNode> operand : operands) {
      // A call within the benchmark's own object: the object is no input.
      boolean self =
          operand == operands.get(0)
              && insn instanceof MethodInsnNode call
              && call.getOpcode() != Opcodes.INVOKESTATIC
              && operand.stream().allMatch(origin -> flow.parameter(origin) == 0)
              && readsNothing(benchmarks, call);
      if (!self) {
        all = all.and(of(benchmarks, flow, operand, depth));
      }
    }
    return all;
  }

  /** Whether a method of the benchmark's own class makes no use of its object. */
  private static boolean readsNothing(BenchmarkClass benchmarks, MethodInsnNode call) {
    Optional<Effects.Method> target =
        benchmarks.world().effects().resolve(call.owner, call.name, call.desc);
    if (target.isEmpty() || target.get().node().instructions.size() == 0) {
      return false;
    }
    Optional<Flow> flow = Flow.of(target.get().owner().name, target.get().node());
    return flow.isPresent()
        && flow.get().instructions().stream()
            .noneMatch(
                insn ->
                    flow.get().operands(insn).stream()
                        .anyMatch(
                            o -> o.stream().anyMatch(origin -> flow.get().parameter(origin) == 0)));
  }

  private static Constancy of(
      BenchmarkClass benchmarks, Flow flow, Set<AbstractInsnNode> origins, int depth) {
    // Of several, one is chosen while it runs.
    if (origins.size() != 1 || depth > DEEPEST) {
      return Constancy.NONE;
    }
    AbstractInsnNode origin = origins.iterator().next();
    int opcode = origin.getOpcode();
    if (flow.parameter(origin) >= 0) {
      return Constancy.NONE;
    }
    if (opcode > Opcodes.ACONST_NULL && opcode <= Opcodes.LDC) {
      return Constancy.SURE;
    }
    if (origin instanceof FieldInsnNode field) {
      return field(benchmarks, field);
    }
    if (opcode >= Opcodes.IADD && opcode <= Opcodes.I2S) {
      return inputs(benchmarks, flow, origin, depth + 1);
    }
    return origin instanceof MethodInsnNode call
            && call.getOpcode() == Opcodes.INVOKESTATIC
            && Type.getArgumentTypes(call.desc).length > 0
            && isPure(benchmarks, flow, call)
        ? inputs(benchmarks, flow, origin, depth + 1)
        : Constancy.NONE;
  }

  private static Constancy field(BenchmarkClass benchmarks, FieldInsnNode insn) {
    Type type = Type.getType(insn.desc);
    boolean value = type.getSort() < Type.ARRAY || insn.desc.equals("Ljava/lang/String;");
    if (!value) {
      return Constancy.NONE;
    }
    Optional<Declared> found = declared(benchmarks, insn);
    if (found.isEmpty() || (found.get().field().access & Opcodes.ACC_FINAL) == 0) {
      return Constancy.NONE;
    }
    FieldNode field = found.get().field();
    if ((field.access & Opcodes.ACC_STATIC) != 0) {
      return Constancy.SURE;
    }
    return field.value != null || isSetToConstant(found.get().owner(), field)
        ? Constancy.LIKELY
        : Constancy.NONE;
  }

  /** A field and the class that declares it. */
  private record Declared(ClassNode owner, FieldNode field) {}

  private static Optional<Declared> declared(BenchmarkClass benchmarks, FieldInsnNode insn) {
    Optional<ClassNode> owner = benchmarks.world().classes().find(insn.owner);
    while (owner.isPresent()) {
      for (FieldNode field : owner.get().fields) {
        if (field.name.equals(insn.name) && field.desc.equals(insn.desc)) {
          return Optional.of(new Declared(owner.get(), field));
        }
      }
      owner =
          owner.map(c -> c.superName).flatMap(parent -> benchmarks.world().classes().find(parent));
    }
    return Optional.empty();
  }

  private static boolean isSetToConstant(ClassNode owner, FieldNode field) {
    boolean set = false;
    for (MethodNode method : owner.methods) {
      Optional<Flow> flow =
          method.name.equals("<init>") ? Flow.of(owner.name, method) : Optional.empty();
      if (flow.isPresent()) {
        for (AbstractInsnNode insn : flow.get().instructions()) {
          if (insn instanceof FieldInsnNode put
              && put.getOpcode() == Opcodes.PUTFIELD
              && put.name.equals(field.name)
              && put.owner.equals(owner.name)) {
            set = true;
            for (AbstractInsnNode origin : flow.get().operand(insn, 1)) {
              if (origin.getOpcode() <= Opcodes.ACONST_NULL || origin.getOpcode() > Opcodes.LDC) {
                return false;
              }
            }
          }
        }
      }
    }
    return set;
  }

  private Finding finding(
      BenchmarkClass benchmarks,
      Benchmark benchmark,
      Code code,
      AbstractInsnNode insn,
      Constancy constancy) {
    boolean sure = constancy == Constancy.SURE;
    return new Finding(
        name(),
        sure ? Severity.ERROR : Severity.NOTE,
        benchmarks.place(code, insn),
        List.of(benchmarks.fullName(benchmark)),
        "All that goes into "
            + IgnoredResult.said(insn)
            + " is constant. "
            + (sure
                ? "The compiler may compute it once and for all; the score is then that of reading the"
                    + " result."
                : "It comes from final fields, which are always set to the same; javac and some JITs"
                    + " take them for constants and compute it once and for all."),
        "Take the input from a field of a @State class that is not final, or from a @Param.");
  }
}
