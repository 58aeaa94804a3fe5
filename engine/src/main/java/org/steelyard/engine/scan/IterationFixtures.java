package org.steelyard.engine.scan;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.steelyard.model.Benchmark;

/**
 * Finds benchmarks with a set-up or tear-down around every iteration, in their own class, in a
 * state they take, or in one that a set-up or tear-down of these takes; superclasses included.
 */
public final class IterationFixtures {
  private static final String JMH = "Lorg/openjdk/jmh/annotations/";
  private static final Set<String> FIXTURES = Set.of(JMH + "Setup;", JMH + "TearDown;");
  private static final String BENCHMARK = JMH + "Benchmark;";

  private final ClassFiles classes;
  private final Map<String, List<ClassFacts>> facts = new HashMap<>();

  public IterationFixtures(ClassFiles classes) {
    this.classes = classes;
  }

  /** Whether an iteration of this benchmark has a fixture of its own. */
  public boolean has(Benchmark benchmark) {
    String type = benchmark.className().replace('.', '/');
    Deque<String> open = new ArrayDeque<>(List.of(type));
    facts(type).forEach(f -> open.addAll(f.benchmarkStates));
    Set<String> seen = new HashSet<>();
    while (!open.isEmpty()) {
      String state = open.remove();
      if (seen.add(state)) {
        if (facts(state).stream().anyMatch(f -> f.iterationFixture)) {
          return true;
        }
        facts(state).forEach(f -> open.addAll(f.fixtureStates));
      }
    }
    return false;
  }

  /** Of a class and its superclasses. One that we cannot read keeps the usual iteration length. */
  private List<ClassFacts> facts(String internalName) {
    return facts.computeIfAbsent(
        internalName,
        name ->
            classes.hierarchy(
                name,
                ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES,
                ClassFacts::new));
  }

  /** What matters of one class. */
  private static final class ClassFacts extends ClassVisitor {
    private boolean iterationFixture;
    private final Set<String> benchmarkStates = new HashSet<>();
    private final Set<String> fixtureStates = new HashSet<>();

    ClassFacts() {
      super(Opcodes.ASM9);
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
          if (BENCHMARK.equals(annotation)) {
            addArguments(descriptor, benchmarkStates);
          }
          if (FIXTURES.contains(annotation)) {
            addArguments(descriptor, fixtureStates);
            return new LevelVisitor();
          }
          return null;
        }
      };
    }

    private static void addArguments(String descriptor, Set<String> states) {
      for (Type argument : Type.getArgumentTypes(descriptor)) {
        if (argument.getSort() == Type.OBJECT) {
          states.add(argument.getInternalName());
        }
      }
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
