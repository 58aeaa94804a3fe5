package org.steelyard.junit;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestDescriptor.Type;
import org.junit.platform.engine.TestSource;
import org.junit.platform.engine.TestTag;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.support.descriptor.ClassSource;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.steelyard.junit.Selection.Wish;

/** Turns what is selected into a tree of benchmarks, and what cannot be found into faults. */
final class Discovery {
  private static final String FAULT = "fault";

  private final Selection selection;
  private final Settings settings;
  private final ClassLoader loader = Thread.currentThread().getContextClassLoader();
  private final Catalog catalog = new Catalog(loader);

  Discovery(Selection selection, Settings settings) {
    this.selection = selection;
    this.settings = settings;
  }

  void addTo(TestDescriptor engine) {
    Set<Wish> wishes = selection.wishes(engine.getUniqueId());
    Set<Predicate<String>> scans = selection.scans();
    boolean wanted = wishes.stream().anyMatch(w -> isAbout(w.className()));
    if (!wanted && (scans.isEmpty() || catalog.isEmpty() && selection.scannedFiles().isEmpty())) {
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
    loadMeanwhile();
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
      missing.addAll(selection.scannedFiles());
    }
    for (String className : missing) {
      fault(
          engine,
          "benchmarks",
          className,
          NotGenerated.explain(className, ClassBytes.of(className, loader)));
    }
  }

  /**
   * Listing is a process's work; the classes that the tree points at are loaded at the same time.
   */
  private void loadMeanwhile() {
    Thread thread =
        new Thread(
            () -> catalog.classNames().forEach(name -> Reflected.of(name, loader).tags()),
            "steelyard-loading");
    thread.setDaemon(true);
    thread.start();
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
    UniqueId id = engine.getUniqueId().append(Selection.CLASS, className);
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
    Map<String, Map<String, Case>> labelled = new LinkedHashMap<>();
    methods.forEach((name, cases) -> labelled.put(name, labelled(cases)));
    labelled.forEach((name, cases) -> addMethod(node, reflected, className, name, cases, wishes));
    for (Wish wish : wishes) {
      if (labelled.entrySet().stream()
          .noneMatch(
              m -> m.getValue().keySet().stream().anyMatch(l -> wish.covers(m.getKey(), l)))) {
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
      Map<String, Case> cases,
      List<Wish> wishes) {
    List<String> wanted =
        cases.keySet().stream()
            .filter(label -> wishes.stream().anyMatch(w -> w.covers(name, label)))
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
    UniqueId id = parent.getUniqueId().append(Selection.METHOD, name);
    boolean single = cases.size() == 1;
    Node method =
        new Node(
            id,
            name,
            name,
            source,
            single ? Type.TEST : Type.CONTAINER,
            tags,
            List.copyOf(cases.values()));
    parent.addChild(method);
    if (!single) {
      for (String label : wanted) {
        method.addChild(
            new Node(
                id.append(Selection.CASE, label),
                label,
                name + " (" + label + ")",
                source,
                Type.TEST,
                tags,
                List.of(cases.get(label))));
      }
    }
  }

  /** Cases by what tells them from the others of their method. */
  private static Map<String, Case> labelled(List<Case> cases) {
    boolean modes = cases.stream().map(Case::mode).distinct().count() > 1;
    Map<String, Case> labelled = new LinkedHashMap<>();
    for (Case each : cases) {
      String parameters = each.parameters();
      labelled.put(
          !modes
              ? parameters
              : parameters.isEmpty() ? each.mode() : each.mode() + ", " + parameters,
          each);
    }
    return labelled;
  }

  /**
   * A test that fails, inside the class that it is about: launchers such as Surefire count no test
   * outside of a class.
   */
  private void fault(TestDescriptor place, String name, String className, String message) {
    TestDescriptor parent = place;
    TestSource source = className == null ? null : ClassSource.from(className);
    if (source != null && place.isRoot()) {
      parent =
          new Node(
              place.getUniqueId().append(Selection.CLASS, className),
              className.substring(className.lastIndexOf('.') + 1),
              className,
              source,
              Type.CONTAINER,
              Set.of(),
              List.of());
      place.addChild(parent);
    }
    parent.addChild(new Fault(parent.getUniqueId().append(FAULT, name), name, source, message));
  }
}
