package org.steelyard.review;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/**
 * A benchmark method as it stands in its class file.
 *
 * @param owner the class that declares it, which may be a superclass of the one it runs in
 * @param method its code
 * @param settings what annotations say, those of the method before those of its class
 * @param states classes of its parameters and, for an instance method, its own class
 * @param group name of its {@code @Group}; null for none
 */
public record Benchmark(
    ClassNode owner,
    MethodNode method,
    DeclaredSettings settings,
    List<ClassNode> states,
    @Nullable String group) {

  /** Modes by JMH's names, such as {@code Throughput}. */
  public Set<String> modes() {
    return settings.modes();
  }
}
