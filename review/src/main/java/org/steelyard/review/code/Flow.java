package org.steelyard.review.code;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TypeInsnNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.objectweb.asm.tree.analysis.Analyzer;
import org.objectweb.asm.tree.analysis.AnalyzerException;
import org.objectweb.asm.tree.analysis.Frame;
import org.objectweb.asm.tree.analysis.SourceInterpreter;
import org.objectweb.asm.tree.analysis.SourceValue;

/**
 * Where the values of a method come from. The origins of a value are the instructions that made it:
 * calls, arithmetic, constants, reads of fields and arrays. Copies through local variables and the
 * stack make no new value, so a dead store leaves no trace here.
 */
public final class Flow {
  /** Longer methods are not analysed: the time grows with the square. */
  private static final int LONGEST = 6_000;

  private final MethodNode method;
  private final Frame<SourceValue>[] frames;
  private final Map<AbstractInsnNode, List<SourceValue>> operands;
  private final Map<AbstractInsnNode, Integer> parameters;

  private Flow(
      MethodNode method,
      Frame<SourceValue>[] frames,
      Map<AbstractInsnNode, List<SourceValue>> operands,
      Map<AbstractInsnNode, Integer> parameters) {
    this.method = method;
    this.frames = frames;
    this.operands = operands;
    this.parameters = parameters;
  }

  /**
   * Analyses a method.
   *
   * @param owner internal name of its class
   * @return empty when it has no code, or when its code is too long or cannot be followed
   */
  public static Optional<Flow> of(String owner, MethodNode method) {
    if (method.instructions.size() == 0 || method.instructions.size() > LONGEST) {
      return Optional.empty();
    }
    Origins interpreter = new Origins();
    try {
      Frame<SourceValue>[] frames = new Analyzer<>(interpreter).analyze(owner, method);
      return Optional.of(new Flow(method, frames, interpreter.operands, interpreter.parameters));
    } catch (AnalyzerException | RuntimeException e) {
      // The verifier of the JVM would not follow it, either; or it is older than frames.
      return Optional.empty();
    }
  }

  public MethodNode method() {
    return method;
  }

  /** The instructions that can be reached, in order. */
  public List<AbstractInsnNode> instructions() {
    List<AbstractInsnNode> reached = new ArrayList<>();
    for (int i = 0; i < frames.length; i++) {
      AbstractInsnNode insn = method.instructions.get(i);
      if (frames[i] != null && insn.getOpcode() >= 0) {
        reached.add(insn);
      }
    }
    return reached;
  }

  /** The state before an instruction; null where it cannot be reached. */
  public @Nullable Frame<SourceValue> frame(int index) {
    return frames[index];
  }

  /** The origins of what an instruction takes, first operand first; receivers come first, too. */
  public List<Set<AbstractInsnNode>> operands(AbstractInsnNode insn) {
    List<Set<AbstractInsnNode>> sets = new ArrayList<>();
    for (SourceValue value : operands.getOrDefault(insn, List.of())) {
      sets.add(value.insns);
    }
    return sets;
  }

  /** The origins of one operand; empty where it is not known. */
  public Set<AbstractInsnNode> operand(AbstractInsnNode insn, int index) {
    List<SourceValue> all = operands.getOrDefault(insn, List.of());
    return index < all.size() ? all.get(index).insns : Set.of();
  }

  /** Which local variable of the start an origin is, counting {@code this}; -1 if it is none. */
  public int parameter(AbstractInsnNode origin) {
    return parameters.getOrDefault(origin, -1);
  }

  /** The origins with casts looked through. */
  public Set<AbstractInsnNode> uncast(Set<AbstractInsnNode> origins) {
    Set<AbstractInsnNode> all = new HashSet<>();
    List<AbstractInsnNode> left = new ArrayList<>(origins);
    Set<AbstractInsnNode> seen = new HashSet<>();
    while (!left.isEmpty()) {
      AbstractInsnNode origin = left.remove(left.size() - 1);
      if (seen.add(origin)) {
        if (origin.getOpcode() == Opcodes.CHECKCAST) {
          left.addAll(operand(origin, 0));
        } else {
          all.add(origin);
        }
      }
    }
    return all;
  }

