package org.steelyard.engine.arm;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.maven.Library;

/**
 * What an entry of a class path holds.
 *
 * @param path a jar or a folder
 * @param classes names of its class files, without those of other Java versions
 * @param versions of the Maven projects that say they are in it, by {@code group:artifact}
 */
record JarContents(Path path, Set<String> classes, Map<String, String> versions) {
  private static final Pattern POM =
      Pattern.compile("META-INF/maven/([^/]+)/([^/]+)/pom\\.properties");

  /** A version in a file's name, or none; words behind it that are no version are classifiers. */
  private static final String VERSION =
      "(-\\d[A-Za-z0-9_.]*(-(?!sources|tests|javadoc)[A-Za-z]+\\d*)?)?";

  static JarContents of(Path path) throws EngineException {
    try {
      return Files.isDirectory(path) ? folder(path) : jar(path);
    } catch (IOException e) {
      throw new EngineException(path + " cannot be read: " + e.getMessage(), e);
    }
  }

  private static JarContents folder(Path path) throws IOException {
    try (Stream<Path> files = Files.walk(path)) {
      Set<String> classes = new HashSet<>();
      files.forEach(file -> addClass(path.relativize(file).toString().replace('\\', '/'), classes));
      return new JarContents(path, classes, Map.of());
    }
  }

  private static JarContents jar(Path path) throws IOException {
    Set<String> classes = new HashSet<>();
    Map<String, String> versions = new TreeMap<>();
    try (ZipFile zip = new ZipFile(path.toFile())) {
      List<ZipEntry> entries = new ArrayList<>();
      zip.stream().forEach(entries::add);
      for (ZipEntry entry : entries) {
        addClass(entry.getName(), classes);
        Matcher pom = POM.matcher(entry.getName());
        if (pom.matches()) {
          Properties properties = new Properties();
          try (InputStream in = zip.getInputStream(entry)) {
            properties.load(in);
          }
          String version = properties.getProperty("version", "of unknown version");
          versions.put(pom.group(1) + ":" + pom.group(2), version);
        }
      }
    }
    return new JarContents(path, classes, versions);
  }

  private static void addClass(String name, Set<String> classes) {
    if (name.endsWith(".class")
        && !name.startsWith("META-INF/")
        && !name.endsWith("module-info.class")
        && !name.endsWith("package-info.class")) {
      classes.add(name);
    }
  }

  /**
   * Whether this is the jar of a library, in any version: by the Maven project that it names and
   * the file's name, or by the file's name alone where it names no such project. A jar that has
   * shaded others names those too, so that the project alone does not tell.
   */
  boolean isJarOf(Library library) {
    if (Files.isDirectory(path)) {
      return false;
    }
    String file = path.getFileName().toString();
    String end = library.classifier() == null ? "" : "-" + library.classifier();
    @Nullable String version = versions.get(library.name());
    if (version != null) {
      return file.equals(library.artifact() + "-" + version + end + ".jar")
          || file.equals(library.artifact() + end + ".jar");
    }
    boolean ofAnotherGroup =
        versions.keySet().stream().anyMatch(name -> name.endsWith(":" + library.artifact()));
    return !ofAnotherGroup
        && file.matches(
            Pattern.quote(library.artifact()) + VERSION + Pattern.quote(end) + "\\.jar");
  }

  /** The version that a person would read from it. */
  String versionOf(Library library) {
    return versions.getOrDefault(library.name(), path.getFileName().toString());
  }

  /** Whether some class of the other is in this one too. */
  boolean sharesClassesWith(JarContents other) {
    return other.classes.stream().anyMatch(classes::contains);
  }
}
