package org.steelyard.engine.scan;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.steelyard.model.BaselineMark;
import org.steelyard.model.BaselineMark.Bound;
import org.steelyard.model.Benchmark;

/** Reads what authors say with {@code @Baseline} and {@code @HeldAgainst}. */
public final class BaselineMarks {
  private static final String BASELINE = "Lorg/steelyard/annotations/Baseline;";
  private static final String HELD_AGAINST = "Lorg/steelyard/annotations/HeldAgainst;";

  private final ClassFiles classes;

  public BaselineMarks(ClassFiles classes) {
    this.classes = classes;
  }

  /** By name of the benchmark; those without a mark are left out. */
  public Map<String, BaselineMark> of(List<Benchmark> benchmarks) {
    Map<String, BaselineMark> marks = new TreeMap<>();
    Map<String, List<Marks>> read = new TreeMap<>();
    for (Benchmark benchmark : benchmarks) {
      List<Marks> hierarchy =
          read.computeIfAbsent(
              benchmark.className(),
              name -> classes.hierarchy(name.replace('.', '/'), ClassReader.SKIP_CODE, Marks::new));
      String method = benchmark.name().substring(benchmark.name().lastIndexOf('.') + 1);
      BaselineMark mark = mark(hierarchy, method);
      if (mark != null) {
        marks.put(benchmark.name(), mark);
      }
    }
    return marks;
  }

  /** The method's own mark goes before that of its class, a class before its superclass. */
  private static @Nullable BaselineMark mark(List<Marks> hierarchy, String method) {
    for (Marks type : hierarchy) {
      if (type.methods.containsKey(method)) {
        return type.methods.get(method);
      }
    }
    return hierarchy.stream().flatMap(type -> type.own.stream()).findFirst().orElse(null);
  }

  private static final class Marks extends ClassVisitor {
    private final Map<String, BaselineMark> methods = new TreeMap<>();
    private final List<BaselineMark> own = new ArrayList<>();

    Marks() {
      super(Opcodes.ASM9);
    }

    @Override
    public @Nullable AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
      return descriptor.equals(HELD_AGAINST) ? new Reader(false, own::add) : null;
    }

    @Override
    public MethodVisitor visitMethod(
        int access, String name, String descriptor, String signature, String[] exceptions) {
      return new MethodVisitor(Opcodes.ASM9) {
        @Override
        public @Nullable AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
          boolean baseline = annotation.equals(BASELINE);
          return baseline || annotation.equals(HELD_AGAINST)
              ? new Reader(baseline, mark -> methods.put(name, mark))
              : null;
        }
      };
    }
  }

  /** One annotation. */
  private static final class Reader extends AnnotationVisitor {
    private final boolean baseline;
    private final Consumer<BaselineMark> taker;
    private String group = "";
    private Bound bound = Bound.NONE;

    Reader(boolean baseline, Consumer<BaselineMark> taker) {
      super(Opcodes.ASM9);
      this.baseline = baseline;
      this.taker = taker;
    }

    @Override
    public void visit(String name, Object value) {
      group = value.toString();
    }

    @Override
    public void visitEnum(String name, String descriptor, String value) {
      bound = Bound.valueOf(value);
    }

    @Override
    public void visitEnd() {
      taker.accept(new BaselineMark(baseline, group, bound));
    }
  }
}
