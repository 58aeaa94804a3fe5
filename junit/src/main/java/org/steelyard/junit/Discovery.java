package org.steelyard.junit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.Filter;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestDescriptor.Type;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.ClasspathRootSelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.PackageNameFilter;
import org.junit.platform.engine.discovery.PackageSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;

/** Turns what is selected into a tree of benchmarks, and what cannot be found into faults. */
final class Discovery {
  private static final String CLASS = "class";
  private static final String METHOD = "method";
  private static final String CASE = "case";
  private static final String FAULT = "fault";

  private final EngineDiscoveryRequest request;
  private final Settings settings;
  private final ClassLoader loader = Thread.currentThread().getContextClassLoader();
  private final Catalog catalog = new Catalog(loader);

  /**
   * One thing that is selected.
   *
   * @param method null for all of the class
   * @param label null for all cases of the method
   */
  private record Wish(String className, String method, String label) {
    boolean covers(String otherMethod, String otherLabel) {
      return (method == null || method.equals(otherMethod))
          && (label == null || label.equals(otherLabel));
    }
  }

  Discovery(EngineDiscoveryRequest request, Settings settings) {
    this.request = request;
    this.settings = settings;
  }

  void addTo(TestDescriptor engine) {
    Set<Wish> wishes = wishes(engine.getUniqueId());
    Set<Predicate<String>> scans = scans();
    boolean wanted = wishes.stream().anyMatch(w -> isAbout(w.className()));
    if (!wanted && (scans.isEmpty() || catalog.isEmpty() && !scansFindAny())) {
      return;
    }
    String first =
        wishes.stream().map(Wish::className).filter(this::isAbout).findFirst().orElse(null);
    String jmh = catalog.faultOfJmh();
    if (!settings.faults().isEmpty()) {
      fault(engine, "settings", first, String.join("\n", settings.faults()));
    } else if (jmh != null) {
      fault(engine, "jmh", first, jmh);
    } else {
      addCases(engine, wishes, scans, first);
    }
  }

  private void addCases(
      TestDescriptor engine, Set<Wish> wishes, Set<Predicate<String>> scans, String first) {
    Map<String, Map<String, List<Case>>> all;
    try {
      all = catalog.isEmpty() ? Map.of() : catalog.cases(settings.flags());
    } catch (IllegalStateException | IllegalArgumentException | UncheckedIOException e) {
      fault(engine, "list", first, "The benchmarks could not be listed: " + e.getMessage());
      return;
    }
    all.forEach(
        (className, methods) -> {
          List<Wish> ofClass =
              new ArrayList<>(
                  wishes.stream().filter(w -> w.className().equals(className)).toList());
          if (scans.stream().anyMatch(scan -> scan.test(className))) {
            ofClass.add(new Wish(className, null, null));
          }
          if (!ofClass.isEmpty()) {
            addClass(engine, className, methods, ofClass);
          }
        });
    Set<String> missing = new LinkedHashSet<>();
    for (Wish wish : wishes) {
      if (!all.containsKey(wish.className()) && isAbout(wish.className())) {
        missing.add(wish.className());
      }
    }
    if (all.isEmpty() && !scans.isEmpty()) {
      missing.addAll(scannedFiles());
    }
    for (String className : missing) {
      fault(
          engine,
          "benchmarks",
          className,
          NotGenerated.explain(className, ClassBytes.of(className, loader)));
    }
  }

  /** Whether a class is one of ours: JMH knows it, or it is written with JMH's annotations. */
  private boolean isAbout(String className) {
    // Some of the classes that JMH generates look like tests, and its list names them.
    if (className.contains(".jmh_generated.")) {
      return false;
    }
    return catalog.mayHave(className) || ClassBytes.of(className, loader).hasBenchmarks();
  }

  private void addClass(
      TestDescriptor engine, String className, Map<String, List<Case>> methods, List<Wish> wishes) {
    Reflected reflected = Reflected.of(className, loader);
    UniqueId id = engine.getUniqueId().append(CLASS, className);
    Set<TestTag> tags = reflected.tags();
    Node node =
        new Node(
            id,
            className.substring(className.lastIndexOf('.') + 1),
            className,
            ClassSource.from(className),
            Type.CONTAINER,
            tags,
            methods.values().stream().flatMap(Collection::stream).toList());
    engine.addChild(node);
    methods.forEach((name, cases) -> addMethod(node, reflected, className, name, cases, wishes));
    for (Wish wish : wishes) {
      if (methods.entrySet().stream()
          .noneMatch(
              m ->
                  m.getValue().stream()
                      .anyMatch(c -> wish.covers(m.getKey(), label(c, m.getValue()))))) {
        fault(
            node,
            wish.method() + (wish.label() == null ? "" : " " + wish.label()),
            className,
            className
                + " has no benchmark \""
                + wish.method()
                + (wish.label() == null ? "" : "\" with the case \"" + wish.label())
                + "\". It has "
                + String.join(", ", methods.keySet())
                + ".");
      }
    }
  }

