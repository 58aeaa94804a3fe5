package org.steelyard.review;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** The classes with benchmarks on a class path, as JMH's own list names them. */
final class BenchmarkClasses {
  private static final String JMH = "Lorg/openjdk/jmh/annotations/";

  /** A line of JMH's list: the class that the user has written, and the one generated for it. */
  private static final Pattern LINE = Pattern.compile("(?m)^JMH S \\d+ (\\S+) S \\d+ (\\S+) ");

  private final World world;

  BenchmarkClasses(World world) {
    this.world = world;
  }

  /** In the order of the list; what the list names and the class path lacks is noted. */
  List<BenchmarkClass> find() {
    Set<String> names = new LinkedHashSet<>();
    for (String list : world.classes().texts("META-INF/BenchmarkList")) {
      for (Matcher line = LINE.matcher(list); line.find(); ) {
        names.add(internalName(line.group(1), line.group(2)));
      }
    }
    List<BenchmarkClass> found = new ArrayList<>();
    for (String name : names) {
      world.classes().find(name).ifPresent(type -> found.add(read(type)));
    }
    return found;
  }

  /**
   * The list has nested classes with dots; the generated class, in a package below that of the
   * user's, tells where the package ends.
   */
  private static String internalName(String name, String generated) {
    int end = generated.indexOf(".jmh_generated.");
    if (end < 0 || !name.startsWith(generated.substring(0, end) + ".")) {
      return name.replace('.', '/');
    }
    return generated.substring(0, end).replace('.', '/')
        + "/"
        + name.substring(end + 1).replace('.', '$');
  }

  private BenchmarkClass read(ClassNode type) {
    List<ClassNode> hierarchy = world.hierarchy(type);
    Map<String, Benchmark> benchmarks = new LinkedHashMap<>();
    Set<String> overridden = new HashSet<>();
    for (ClassNode owner : hierarchy) {
      for (MethodNode method : owner.methods) {
        boolean isBridge = (method.access & Opcodes.ACC_BRIDGE) != 0;
        if (!isBridge
            && DeclaredSettings.of(method, JMH + "Benchmark;").isPresent()
            && !overridden.contains(method.name + method.desc)) {
          benchmarks.putIfAbsent(
              method.name + method.desc,
              new Benchmark(
                  owner,
                  method,
                  DeclaredSettings.of(method, hierarchy),
                  states(type, method),
                  group(method).orElse(null)));
        }
      }
      owner.methods.forEach(m -> overridden.add(m.name + m.desc));
    }
    return new BenchmarkClass(type, hierarchy, List.copyOf(benchmarks.values()), world);
  }

  private Optional<String> group(MethodNode method) {
    return DeclaredSettings.of(method, JMH + "Group;")
        .map(group -> group.list("value").stream().findFirst().orElse("group"));
  }

  private List<ClassNode> states(ClassNode type, MethodNode method) {
    List<ClassNode> states = new ArrayList<>();
    if ((method.access & Opcodes.ACC_STATIC) == 0) {
      states.add(type);
    }
    for (Type argument : Type.getArgumentTypes(method.desc)) {
      if (argument.getSort() == Type.OBJECT
          && !argument.getInternalName().startsWith("org/openjdk/jmh/infra/")) {
        world.classes().find(argument.getInternalName()).ifPresent(states::add);
      }
    }
    return states;
  }
}
