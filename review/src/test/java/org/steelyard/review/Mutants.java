package org.steelyard.review;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.IntInsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LdcInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** Makes bad benchmarks of clean ones: one bad practice in one benchmark each. */
final class Mutants {
  private static final String JMH = "Lorg/openjdk/jmh/annotations/";
  private static final Set<String> VALUES =
      Set.of("I", "J", "F", "D", "C", "B", "S", "Z", "Ljava/lang/String;");

  /**
   * A mutant.
   *
   * @param rule the rule that must find it
   * @param benchmark full name of the benchmark that is bad now
   * @param kind how it was made
   * @param className internal name of the class that replaces the clean one
   * @param bytes its class file
   */
  record Mutant(String rule, String benchmark, String kind, String className, byte[] bytes) {}

  private interface Change {
    /** Whether there was something to change. */
    boolean to(ClassNode type, MethodNode benchmark);
  }

  private Mutants() {}

  /** All mutants of a class. */
  static List<Mutant> of(byte[] clean) {
    List<Mutant> all = new ArrayList<>();
    ClassNode type = read(clean);
    for (MethodNode method : type.methods) {
      if (isBenchmark(method)) {
        add(all, clean, method, "ignored-result", "result dropped", Mutants::drop);
        add(all, clean, method, "ignored-result", "result in a dead variable", Mutants::store);
        add(
            all,
            clean,
            method,
            "loop-accumulation",
            "summed up",
            (c, m) -> loop(c, m, Opcodes.IADD));
        add(
            all,
            clean,
            method,
            "loop-accumulation",
            "multiplied",
            (c, m) -> loop(c, m, Opcodes.IMUL));
        add(
            all,
            clean,
            method,
            "loop-accumulation",
            "last one kept",
            (c, m) -> loop(c, m, Opcodes.NOP));
        add(all, clean, method, "constant-input", "literals", Mutants::literals);
        add(all, clean, method, "constant-input", "final fields", Mutants::finals);
        add(all, clean, method, "zero-forks", "no forks", Mutants::noForks);
        add(all, clean, method, "invocation-fixture", "fixture at each call", Mutants::fixture);
      }
    }
    return all;
  }

  private static void add(
      List<Mutant> all, byte[] clean, MethodNode method, String rule, String kind, Change change) {
    ClassNode type = read(clean);
    MethodNode its =
        type.methods.stream()
            .filter(m -> m.name.equals(method.name) && m.desc.equals(method.desc))
            .findFirst()
            .orElseThrow();
    if (change.to(type, its)) {
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      type.accept(writer);
      String name = type.name.replace('/', '.') + "." + method.name;
      all.add(new Mutant(rule, name, kind, type.name, writer.toByteArray()));
    }
  }

  private static ClassNode read(byte[] bytes) {
    ClassNode type = new ClassNode();
    // Nobody runs it, so its frames may be missing.
    new ClassReader(bytes).accept(type, ClassReader.SKIP_FRAMES);
    return type;
  }

  private static boolean isBenchmark(MethodNode method) {
    return method.visibleAnnotations != null
        && method.visibleAnnotations.stream().anyMatch(a -> a.desc.equals(JMH + "Benchmark;"));
  }

  private static boolean drop(ClassNode type, MethodNode method) {
    return beforeReturns(
        method, result -> list(new InsnNode(result.getSize() == 2 ? Opcodes.POP2 : Opcodes.POP)));
  }

  private static boolean store(ClassNode type, MethodNode method) {
    int local = method.maxLocals;
    method.maxLocals += 2;
    return beforeReturns(
        method, result -> list(new VarInsnNode(result.getOpcode(Opcodes.ISTORE), local)));
  }

  private static boolean beforeReturns(MethodNode method, Function<Type, InsnList> lost) {
    Type result = Type.getReturnType(method.desc);
    for (AbstractInsnNode insn : method.instructions.toArray()) {
      if (insn.getOpcode() == result.getOpcode(Opcodes.IRETURN)) {
        InsnList instead = lost.apply(result);
        instead.add(zero(result));
        method.instructions.insertBefore(insn, instead);
      }
    }
    return true;
  }

  private static InsnList list(AbstractInsnNode... instructions) {
    InsnList list = new InsnList();
    for (AbstractInsnNode insn : instructions) {
      list.add(insn);
    }
    return list;
  }

  private static AbstractInsnNode zero(Type type) {
    switch (type.getSort()) {
      case Type.LONG:
        return new InsnNode(Opcodes.LCONST_0);
      case Type.FLOAT:
        return new InsnNode(Opcodes.FCONST_0);
      case Type.DOUBLE:
        return new InsnNode(Opcodes.DCONST_0);
      case Type.OBJECT, Type.ARRAY:
        return new InsnNode(Opcodes.ACONST_NULL);
      default:
        return new InsnNode(Opcodes.ICONST_0);
    }
  }

