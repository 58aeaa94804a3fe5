package org.steelyard.junit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.platform.engine.EngineDiscoveryRequest;
import org.junit.platform.engine.Filter;
import org.junit.platform.engine.UniqueId;
import org.junit.platform.engine.discovery.ClassNameFilter;
import org.junit.platform.engine.discovery.ClassSelector;
import org.junit.platform.engine.discovery.ClasspathRootSelector;
import org.junit.platform.engine.discovery.MethodSelector;
import org.junit.platform.engine.discovery.PackageNameFilter;
import org.junit.platform.engine.discovery.PackageSelector;
import org.junit.platform.engine.discovery.UniqueIdSelector;

/** What a request selects, in words of classes, methods and cases. */
final class Selection {
  static final String CLASS = "class";
  static final String METHOD = "method";
  static final String CASE = "case";

  private final EngineDiscoveryRequest request;

  /**
   * One thing that is selected.
   *
   * @param method null for all of the class
   * @param label null for all cases of the method
   */
  record Wish(String className, String method, String label) {
    boolean covers(String otherMethod, String otherLabel) {
      return (method == null || method.equals(otherMethod))
          && (label == null || label.equals(otherLabel));
    }
  }

  Selection(EngineDiscoveryRequest request) {
    this.request = request;
  }

  /** What is selected by its name. */
  Set<Wish> wishes(UniqueId engine) {
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
  Set<Predicate<String>> scans() {
    Predicate<String> filter =
        Filter.composeFilters(
                Stream.concat(
                        request.getFiltersByType(ClassNameFilter.class).stream(),
                        request.getFiltersByType(PackageNameFilter.class).stream()
                            .map(Selection::ofClasses))
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

  /** Classes with benchmarks in the folders that are selected, where JMH has generated nothing. */
  Set<String> scannedFiles() {
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
