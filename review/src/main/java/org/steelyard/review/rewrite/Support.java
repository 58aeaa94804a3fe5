package org.steelyard.review.rewrite;

import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;

/** The class that rewritten code calls: a Blackhole for what was dead, fields for constants. */
final class Support {
  static final String NAME = "org/steelyard/twin/Support";
  private static final String BLACKHOLE = "org/openjdk/jmh/infra/Blackhole";

  /** JMH makes sure that nobody makes one by mistake. */
  private static final String PASSWORD =
      "Today's password is swordfish. I understand instantiating Blackholes directly is dangerous.";

  private static final Type[] SINKS = {
    Type.BOOLEAN_TYPE,
    Type.BYTE_TYPE,
    Type.CHAR_TYPE,
    Type.SHORT_TYPE,
    Type.INT_TYPE,
    Type.LONG_TYPE,
    Type.FLOAT_TYPE,
    Type.DOUBLE_TYPE,
    Type.getType(Object.class)
  };

  private final ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
  private final MethodVisitor start;

  Support() {
    writer.visit(Opcodes.V1_8, Opcodes.ACC_PUBLIC, NAME, null, "java/lang/Object", null);
    int constant = Opcodes.ACC_STATIC | Opcodes.ACC_FINAL;
    writer.visitField(constant, "BLACKHOLE", "L" + BLACKHOLE + ";", null, null).visitEnd();
    start = writer.visitMethod(Opcodes.ACC_STATIC, "<clinit>", "()V", null, null);
    start.visitCode();
    start.visitTypeInsn(Opcodes.NEW, BLACKHOLE);
    start.visitInsn(Opcodes.DUP);
    start.visitLdcInsn(PASSWORD);
    start.visitMethodInsn(
        Opcodes.INVOKESPECIAL, BLACKHOLE, "<init>", "(Ljava/lang/String;)V", false);
    start.visitFieldInsn(Opcodes.PUTSTATIC, NAME, "BLACKHOLE", "L" + BLACKHOLE + ";");
    for (Type type : SINKS) {
      sink(type);
    }
  }

  /** Of the method that takes a value of a type. */
  static String sinkDescriptor(Type type) {
    boolean object = type.getSort() >= Type.ARRAY;
    return "(" + (object ? "Ljava/lang/Object;" : type.getDescriptor()) + ")V";
  }

  private void sink(Type type) {
    MethodVisitor method =
        writer.visitMethod(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, "sink", sinkDescriptor(type), null, null);
    method.visitCode();
    method.visitFieldInsn(Opcodes.GETSTATIC, NAME, "BLACKHOLE", "L" + BLACKHOLE + ";");
    method.visitVarInsn(type.getOpcode(Opcodes.ILOAD), 0);
    method.visitMethodInsn(
        Opcodes.INVOKEVIRTUAL, BLACKHOLE, "consume", sinkDescriptor(type), false);
    method.visitInsn(Opcodes.RETURN);
    method.visitMaxs(0, 0);
    method.visitEnd();
  }

  /**
   * A field that compilers cannot know the value of.
   *
   * @param origin what put the value on the stack: a constant, or the read of a static field
   */
  void constant(String field, Type type, AbstractInsnNode origin) {
    writer
        .visitField(
            Opcodes.ACC_PUBLIC | Opcodes.ACC_STATIC, field, type.getDescriptor(), null, null)
        .visitEnd();
    origin.accept(start);
    start.visitFieldInsn(Opcodes.PUTSTATIC, NAME, field, type.getDescriptor());
  }

  byte[] bytes() {
    start.visitInsn(Opcodes.RETURN);
    start.visitMaxs(0, 0);
    start.visitEnd();
    writer.visitEnd();
    return writer.toByteArray();
  }
}
