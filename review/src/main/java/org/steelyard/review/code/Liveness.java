package org.steelyard.review.code;

import java.util.ArrayDeque;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/**
 * Which values of a method can be seen outside of it: returned, written to what outlives it, handed
 * to a call that does something, or decided upon. The rest is dead, and a compiler may leave it
 * out.
 */
public final class Liveness {
  private final Set<AbstractInsnNode> live = Collections.newSetFromMap(new IdentityHashMap<>());

  private Liveness() {}

  /** Follows all values of a method backwards from where they are seen. */
  public static Liveness of(Flow flow, Effects effects) {
    Liveness liveness = new Liveness();
    Map<AbstractInsnNode, Set<AbstractInsnNode>> writes = new HashMap<>();
    Deque<AbstractInsnNode> left = new ArrayDeque<>();
    for (AbstractInsnNode insn : flow.instructions()) {
      if (isWrite(insn) && flow.isFresh(flow.operand(insn, 0))
          || isConstructor(insn)
              && flow.isFresh(flow.operand(insn, 0))
              && hasNoEffect(flow, effects, insn)) {
        // Seen only if the object is.
        for (AbstractInsnNode object : flow.uncast(flow.operand(insn, 0))) {
          writes.computeIfAbsent(object, o -> new HashSet<>()).add(insn);
        }
      } else if (isSeen(flow, effects, insn)) {
        left.add(insn);
      }
    }
    while (!left.isEmpty()) {
      AbstractInsnNode insn = left.remove();
      if (liveness.live.add(insn)) {
        for (Set<AbstractInsnNode> operand : flow.operands(insn)) {
          left.addAll(operand);
        }
        left.addAll(writes.getOrDefault(insn, Set.of()));
      }
    }
    return liveness;
  }

  /** Whether an instruction's value, or what it does, is seen. */
  public boolean isLive(AbstractInsnNode insn) {
    return live.contains(insn);
  }

  private static boolean isConstructor(AbstractInsnNode insn) {
    return insn instanceof MethodInsnNode call && call.name.equals("<init>");
  }

  private static boolean hasNoEffect(Flow flow, Effects effects, AbstractInsnNode insn) {
    return effects.of(flow, (MethodInsnNode) insn) != Effects.Effect.SOME;
  }

  private static boolean isSeen(Flow flow, Effects effects, AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (insn instanceof MethodInsnNode call) {
      // A void call of which no effect is known is there for a reason.
      return effects.of(flow, call) == Effects.Effect.SOME
          || call.desc.endsWith(")V") && !isConstructor(call);
    }
    if (insn instanceof InvokeDynamicInsnNode dynamic) {
      return !Effects.isHarmless(dynamic);
    }
    return isWrite(insn)
        || opcode == Opcodes.PUTSTATIC
        || opcode == Opcodes.ATHROW
        || opcode == Opcodes.MONITORENTER
        || opcode == Opcodes.MONITOREXIT
        || opcode >= Opcodes.IRETURN && opcode <= Opcodes.ARETURN
        || isDecision(opcode);
  }

  private static boolean isDecision(int opcode) {
    return opcode >= Opcodes.IFEQ && opcode <= Opcodes.IF_ACMPNE
        || opcode == Opcodes.IFNULL
        || opcode == Opcodes.IFNONNULL
        || opcode == Opcodes.TABLESWITCH
        || opcode == Opcodes.LOOKUPSWITCH;
  }

  /** Whether it writes to an object or an array. */
  public static boolean isWrite(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    return opcode == Opcodes.PUTFIELD || opcode >= Opcodes.IASTORE && opcode <= Opcodes.SASTORE;
  }
}
