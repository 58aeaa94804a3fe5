package org.steelyard.review.code;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.Opcodes;

/** Who extends and implements whom on the class path; read when it is first asked for. */
public final class Subtypes {
  private final ClassPath classes;
  private @Nullable Map<String, List<ClassPath.Header>> direct;

  public Subtypes(ClassPath classes) {
    this.classes = classes;
  }

  /**
   * Types below a type, abstract ones included.
   *
   * @param type internal name
   * @param most how many are enough
   * @return internal names; those nearest to the type come first
   */
  public List<String> of(String type, int most) {
    return find(type, most, header -> true);
  }

  /**
   * Classes that can be made, and are of a type.
   *
   * @param type internal name
   * @param most how many are enough
   * @return internal names; those nearest to the type come first
   */
  public List<String> concrete(String type, int most) {
    return find(
        type,
        most,
        header -> (header.access() & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_INTERFACE)) == 0);
  }

  private List<String> find(String type, int most, Predicate<ClassPath.Header> wanted) {
    if (direct == null) {
      direct = read();
    }
    List<String> found = new ArrayList<>();
    Set<String> seen = new HashSet<>(Set.of(type));
    Deque<String> left = new ArrayDeque<>(List.of(type));
    while (!left.isEmpty() && found.size() < most) {
      for (ClassPath.Header sub : direct.getOrDefault(left.remove(), List.of())) {
        if (seen.add(sub.name())) {
          left.add(sub.name());
          if (wanted.test(sub) && found.size() < most) {
            found.add(sub.name());
          }
        }
      }
    }
    return found;
  }

  private Map<String, List<ClassPath.Header>> read() {
    Map<String, List<ClassPath.Header>> all = new HashMap<>();
    for (ClassPath.Header header : classes.headers()) {
      for (String parent : header.parents()) {
        all.computeIfAbsent(parent, name -> new ArrayList<>()).add(header);
      }
    }
    return all;
  }
}
