package org.steelyard.engine.scan;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.Handle;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Finds JVM flags that a benchmark's author sets in code: a main method, or a base class for JUnit,
 * that hands them to JMH's options. Another launcher does not run that code and measures something
 * else, silently.
 */
public final class LauncherFlags {
  private static final String OPTIONS = "org/openjdk/jmh/runner/options/";

  private final ClassFiles classes;

  public LauncherFlags(ClassFiles classes) {
    this.classes = classes;
  }

  /** The flags in the code of a class and its superclasses; empty where none builds options. */
  public List<String> of(String className) {
    Set<String> flags = new LinkedHashSet<>();
    boolean buildsOptions = false;
    for (Code code :
        classes.hierarchy(
            className.replace('.', '/'),
            ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES,
            Code::new)) {
      flags.addAll(code.flags);
      buildsOptions |= code.buildsOptions;
    }
    return buildsOptions ? new ArrayList<>(flags) : List.of();
  }

  private static final class Code extends ClassVisitor {
    private boolean buildsOptions;
    private final Set<String> flags = new LinkedHashSet<>();

    Code() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public void visitMethodInsn(
            int opcode, String owner, String method, String methodDescriptor, boolean itf) {
          buildsOptions |= owner.startsWith(OPTIONS) && method.startsWith("jvmArgs");
        }

        @Override
        public void visitLdcInsn(Object value) {
          if (value instanceof String text) {
            take(text);
          }
        }

        @Override
        public void visitInvokeDynamicInsn(
            String method, String methodDescriptor, Handle bootstrap, Object... arguments) {
          // A concatenation: its recipe has the constant parts, with marks where the others go.
          if (method.equals("makeConcatWithConstants") && arguments[0] instanceof String recipe) {
            take(recipe.split("[\1\2]", 2)[0]);
          }
        }

        private void take(String text) {
          if (text.matches("-(D\\S+=?|X\\S+|ea\\S*|da\\S*)")) {
            flags.add(text);
          }
        }
      };
    }
  }
}
