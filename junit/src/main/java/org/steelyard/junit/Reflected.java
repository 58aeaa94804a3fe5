package org.steelyard.junit;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.junit.platform.engine.TestTag;

/**
 * What loading a class of benchmarks, without initialising it, adds to what the catalogue knows.
 */
final class Reflected {
  /** Every benchmark has it, so that builds can tell benchmarks from tests. */
  private static final String TAG = "benchmark";

  private final Class<?> type;

  private Reflected(Class<?> type) {
    this.type = type;
  }

  /** A class that cannot be loaded has no tags and no parameters; its fork says why it fails. */
  static Reflected of(String className, ClassLoader loader) {
    try {
      return new Reflected(Class.forName(className, false, loader));
    } catch (ClassNotFoundException | LinkageError e) {
      return new Reflected(null);
    }
  }

  /** A method by its name: JMH has no two benchmarks of one name in a class. */
  Optional<Method> method(String name) {
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      try {
        for (Method method : c.getDeclaredMethods()) {
          if (method.getName().equals(name) && isBenchmark(method)) {
            return Optional.of(method);
          }
        }
      } catch (LinkageError e) {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  private static boolean isBenchmark(Method method) {
    for (Annotation annotation : method.getAnnotations()) {
      if (annotation.annotationType().getName().equals("org.openjdk.jmh.annotations.Benchmark")) {
        return true;
      }
    }
    return false;
  }

  Set<TestTag> tags() {
    Set<TestTag> tags = new LinkedHashSet<>(Set.of(TestTag.create(TAG)));
    for (Class<?> c = type; c != null; c = c.getSuperclass()) {
      tags.addAll(tags(c));
    }
    return tags;
  }

  /** Those of Jupiter's annotation, read by name: this engine does not need Jupiter. */
  static Set<TestTag> tags(AnnotatedElement element) {
    Set<TestTag> tags = new LinkedHashSet<>();
    try {
      for (Annotation annotation : element.getAnnotations()) {
        String name = annotation.annotationType().getName();
        if (name.equals("org.junit.jupiter.api.Tag")) {
          tags.add(tag(annotation));
        } else if (name.equals("org.junit.jupiter.api.Tags")) {
          for (Annotation each : (Annotation[]) value(annotation)) {
            tags.add(tag(each));
          }
        }
      }
    } catch (ReflectiveOperationException | LinkageError e) {
      // A benchmark without tags is still one.
    }
    return tags;
  }

  private static TestTag tag(Annotation annotation) throws ReflectiveOperationException {
    return TestTag.create((String) value(annotation));
  }

  private static Object value(Annotation annotation) throws ReflectiveOperationException {
    return annotation.annotationType().getMethod("value").invoke(annotation);
  }
}
