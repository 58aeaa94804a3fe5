package org.steelyard.review.code;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.InvokeDynamicInsnNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * Whether a call does anything but compute its result. What a compiler sees to have no effect, it
 * may leave out when nobody uses the result.
 *
 * <p>The code of the method and of all that it calls is searched for writes that outlive it: to
 * fields, to arrays that it was given, for locks and native methods. An abstract method is judged
 * by the implementations that the class path or the JDK holds.
 */
public final class Effects {
  /** What is known of a call. */
  public enum Effect {
    /** It computes its result and does nothing else. */
    NONE,
    /** No effect was found, but not all of the code could be looked at. */
    UNKNOWN,
    /** It changes something that can be seen later. */
    SOME
  }

  /**
   * How deep calls are followed: what has an effect mostly shows it near the surface, and what has
   * none must be followed deeper than any compiler inlines.
   */
  private static final int[] DEPTHS = {1, 4, 12};

  /** Methods looked at for one call at one depth. */
  private static final int MOST = 120;

  /** Subtypes looked at for one abstract method. */
  private static final int SUBTYPES = 60;

  private static final String BLACKHOLE = "org/openjdk/jmh/infra/Blackhole";
  private static final String DONT_INLINE = "Lorg/openjdk/jmh/annotations/CompilerControl;";

  /** Marks a method that is being searched; what rests on it must not be remembered. */
  private static final int IN_PROGRESS = Integer.MAX_VALUE;

  private final ClassPath classes;
  private final Subtypes subtypes;
  private final Map<String, Effect> known = new HashMap<>();

  /** Up to which depth nothing was found of a method. */
  private final Map<String, Integer> unknown = new HashMap<>();

  private int left;
  private boolean cyclic;

  public Effects(ClassPath classes, Subtypes subtypes) {
    this.classes = classes;
    this.subtypes = subtypes;
  }

  /**
   * Of a call.
   *
   * @param flow of the method that the call stands in
   */
  public Effect of(Flow flow, MethodInsnNode call) {
    for (int depth : DEPTHS) {
      left = MOST;
      Effect effect = ofCall(flow, call, depth);
      if (effect != Effect.UNKNOWN) {
        return effect;
      }
    }
    return Effect.UNKNOWN;
  }

  /** Whether a call hands its arguments to JMH, which keeps compilers from leaving them out. */
  public static boolean sinks(MethodInsnNode call) {
    return call.owner.equals(BLACKHOLE);
  }

  private Effect ofCall(@Nullable Flow flow, MethodInsnNode call, int depth) {
    if (sinks(call)) {
      return Effect.SOME;
    }
    if (JdkKnowledge.onlyReads(call)) {
      return Effect.NONE;
    }
    String owner = call.owner;
    boolean exact = call.getOpcode() == Opcodes.INVOKESTATIC || isSpecial(call);
    if (!exact && flow != null) {
      Optional<String> type = flow.exactType(flow.operand(call, 0));
      exact = type.isPresent();
      owner = type.orElse(owner);
    }
    Optional<Method> target = resolve(owner, call.name, call.desc);
    if (target.isEmpty()) {
      return Effect.UNKNOWN;
    }
    MethodNode method = target.get().node();
    if ((method.access & Opcodes.ACC_ABSTRACT) == 0) {
      return ofMethod(target.get(), depth);
    }
    return exact ? Effect.UNKNOWN : ofImplementations(owner, call, depth);
  }

  private static boolean isSpecial(MethodInsnNode call) {
    return call.getOpcode() == Opcodes.INVOKESPECIAL;
  }

  private Effect ofImplementations(String owner, MethodInsnNode call, int depth) {
    List<String> types = JdkKnowledge.usualImplementations(owner);
    if (types.isEmpty()) {
      types = subtypes.of(owner, SUBTYPES);
    }
    if (types.isEmpty() && JdkKnowledge.hidesWork(owner)) {
      return Effect.SOME;
    }
    for (String type : types) {
      if (JdkKnowledge.isValue(type)) {
        continue;
      }
      Optional<Method> method = resolve(type, call.name, call.desc);
      if (method.isPresent()
          && (method.get().node().access & Opcodes.ACC_ABSTRACT) == 0
          && ofMethod(method.get(), depth) == Effect.SOME) {
        return Effect.SOME;
      }
    }
    return Effect.UNKNOWN;
  }

  /**
   * @param depth how many calls may be followed from here
   */
  private Effect ofMethod(Method method, int depth) {
    String key = method.key();
    @Nullable Effect before = known.get(key);
    if (before != null) {
      cyclic |= before == Effect.NONE && unknown.getOrDefault(key, 0) == IN_PROGRESS;
      return before;
    }
    if (depth <= unknown.getOrDefault(key, -1) || depth < 0 || --left < 0) {
      return Effect.UNKNOWN;
    }
    // Calls itself: what it does besides that decides.
    known.put(key, Effect.NONE);
    int formerly = unknown.getOrDefault(key, -1);
    unknown.put(key, IN_PROGRESS);
    boolean outer = cyclic;
    cyclic = false;
    Effect effect = search(method, depth);
    known.remove(key);
    unknown.put(key, formerly);
    if (effect == Effect.SOME || effect == Effect.NONE && !cyclic) {
      known.put(key, effect);
    } else if (effect == Effect.UNKNOWN && left > 0) {
      unknown.put(key, Math.max(formerly, depth));
    }
    cyclic |= outer;
    return effect;
  }

