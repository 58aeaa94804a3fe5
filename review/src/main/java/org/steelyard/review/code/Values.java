package org.steelyard.review.code;

import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;

/** The types of values that instructions make. */
public final class Values {
  /** Types in the order in which opcodes of one kind have them. */
  private static final Type[] ORDER = {
    Type.INT_TYPE, Type.LONG_TYPE, Type.FLOAT_TYPE, Type.DOUBLE_TYPE
  };

  private static final Type OBJECT = Type.getType(Object.class);

  private Values() {}

  /** What an instruction leaves on the stack; objects of any class where it does not tell. */
  public static Type type(AbstractInsnNode insn) {
    int opcode = insn.getOpcode();
    if (insn instanceof MethodInsnNode call) {
      return Type.getReturnType(call.desc);
    }
    if (insn instanceof InvokeDynamicInsnNode dynamic) {
      return Type.getReturnType(dynamic.desc);
    }
    if (insn instanceof FieldInsnNode field) {
      return Type.getType(field.desc);
    }
    if (insn instanceof LdcInsnNode constant) {
      return constant(constant.cst);
    }
    if (opcode >= Opcodes.ICONST_M1 && opcode <= Opcodes.ICONST_5
        || opcode == Opcodes.BIPUSH
        || opcode == Opcodes.SIPUSH) {
      return Type.INT_TYPE;
    }
    if (opcode >= Opcodes.LCONST_0 && opcode <= Opcodes.DCONST_1) {
      return opcode <= Opcodes.LCONST_1
          ? Type.LONG_TYPE
          : opcode <= Opcodes.FCONST_2 ? Type.FLOAT_TYPE : Type.DOUBLE_TYPE;
    }
    if (opcode >= Opcodes.IALOAD && opcode <= Opcodes.SALOAD) {
      int kind = opcode - Opcodes.IALOAD;
      return kind < ORDER.length ? ORDER[kind] : kind == 4 ? OBJECT : Type.INT_TYPE;
    }
    if (opcode >= Opcodes.IADD && opcode <= Opcodes.DNEG) {
      return ORDER[(opcode - Opcodes.IADD) % ORDER.length];
    }
    if (opcode >= Opcodes.ISHL && opcode <= Opcodes.LXOR) {
      return ORDER[(opcode - Opcodes.ISHL) % 2];
    }
    return conversion(opcode);
  }

  private static Type conversion(int opcode) {
    switch (opcode) {
      case Opcodes.I2L, Opcodes.F2L, Opcodes.D2L:
        return Type.LONG_TYPE;
      case Opcodes.I2F, Opcodes.L2F, Opcodes.D2F:
        return Type.FLOAT_TYPE;
      case Opcodes.I2D, Opcodes.L2D, Opcodes.F2D:
        return Type.DOUBLE_TYPE;
      case Opcodes.L2I, Opcodes.F2I, Opcodes.D2I, Opcodes.I2B, Opcodes.I2C, Opcodes.I2S:
        return Type.INT_TYPE;
      default:
        return OBJECT;
    }
  }

  private static Type constant(Object constant) {
    if (constant instanceof Integer) {
      return Type.INT_TYPE;
    }
    if (constant instanceof Long) {
      return Type.LONG_TYPE;
    }
    if (constant instanceof Float) {
      return Type.FLOAT_TYPE;
    }
    if (constant instanceof Double) {
      return Type.DOUBLE_TYPE;
    }
    return Type.getType(constant instanceof String ? String.class : Class.class);
  }
}
