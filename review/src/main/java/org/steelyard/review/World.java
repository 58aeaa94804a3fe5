package org.steelyard.review;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.steelyard.review.code.ClassPath;
import org.steelyard.review.code.Code;
import org.steelyard.review.code.Effects;
import org.steelyard.review.code.Subtypes;

/** What all classes of a review share: the class path and what has been found out about it. */
public final class World {
  private final ClassPath classes;
  private final Subtypes subtypes;
  private final Effects effects;
  private final Map<MethodNode, Code> codes = new IdentityHashMap<>();

  public World(ClassPath classes) {
    this.classes = classes;
    this.subtypes = new Subtypes(classes);
    this.effects = new Effects(classes, subtypes);
  }

  public ClassPath classes() {
    return classes;
  }

  public Subtypes subtypes() {
    return subtypes;
  }

  public Effects effects() {
    return effects;
  }

  /** The same object for the same method, so that nothing is analysed twice. */
  public Code code(ClassNode owner, MethodNode method) {
    return codes.computeIfAbsent(method, m -> new Code(owner, m, effects));
  }

  /** A class and its superclasses, as far as they are on the class path, without {@code Object}. */
  public List<ClassNode> hierarchy(ClassNode type) {
    List<ClassNode> all = new ArrayList<>(List.of(type));
    for (String parent = type.superName;
        parent != null && !parent.startsWith("java/") && all.size() < 50; ) {
      Optional<ClassNode> found = classes.find(parent);
      found.ifPresent(all::add);
      parent = found.map(node -> node.superName).orElse(null);
    }
    return all;
  }
}
