package org.steelyard.engine.scan;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.steelyard.model.Benchmark;

/**
 * Finds benchmarks with a set-up or tear-down around every iteration, in their own class or in a
 * state they take, superclasses included.
 */
public final class IterationFixtures {
  private static final String JMH = "Lorg/openjdk/jmh/annotations/";
  private static final Set<String> FIXTURES = Set.of(JMH + "Setup;", JMH + "TearDown;");
  private static final String BENCHMARK = JMH + "Benchmark;";

  private final ClassFiles classes;
  private final Map<String, ClassFacts> facts = new HashMap<>();

  public IterationFixtures(ClassFiles classes) {
    this.classes = classes;
  }

  /** Whether an iteration of this benchmark has a fixture of its own. */
  public boolean has(Benchmark benchmark) {
    Set<String> states = new HashSet<>();
    String type = benchmark.className().replace('.', '/');
    hierarchy(type).forEach(name -> states.addAll(facts(name).benchmarkStates));
    states.add(type);
    return states.stream()
        .anyMatch(state -> hierarchy(state).stream().anyMatch(n -> facts(n).iterationFixture));
  }

  /** A class and its superclasses; broken ones may extend each other. */
  private Set<String> hierarchy(String type) {
    Set<String> names = new LinkedHashSet<>();
    for (String name = type; name != null && names.add(name); ) {
      name = facts(name).superName;
    }
    return names;
  }

  private ClassFacts facts(String internalName) {
    return facts.computeIfAbsent(
        internalName,
        name -> {
          ClassFacts found = new ClassFacts();
          Optional<byte[]> bytes = classes.bytes(name);
          if (bytes.isPresent()) {
            try {
              new ClassReader(bytes.get())
                  .accept(
                      found,
                      ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
            } catch (RuntimeException newerOrBroken) {
              // A class we cannot read keeps the usual iteration length.
            }
          }
          return found;
        });
  }

  /** What matters of one class. */
  private static final class ClassFacts extends ClassVisitor {
    private String superName;
    private boolean iterationFixture;
    private final Set<String> benchmarkStates = new HashSet<>();

    ClassFacts() {
      super(Opcodes.ASM9);
    }

    @Override
    public void visit(
        int version, int access, String name, String signature, String parent, String[] i) {
      superName = "java/lang/Object".equals(parent) ? null : parent;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
          if (BENCHMARK.equals(annotation)) {
            for (Type argument : Type.getArgumentTypes(descriptor)) {
              if (argument.getSort() == Type.OBJECT) {
                benchmarkStates.add(argument.getInternalName());
              }
            }
          }
          return FIXTURES.contains(annotation) ? new LevelVisitor() : null;
        }
      };
    }

    private final class LevelVisitor extends AnnotationVisitor {
      LevelVisitor() {
        super(Opcodes.ASM9);
      }

      @Override
      public void visitEnum(String name, String type, String value) {
        iterationFixture |= value.equals("Iteration");
      }
    }
  }
}