  private Effect search(Method method, int depth) {
    MethodNode node = method.node();
    if ((node.access & Opcodes.ACC_NATIVE) != 0) {
      return JdkKnowledge.isReadingNative(method.owner().name, node.name)
          ? Effect.NONE
          : Effect.SOME;
    }
    if ((node.access & Opcodes.ACC_SYNCHRONIZED) != 0 || isOpaque(node)) {
      return Effect.SOME;
    }
    boolean writes = false;
    List<MethodInsnNode> calls = new ArrayList<>();
    for (AbstractInsnNode insn : node.instructions) {
      switch (insn.getOpcode()) {
        case Opcodes.PUTSTATIC, Opcodes.MONITORENTER -> {
          return Effect.SOME;
        }
        case Opcodes.PUTFIELD,
            Opcodes.IASTORE,
            Opcodes.LASTORE,
            Opcodes.FASTORE,
            Opcodes.DASTORE,
            Opcodes.AASTORE,
            Opcodes.BASTORE,
            Opcodes.CASTORE,
            Opcodes.SASTORE ->
            writes = true;
        default -> {}
      }
      if (insn instanceof MethodInsnNode call && !isAboutFailing(call)) {
        calls.add(call);
      }
    }
    Effect effect = Effect.NONE;
    @Nullable Flow flow = null;
    if (writes || calls.stream().anyMatch(c -> c.getOpcode() == Opcodes.INVOKEVIRTUAL)) {
      flow = Flow.of(method.owner().name, node).orElse(null);
    }
    if (writes) {
      if (flow == null) {
        effect = Effect.UNKNOWN;
      } else if (writesOutside(flow)) {
        return Effect.SOME;
      }
    }
    for (MethodInsnNode call : calls) {
      Effect its = ofCall(flow, call, depth - 1);
      if (its == Effect.SOME) {
        return Effect.SOME;
      }
      if (its == Effect.UNKNOWN) {
        effect = Effect.UNKNOWN;
      }
    }
    return effect;
  }

  /** Making an exception records a stack; compilers move that out of the way that is measured. */
  private static boolean isAboutFailing(MethodInsnNode call) {
    return call.owner.endsWith("Exception")
        || call.owner.endsWith("Error")
        || call.desc.endsWith("Exception;")
        || call.desc.endsWith("Error;");
  }

  /** Whether it writes to what it has not made itself; a constructor has made its object. */
  private static boolean writesOutside(Flow flow) {
    boolean constructor = flow.method().name.equals("<init>");
    for (AbstractInsnNode insn : flow.instructions()) {
      if (Liveness.isWrite(insn)) {
        Set<AbstractInsnNode> to = flow.operand(insn, 0);
        boolean own =
            constructor
                && insn.getOpcode() == Opcodes.PUTFIELD
                && to.stream().allMatch(origin -> flow.parameter(origin) == 0);
        if (!own && !flow.isFresh(to)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether JMH keeps compilers from looking inside, as its authors do for sinks of their own. */
  private static boolean isOpaque(MethodNode method) {
    return Annotations.of(method.visibleAnnotations, method.invisibleAnnotations, DONT_INLINE)
        .map(a -> a.enumeration("value"))
        .filter(mode -> mode.equals("DONT_INLINE"))
        .isPresent();
  }

  /**
   * A method and the class that declares it.
   *
   * @param owner the class
   * @param node the method
   */
  public record Method(ClassNode owner, MethodNode node) {
    String key() {
      return owner.name + "." + node.name + node.desc;
    }
  }

  /** What a call of a method of that class runs, unless a subclass overrides it. */
  public Optional<Method> resolve(String owner, String name, String desc) {
    return resolve(owner, name, desc, new HashSet<>());
  }

  private Optional<Method> resolve(String owner, String name, String desc, Set<String> seen) {
    Optional<ClassNode> found = seen.add(owner) ? classes.find(owner) : Optional.empty();
    if (found.isEmpty()) {
      return Optional.empty();
    }
    ClassNode type = found.get();
    for (MethodNode method : type.methods) {
      if (method.name.equals(name) && method.desc.equals(desc)) {
        return Optional.of(new Method(type, method));
      }
    }
    Optional<Method> inherited = Optional.empty();
    if (type.superName != null) {
      inherited = resolve(type.superName, name, desc, seen);
    }
    for (int i = 0; inherited.isEmpty() && i < type.interfaces.size(); i++) {
      inherited = resolve(type.interfaces.get(i), name, desc, seen);
    }
    return inherited;
  }

  /** Whether an instruction only makes a lambda, a method reference, or a string. */
  static boolean isHarmless(InvokeDynamicInsnNode insn) {
    String factory = insn.bsm.getOwner();
    return factory.equals("java/lang/invoke/LambdaMetafactory")
        || factory.equals("java/lang/invoke/StringConcatFactory")
        || factory.equals("java/lang/runtime/ObjectMethods");
  }
}
