package org.steelyard.review;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.objectweb.asm.Handle;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.steelyard.model.Place;
import org.steelyard.review.code.Annotations;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Effects;

/**
 * A class with benchmarks, and what rules ask about it.
 *
 * @param type the class that JMH runs
 * @param hierarchy that class, then its superclasses as far as they are on the class path
 * @param benchmarks declared or inherited, in the order of the code
 * @param world what is shared by all classes of a review
 */
public record BenchmarkClass(
    ClassNode type, List<ClassNode> hierarchy, List<Benchmark> benchmarks, World world) {

  /** As Java names it. */
  public String name() {
    return type.name.replace('/', '.');
  }

  /** The full name of a benchmark, or of the group it is part of, as JMH's tables have it. */
  public String fullName(Benchmark benchmark) {
    return name().replace('$', '.')
        + "."
        + (benchmark.group() == null ? benchmark.method().name : benchmark.group());
  }

  /**
   * The code that belongs to a benchmark: its method, and what that calls within its class, its
   * superclasses and the classes nested with it, lambdas included. What is called elsewhere is what
   * is measured.
   */
  public Collection<Code> ownCode(Benchmark benchmark) {
    Map<MethodNode, Code> found = new LinkedHashMap<>();
    Deque<Code> left = new ArrayDeque<>(List.of(world.code(benchmark.owner(), benchmark.method())));
    while (!left.isEmpty()) {
      Code code = left.remove();
      if (found.putIfAbsent(code.method(), code) == null) {
        for (AbstractInsnNode insn : code.method().instructions) {
          if (insn instanceof MethodInsnNode call && isOwn(call.owner)) {
            add(call.owner, call.name, call.desc, left);
          } else if (insn instanceof InvokeDynamicInsnNode dynamic) {
            for (Object argument : dynamic.bsmArgs) {
              if (argument instanceof Handle handle && isOwn(handle.getOwner())) {
                add(handle.getOwner(), handle.getName(), handle.getDesc(), left);
              }
            }
          }
        }
      }
    }
    return found.values();
  }

  /** The code that belongs to any of the benchmarks, each method once. */
  public Collection<Code> ownCode() {
    Set<Code> all = new LinkedHashSet<>();
    benchmarks.forEach(benchmark -> all.addAll(ownCode(benchmark)));
    return all;
  }

  private void add(String owner, String name, String desc, Deque<Code> to) {
    Optional<Effects.Method> method = world.effects().resolve(owner, name, desc);
    if (method.isPresent()
        && method.get().node().instructions.size() > 0
        && isOwn(method.get().owner().name)
        && !name.equals("<init>")) {
      to.add(world.code(method.get().owner(), method.get().node()));
    }
  }

  private boolean isOwn(String owner) {
    return outermost(owner).equals(outermost(type.name))
        || hierarchy.stream().anyMatch(c -> c.name.equals(owner));
  }

  private static String outermost(String name) {
    int dollar = name.indexOf('$', name.lastIndexOf('/') + 2);
    return dollar < 0 ? name : name.substring(0, dollar);
  }

  /** A place in the code of one of its methods. */
  public Place place(Code code, AbstractInsnNode insn) {
    return place(code.owner(), code.method().name, code.line(insn));
  }

  /** The place of a method. */
  public Place place(ClassNode owner, MethodNode method) {
    return place(owner, method.name, world.code(owner, method).line());
  }

  /** The place of a class. */
  public Place place(ClassNode owner) {
    return place(owner, "", 0);
  }

  private static Place place(ClassNode owner, String method, int line) {
    // The body of a lambda belongs to the method that it is written in.
    String named =
        method.startsWith("lambda$") && method.indexOf('$', 7) > 0
            ? method.substring(7, method.indexOf('$', 7))
            : method;
    return new Place(
        owner.name.replace('/', '.'),
        named,
        line,
        owner.sourceFile == null ? "" : owner.sourceFile);
  }

  /** The methods of a state class and its superclasses that carry an annotation of JMH. */
  public List<Annotated> annotated(ClassNode state, String annotation) {
    List<Annotated> found = new ArrayList<>();
    for (ClassNode each : world.hierarchy(state)) {
      for (MethodNode method : each.methods) {
        DeclaredSettings.of(method, "Lorg/openjdk/jmh/annotations/" + annotation + ";")
            .ifPresent(a -> found.add(new Annotated(each, method, a)));
      }
    }
    return found;
  }

  /**
   * A method that carries an annotation.
   *
   * @param owner its class
   * @param method the method
   * @param annotation what was written
   */
  public record Annotated(ClassNode owner, MethodNode method, Annotations annotation) {}
}
