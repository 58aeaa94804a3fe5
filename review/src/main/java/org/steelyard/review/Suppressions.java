package org.steelyard.review;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.AnnotationNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;
import org.steelyard.model.Finding;
import org.steelyard.review.code.Annotations;
import org.steelyard.review.code.ClassPath;

/** {@code @SuppressReview} at a method, its class, or a class around that. */
final class Suppressions {
  private static final String ONE = "Lorg/steelyard/annotations/SuppressReview;";
  private static final String SEVERAL = "Lorg/steelyard/annotations/SuppressReview$All;";

  private Suppressions() {}

  static boolean suppress(ClassPath classes, Finding finding) {
    for (String name = finding.place().className().replace('.', '/'); ; ) {
      Optional<ClassNode> type = classes.find(name);
      if (type.isPresent()) {
        if (names(type.get().visibleAnnotations, type.get().invisibleAnnotations, finding)) {
          return true;
        }
        for (MethodNode method : type.get().methods) {
          if (method.name.equals(finding.place().method())
              && names(method.visibleAnnotations, method.invisibleAnnotations, finding)) {
            return true;
          }
        }
      }
      int dollar = name.lastIndexOf('$');
      if (dollar < 0) {
        return false;
      }
      name = name.substring(0, dollar);
    }
  }

  private static boolean names(
      @Nullable List<AnnotationNode> visible,
      @Nullable List<AnnotationNode> invisible,
      Finding finding) {
    boolean one =
        Annotations.of(visible, invisible, ONE)
            .map(a -> finding.rule().equals(a.value("rule")))
            .orElse(false);
    return one
        || Annotations.of(visible, invisible, SEVERAL)
            .map(all -> all.nested("value"))
            .orElse(List.of())
            .stream()
            .anyMatch(a -> finding.rule().equals(a.value("rule")));
  }
}
