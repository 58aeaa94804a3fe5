package org.steelyard.junit;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;

/**
 * The class path of the tests without what only tests need: benchmarks are measured as they would
 * be from a jar.
 */
final class MeasuredClassPath {
  /** What tests are written with and launched by. */
  private static final List<String> OF_TESTS =
      List.of(
          "org/junit/",
          "org/opentest4j/",
          "org/apiguardian/",
          "org/steelyard/junit/",
          "org/apache/maven/surefire/",
          "com/intellij/rt/junit/",
          "com/intellij/junit5/",
          "org/eclipse/jdt/internal/junit",
          "org/gradle/api/internal/tasks/testing/");

  private MeasuredClassPath() {}

  /** Entries that exist, in their order. */
  static List<Path> ofThisJvm() {
    Set<Path> entries = new LinkedHashSet<>();
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    for (; loader != null; loader = loader.getParent()) {
      if (loader instanceof URLClassLoader) {
        for (URL url : ((URLClassLoader) loader).getURLs()) {
          add(url, entries);
        }
      }
    }
    for (String property : new String[] {"java.class.path", "jdk.module.path"}) {
      for (String entry : System.getProperty(property, "").split(File.pathSeparator)) {
        if (!entry.isEmpty()) {
          add(Path.of(entry), entries);
        }
      }
    }
    List<Path> measured = new ArrayList<>();
    for (Path entry : entries) {
      if (!isOfTests(entry)) {
        measured.add(entry);
      }
    }
    return measured;
  }

  private static void add(URL url, Collection<Path> entries) {
    try {
      if ("file".equals(url.getProtocol())) {
        add(Path.of(url.toURI()), entries);
      }
    } catch (URISyntaxException e) {
      // Not a file that could be an entry.
    }
  }

  /** An entry, and those that its manifest names: long class paths are handed over that way. */
  private static void add(Path entry, Collection<Path> entries) {
    Path path = entry.toAbsolutePath().normalize();
    if (!Files.exists(path) || !entries.add(path) || Files.isDirectory(path)) {
      return;
    }
    try (JarFile jar = new JarFile(path.toFile())) {
      Manifest manifest = jar.getManifest();
      String more =
          manifest == null
              ? null
              : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      if (more != null) {
        for (String name : more.trim().split(" +")) {
          URI uri = path.toUri().resolve(name);
          if ("file".equals(uri.getScheme())) {
            add(Path.of(uri), entries);
          }
        }
      }
    } catch (IOException | IllegalArgumentException e) {
      // Whether it is needed is told when it is read.
    }
  }

  private static boolean isOfTests(Path entry) {
    if (Files.isDirectory(entry)) {
      return OF_TESTS.stream().anyMatch(name -> Files.isDirectory(entry.resolve(name)))
          && !Files.exists(entry.resolve("META-INF/BenchmarkList"));
    }
    try (JarFile jar = new JarFile(entry.toFile())) {
      return jar.getEntry("META-INF/BenchmarkList") == null
          && jar.stream()
              .anyMatch(
                  file -> OF_TESTS.stream().anyMatch(name -> file.getName().startsWith(name)));
    } catch (IOException e) {
      return false;
    }
  }
}
