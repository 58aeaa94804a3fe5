package org.steelyard.junit;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * The command line with all it needs. It travels inside this module's jar, so that nothing of it
 * gets onto the class path of the tests; it is laid out in the user's cache at first use.
 */
final class Distribution {
  private static final String FOLDER = "META-INF/steelyard/";
  private static final String JARS = FOLDER + "lib/";

  private Distribution() {}

  /**
   * Its class path.
   *
   * @throws UncheckedIOException when it cannot be laid out
   */
  static List<Path> classPath() {
    try {
      Path own =
          Path.of(Distribution.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (Files.isDirectory(own)) {
        // In a build of Steelyard itself, before anything is packaged.
        return Files.readAllLines(own.resolve(FOLDER + "class-path")).stream()
            .map(Path::of)
            .toList();
      }
      try (JarFile jar = new JarFile(own.toFile())) {
        return laidOut(jar);
      }
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    } catch (IOException e) {
      throw new UncheckedIOException("Steelyard cannot be laid out: " + e.getMessage(), e);
    }
  }

  /** Named by their content: a development version changes under the same name. */
  private static List<Path> laidOut(JarFile own) throws IOException {
    Path folder = Files.createDirectories(cache());
    List<Path> classPath = new ArrayList<>();
    for (JarEntry entry : Collections.list(own.entries())) {
      String name = entry.getName();
      if (name.startsWith(JARS) && name.endsWith(".jar")) {
        Path jar =
            folder.resolve(Long.toHexString(entry.getCrc()) + "-" + name.substring(JARS.length()));
        if (!Files.exists(jar) || Files.size(jar) != entry.getSize()) {
          Path part = Files.createTempFile(folder, "jar", ".part");
          try (InputStream in = own.getInputStream(entry)) {
            Files.copy(in, part, StandardCopyOption.REPLACE_EXISTING);
          }
          Files.move(part, jar, StandardCopyOption.ATOMIC_MOVE);
        }
        classPath.add(jar);
      }
    }
    return classPath;
  }

  /**
   * Where this JVM keeps the classes of the command line as it lays them out in memory, which
   * halves the time to start; null where they are not in jars.
   */
  static Path archive(List<Path> classPath) {
    if (classPath.stream().anyMatch(Files::isDirectory)) {
      return null;
    }
    String of = System.getProperty("java.home") + System.getProperty("java.vm.version") + classPath;
    return cache().resolve(Integer.toHexString(of.hashCode()) + ".jsa");
  }

  /** This engine's folder in the user's cache. */
  static Path cache() {
    String xdg = System.getenv("XDG_CACHE_HOME");
    return (xdg != null && Path.of(xdg).isAbsolute()
            ? Path.of(xdg)
            : Path.of(System.getProperty("user.home"), ".cache"))
        .resolve("steelyard")
        .resolve("junit");
  }
}
