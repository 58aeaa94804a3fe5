package org.steelyard.review.rewrite;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FieldInsnNode;
import org.objectweb.asm.tree.FieldNode;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.steelyard.review.code.ClassPath;

/**
 * Classes with some instructions changed, to be put in front of the class path that they come from.
 * What is changed keeps its signature, so that the code which JMH has generated for it still fits.
 */
public final class Twin {
  private final ClassPath classes;
  private final Map<String, ClassNode> changed = new LinkedHashMap<>();
  private final List<Constant> constants = new ArrayList<>();

  /** The instructions of changed methods as they were: what is put in must not be counted. */
  private final Map<MethodNode, List<AbstractInsnNode>> originals = new IdentityHashMap<>();

  /** A constant that compilers must not know: where it comes from, and its type. */
  private record Constant(AbstractInsnNode origin, Type type) {}

  public Twin(ClassPath classes) {
    this.classes = classes;
  }

  /** Hands the value that an instruction leaves on the stack to a Blackhole, too. */
  public void sink(ClassNode owner, MethodNode method, AbstractInsnNode insn, Type type) {
    Changed at = changed(owner, method, insn);
    boolean wide = type.getSize() == 2;
    MethodInsnNode call =
        new MethodInsnNode(
            Opcodes.INVOKESTATIC, Support.NAME, "sink", Support.sinkDescriptor(type), false);
    at.method().instructions.insert(at.insn(), call);
    at.method().instructions.insert(at.insn(), new InsnNode(wide ? Opcodes.DUP2 : Opcodes.DUP));
  }

  /** Puts a constant, or the read of a final static field, behind a field that is not final. */
  public void hide(ClassNode owner, MethodNode method, AbstractInsnNode insn, Type type) {
    Changed at = changed(owner, method, insn);
    String field = "constant" + constants.size();
    constants.add(new Constant(insn, type));
    at.method()
        .instructions
        .set(
            at.insn(),
            new FieldInsnNode(Opcodes.GETSTATIC, Support.NAME, field, type.getDescriptor()));
  }

  /** Takes {@code final} from a field. */
  public void unfinal(String owner, String name) {
    for (FieldNode field : read(owner).fields) {
      if (field.name.equals(name)) {
        field.access &= ~Opcodes.ACC_FINAL;
      }
    }
  }

  /** Whether nothing has been changed: the twin would be no twin. */
  public boolean isEmpty() {
    return changed.isEmpty();
  }

  private record Changed(MethodNode method, AbstractInsnNode insn) {}

  /** The same instruction in a copy of its class; frames, which the copy has, are not counted. */
  private Changed changed(ClassNode owner, MethodNode method, AbstractInsnNode insn) {
    int ordinal = 0;
    for (AbstractInsnNode each : method.instructions) {
      if (each == insn) {
        break;
      }
      ordinal += each.getOpcode() >= 0 ? 1 : 0;
    }
    ClassNode copy = read(owner.name);
    for (MethodNode its : copy.methods) {
      if (its.name.equals(method.name) && its.desc.equals(method.desc)) {
        return new Changed(its, originals.get(its).get(ordinal));
      }
    }
    throw new IllegalArgumentException(owner.name + " has no method " + method.name);
  }

  private ClassNode read(String name) {
    ClassNode known = changed.get(name);
    if (known != null) {
      return known;
    }
    byte[] bytes =
        classes
            .bytes(name)
            .orElseThrow(() -> new IllegalArgumentException(name + " is not on the class path"));
    ClassNode copy = new ClassNode();
    new ClassReader(bytes).accept(copy, 0);
    for (MethodNode method : copy.methods) {
      List<AbstractInsnNode> instructions = new ArrayList<>();
      for (AbstractInsnNode each : method.instructions) {
        if (each.getOpcode() >= 0) {
          instructions.add(each);
        }
      }
      originals.put(method, instructions);
    }
    changed.put(name, copy);
    return copy;
  }

  /**
   * Writes the changed classes, and one that they need.
   *
   * @param folder what goes in front of the class path
   * @throws IOException when it cannot be written
   */
  public void write(Path folder) throws IOException {
    for (ClassNode each : changed.values()) {
      ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_MAXS);
      each.accept(writer);
      write(folder, each.name, writer.toByteArray());
    }
    Support support = new Support();
    for (int i = 0; i < constants.size(); i++) {
      support.constant("constant" + i, constants.get(i).type(), constants.get(i).origin());
    }
    write(folder, Support.NAME, support.bytes());
  }

  private static void write(Path folder, String name, byte[] bytes) throws IOException {
    Path file = folder.resolve(name + ".class");
    Files.createDirectories(file.getParent());
    Files.write(file, bytes);
  }
}