  /** The benchmark becomes a loop around what it was, which a private method keeps. */
  private static boolean loop(ClassNode type, MethodNode method, int operation) {
    Type result = Type.getReturnType(method.desc);
    boolean number = Set.of("I", "J", "F", "D").contains(result.getDescriptor());
    if (!number) {
      return false;
    }
    String once = method.name + "Once";
    MethodNode kept = new MethodNode(Opcodes.ACC_PRIVATE, once, method.desc, null, null);
    kept.instructions.add(method.instructions);
    kept.maxLocals = method.maxLocals;
    kept.maxStack = method.maxStack;
    type.methods.add(kept);
    int count = 1;
    int sum = 2;
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    InsnList body = new InsnList();
    body.add(zero(result));
    body.add(new VarInsnNode(result.getOpcode(Opcodes.ISTORE), sum));
    body.add(new InsnNode(Opcodes.ICONST_0));
    body.add(new VarInsnNode(Opcodes.ISTORE, count));
    body.add(start);
    body.add(new VarInsnNode(Opcodes.ILOAD, count));
    body.add(new IntInsnNode(Opcodes.SIPUSH, 1000));
    body.add(new JumpInsnNode(Opcodes.IF_ICMPGE, end));
    if (operation != Opcodes.NOP) {
      body.add(new VarInsnNode(result.getOpcode(Opcodes.ILOAD), sum));
    }
    body.add(new VarInsnNode(Opcodes.ALOAD, 0));
    body.add(new MethodInsnNode(Opcodes.INVOKESPECIAL, type.name, once, method.desc, false));
    if (operation != Opcodes.NOP) {
      body.add(new InsnNode(result.getOpcode(operation)));
    }
    body.add(new VarInsnNode(result.getOpcode(Opcodes.ISTORE), sum));
    body.add(new IincInsnNode(count, 1));
    body.add(new JumpInsnNode(Opcodes.GOTO, start));
    body.add(end);
    body.add(new VarInsnNode(result.getOpcode(Opcodes.ILOAD), sum));
    body.add(new InsnNode(result.getOpcode(Opcodes.IRETURN)));
    method.instructions = body;
    method.localVariables = null;
    method.tryCatchBlocks.clear();
    return true;
  }

  /** Every field that the benchmark reads becomes a literal, where all of them are values. */
  private static boolean literals(ClassNode type, MethodNode method) {
    if (!readsValuesOnly(method)) {
      return false;
    }
    for (AbstractInsnNode insn : method.instructions.toArray()) {
      if (insn instanceof FieldInsnNode read) {
        // javac reads a field of this: first this, then the field.
        method.instructions.remove(read.getPrevious());
        method.instructions.set(read, literal(read.desc));
      }
    }
    return true;
  }

  private static AbstractInsnNode literal(String descriptor) {
    switch (descriptor) {
      case "J":
        return new LdcInsnNode(123_456_789L);
      case "F":
        return new LdcInsnNode(1.5f);
      case "D":
        return new LdcInsnNode(2.5);
      case "Ljava/lang/String;":
        return new LdcInsnNode("271828");
      default:
        return new IntInsnNode(Opcodes.BIPUSH, 7);
    }
  }

  private static boolean finals(ClassNode type, MethodNode method) {
    if (!readsValuesOnly(method)) {
      return false;
    }
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof FieldInsnNode read) {
        for (FieldNode field : type.fields) {
          if (field.name.equals(read.name)) {
            field.access |= Opcodes.ACC_FINAL;
          }
        }
      }
    }
    return true;
  }

  /** Whether its inputs are fields of primitive types and strings, and it has some. */
  private static boolean readsValuesOnly(MethodNode method) {
    boolean some = false;
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof FieldInsnNode read) {
        some = true;
        if (!VALUES.contains(read.desc) || !(read.getPrevious() instanceof VarInsnNode)) {
          return false;
        }
      } else if (insn instanceof FrameNode) {
        return false;
      }
    }
    return some && !callsOwn(method);
  }

  /** What its own helpers read is not told by its own code. */
  private static boolean callsOwn(MethodNode method) {
    for (AbstractInsnNode insn : method.instructions) {
      if (insn instanceof MethodInsnNode call && call.owner.contains("/clean/")) {
        return call.getOpcode() != Opcodes.INVOKESTATIC;
      }
    }
    return false;
  }

  private static boolean noForks(ClassNode type, MethodNode method) {
    AnnotationNode fork = new AnnotationNode(JMH + "Fork;");
    fork.values = List.of("value", 0);
    method.visibleAnnotations.add(fork);
    return true;
  }

  private static boolean fixture(ClassNode type, MethodNode method) {
    AnnotationNode setup = new AnnotationNode(JMH + "Setup;");
    setup.values = List.of("value", new String[] {JMH + "Level;", "Invocation"});
    MethodNode added = new MethodNode(Opcodes.ACC_PUBLIC, "prepare", "()V", null, null);
    added.visibleAnnotations = List.of(setup);
    added.instructions.add(new InsnNode(Opcodes.RETURN));
    type.methods.add(added);
    return true;
  }
}
