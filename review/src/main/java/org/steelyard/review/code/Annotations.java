package org.steelyard.review.code;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AnnotationNode;

/** An annotation as it stands in a class file: with the values that were written, no defaults. */
public final class Annotations {
  private final AnnotationNode node;

  private Annotations(AnnotationNode node) {
    this.node = node;
  }

  /**
   * Looks for an annotation.
   *
   * @param descriptor its type, such as {@code Lorg/openjdk/jmh/annotations/Fork;}
   */
  public static Optional<Annotations> of(
      @Nullable List<AnnotationNode> visible,
      @Nullable List<AnnotationNode> invisible,
      String descriptor) {
    for (List<AnnotationNode> all : lists(visible, invisible)) {
      for (AnnotationNode each : all) {
        if (each.desc.equals(descriptor)) {
          return Optional.of(new Annotations(each));
        }
      }
    }
    return Optional.empty();
  }

  private static List<List<AnnotationNode>> lists(
      @Nullable List<AnnotationNode> visible, @Nullable List<AnnotationNode> invisible) {
    List<List<AnnotationNode>> lists = new ArrayList<>();
    if (visible != null) {
      lists.add(visible);
    }
    if (invisible != null) {
      lists.add(invisible);
    }
    return lists;
  }

  /** A number, a text or an array, as ASM gives it; null when it was not written. */
  public @Nullable Object value(String name) {
    for (int i = 0; node.values != null && i + 1 < node.values.size(); i += 2) {
      if (node.values.get(i).equals(name)) {
        return node.values.get(i + 1);
      }
    }
    return null;
  }

  /** A whole number; null when it was not written. */
  public @Nullable Integer number(String name) {
    return value(name) instanceof Integer number ? number : null;
  }

  /** The constant of an enumeration; null when it was not written. */
  public @Nullable String enumeration(String name) {
    return constant(value(name));
  }

  /** Texts or constants of an array; a single one is an array, too. Empty when not written. */
  public List<String> list(String name) {
    Object value = value(name);
    List<String> list = new ArrayList<>();
    for (Object each :
        value instanceof List<?> all ? all : value == null ? List.of() : List.of(value)) {
      String constant = constant(each);
      list.add(constant == null ? String.valueOf(each) : constant);
    }
    return list;
  }

  /** The annotations that a field holds. */
  public List<Annotations> nested(String name) {
    List<Annotations> nested = new ArrayList<>();
    if (value(name) instanceof List<?> all) {
      for (Object each : all) {
        if (each instanceof AnnotationNode one) {
          nested.add(new Annotations(one));
        }
      }
    }
    return nested;
  }

  private static @Nullable String constant(@Nullable Object value) {
    return value instanceof String[] pair && pair.length == 2 ? pair[1] : null;
  }
}