  /** Whether all origins are objects or arrays that this method has made. */
  public boolean isFresh(Set<AbstractInsnNode> origins) {
    return !origins.isEmpty() && uncast(origins).stream().allMatch(Flow::makes);
  }

  /** Whether an instruction makes an object or an array. */
  public static boolean makes(AbstractInsnNode insn) {
    switch (insn.getOpcode()) {
      case Opcodes.NEW:
      case Opcodes.NEWARRAY:
      case Opcodes.ANEWARRAY:
      case Opcodes.MULTIANEWARRAY:
        return true;
      default:
        return false;
    }
  }

  /** The type that all origins were made as by {@code new}; empty when that cannot be told. */
  public Optional<String> exactType(Set<AbstractInsnNode> origins) {
    Set<String> types = new HashSet<>();
    for (AbstractInsnNode origin : uncast(origins)) {
      types.add(origin.getOpcode() == Opcodes.NEW ? ((TypeInsnNode) origin).desc : "?");
    }
    return types.size() == 1 && !types.contains("?")
        ? Optional.of(types.iterator().next())
        : Optional.empty();
  }

  /** The field that a value was read from, if it was read from one field only. */
  public Optional<FieldInsnNode> field(Set<AbstractInsnNode> origins) {
    Set<AbstractInsnNode> all = uncast(origins);
    if (all.size() == 1 && all.iterator().next() instanceof FieldInsnNode field) {
      return Optional.of(field);
    }
    return Optional.empty();
  }

  /** Remembers what each instruction takes, and gives every parameter an origin of its own. */
  private static final class Origins extends SourceInterpreter {
    private final Map<AbstractInsnNode, List<SourceValue>> operands = new IdentityHashMap<>();
    private final Map<AbstractInsnNode, Integer> parameters = new IdentityHashMap<>();
    private final Map<Integer, AbstractInsnNode> byLocal = new HashMap<>();

    Origins() {
      super(Opcodes.ASM9);
    }

    private void takes(AbstractInsnNode insn, SourceValue... values) {
      operands.put(insn, Arrays.asList(values));
    }

    @Override
    public SourceValue newParameterValue(boolean isInstanceMethod, int local, Type type) {
      AbstractInsnNode origin =
          byLocal.computeIfAbsent(local, i -> new VarInsnNode(Opcodes.ILOAD, i));
      parameters.put(origin, local);
      return new SourceValue(type.getSize(), Collections.singleton(origin));
    }

    @Override
    public SourceValue copyOperation(AbstractInsnNode insn, SourceValue value) {
      return value;
    }

    @Override
    public SourceValue unaryOperation(AbstractInsnNode insn, SourceValue value) {
      takes(insn, value);
      return super.unaryOperation(insn, value);
    }

    @Override
    public SourceValue binaryOperation(AbstractInsnNode insn, SourceValue a, SourceValue b) {
      takes(insn, a, b);
      return super.binaryOperation(insn, a, b);
    }

    @Override
    public SourceValue ternaryOperation(
        AbstractInsnNode insn, SourceValue a, SourceValue b, SourceValue c) {
      takes(insn, a, b, c);
      return super.ternaryOperation(insn, a, b, c);
    }

    @Override
    public SourceValue naryOperation(AbstractInsnNode insn, List<? extends SourceValue> values) {
      takes(insn, values.toArray(SourceValue[]::new));
      return super.naryOperation(insn, values);
    }

    @Override
    public void returnOperation(AbstractInsnNode insn, SourceValue value, SourceValue expected) {
      takes(insn, value);
    }
  }
}