  private void addMethod(
      Node parent,
      Reflected reflected,
      String className,
      String name,
      List<Case> cases,
      List<Wish> wishes) {
    List<Case> wanted =
        cases.stream()
            .filter(c -> wishes.stream().anyMatch(w -> w.covers(name, label(c, cases))))
            .toList();
    if (wanted.isEmpty()) {
      return;
    }
    TestSource source =
        reflected
            .method(name)
            .map(m -> MethodSource.from(className, name, m.getParameterTypes()))
            .orElseGet(() -> MethodSource.from(className, name));
    Set<TestTag> tags = new LinkedHashSet<>(parent.getTags());
    reflected.method(name).ifPresent(m -> tags.addAll(Reflected.tags(m)));
    UniqueId id = parent.getUniqueId().append(METHOD, name);
    boolean single = cases.size() == 1;
    Node method =
        new Node(id, name, name, source, single ? Type.TEST : Type.CONTAINER, tags, cases);
    parent.addChild(method);
    if (!single) {
      for (Case each : wanted) {
        String label = label(each, cases);
        method.addChild(
            new Node(
                id.append(CASE, label),
                label,
                name + " (" + label + ")",
                source,
                Type.TEST,
                tags,
                List.of(each)));
      }
    }
  }

  /** What tells a case from the others of its method. */
  private static String label(Case of, List<Case> all) {
    boolean modes = all.stream().anyMatch(c -> !c.mode().equals(of.mode()));
    String parameters = of.parameters();
    return !modes ? parameters : parameters.isEmpty() ? of.mode() : of.mode() + ", " + parameters;
  }

  /**
   * A test that fails, inside the class that it is about: launchers such as Surefire count no test
   * outside of a class.
   */
  private void fault(TestDescriptor engine, String name, String className, String message) {
    TestDescriptor parent = engine;
    TestSource source = className == null ? null : ClassSource.from(className);
    if (source != null && engine.isRoot()) {
      parent =
          new Node(
              engine.getUniqueId().append(CLASS, className),
              className.substring(className.lastIndexOf('.') + 1),
              className,
              source,
              Type.CONTAINER,
              Set.of(),
              List.of());
      engine.addChild(parent);
    }
    parent.addChild(new Fault(parent.getUniqueId().append(FAULT, name), name, source, message));
  }

  private Set<Wish> wishes(UniqueId engine) {
    Set<Wish> wishes = new LinkedHashSet<>();
    for (ClassSelector selector : request.getSelectorsByType(ClassSelector.class)) {
      wishes.add(new Wish(selector.getClassName(), null, null));
    }
    for (MethodSelector selector : request.getSelectorsByType(MethodSelector.class)) {
      wishes.add(new Wish(selector.getClassName(), selector.getMethodName(), null));
    }
    for (UniqueIdSelector selector : request.getSelectorsByType(UniqueIdSelector.class)) {
      if (selector.getUniqueId().hasPrefix(engine)) {
        wishes.add(wish(selector.getUniqueId()));
      }
    }
    return wishes;
  }

  private static Wish wish(UniqueId id) {
    String className = "";
    String method = null;
    String label = null;
    for (UniqueId.Segment segment : id.getSegments()) {
      switch (segment.getType()) {
        case CLASS -> className = segment.getValue();
        case METHOD -> method = segment.getValue();
        case CASE -> label = segment.getValue();
        default -> {}
      }
    }
    return new Wish(className, method, label);
  }

  /** The names of classes that whole packages and roots of the class path select. */
  private Set<Predicate<String>> scans() {
    Predicate<String> filter =
        Filter.composeFilters(
                Stream.concat(
                        request.getFiltersByType(ClassNameFilter.class).stream(),
                        request.getFiltersByType(PackageNameFilter.class).stream()
                            .map(Discovery::ofClasses))
                    .toList())
            .toPredicate();
    Set<Predicate<String>> scans = new LinkedHashSet<>();
    for (PackageSelector selector : request.getSelectorsByType(PackageSelector.class)) {
      String prefix = selector.getPackageName().isEmpty() ? "" : selector.getPackageName() + ".";
      scans.add(filter.and(name -> name.startsWith(prefix)));
    }
    for (ClasspathRootSelector selector : request.getSelectorsByType(ClasspathRootSelector.class)) {
      scans.add(filter.and(name -> isIn(selector.getClasspathRoot(), name)));
    }
    return scans;
  }

  private static Filter<String> ofClasses(PackageNameFilter filter) {
    return name -> filter.apply(name.contains(".") ? name.substring(0, name.lastIndexOf('.')) : "");
  }

  private static boolean isIn(URI root, String className) {
    Path path = Path.of(root);
    String file = className.replace('.', '/') + ".class";
    if (Files.isDirectory(path)) {
      return Files.exists(path.resolve(file));
    }
    try (ZipFile jar = new ZipFile(path.toFile())) {
      return jar.getEntry(file) != null;
    } catch (IOException e) {
      return false;
    }
  }

  private boolean scansFindAny() {
    return !scannedFiles().isEmpty();
  }

  /** Classes with benchmarks in the folders that are selected, where JMH has generated nothing. */
  private Set<String> scannedFiles() {
    Set<String> found = new LinkedHashSet<>();
    for (ClasspathRootSelector selector : request.getSelectorsByType(ClasspathRootSelector.class)) {
      Path root = Path.of(selector.getClasspathRoot());
      if (Files.isDirectory(root)) {
        try (Stream<Path> files = Files.walk(root)) {
          files.filter(f -> f.toString().endsWith(".class")).forEach(f -> look(root, f, found));
        } catch (IOException | UncheckedIOException e) {
          // A folder that cannot be read has no tests for any engine.
        }
      }
    }
    return found;
  }

  private static void look(Path root, Path file, Set<String> found) {
    try (InputStream in = Files.newInputStream(file)) {
      if (ClassBytes.of(in).hasBenchmarks()) {
        String name =
            root.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
        found.add(name.substring(0, name.length() - ".class".length()));
      }
    } catch (IOException e) {
      // As above.
    }
  }
}
