package org.steelyard.engine.arm;

import java.io.IOException;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;

/** The jars in a folder that run by themselves: benchmarks, and the JMH that runs them. */
final class BenchmarkJars {
  private static final String LIST = "META-INF/BenchmarkList";
  private static final String JMH = "org/openjdk/jmh/runner/Runner.class";

  private BenchmarkJars() {}

  /** All of them, by path relative to the folder, sorted. */
  static List<Path> in(Path folder) throws EngineException {
    List<Path> found = new ArrayList<>();
    try {
      Files.walkFileTree(
          folder,
          new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
              return dir.endsWith(".git") ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
              if (file.toString().endsWith(".jar") && runsByItself(file)) {
                found.add(folder.relativize(file));
              }
              return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException unreadable) {
              return FileVisitResult.CONTINUE;
            }
          });
    } catch (IOException e) {
      throw new EngineException(folder + " cannot be searched for jars: " + e.getMessage(), e);
    }
    return found.stream().sorted().toList();
  }

  private static boolean runsByItself(Path file) {
    try (JarFile jar = new JarFile(file.toFile())) {
      return jar.getEntry(LIST) != null && (jar.getEntry(JMH) != null || namesJmh(jar));
    } catch (IOException notAJar) {
      return false;
    }
  }

  /** Whether its manifest names JMH, in a place that stays the same wherever the jar is put. */
  private static boolean namesJmh(JarFile jar) throws IOException {
    @Nullable Manifest manifest = jar.getManifest();
    @Nullable String names =
        manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
    for (String name : names == null ? new String[0] : names.strip().split(" +")) {
      if (name.startsWith("file:/")) {
        try (JarFile other = new JarFile(Path.of(URI.create(name)).toFile())) {
          if (other.getEntry(JMH) != null) {
            return true;
          }
        } catch (IOException | IllegalArgumentException notAJar) {
          // Class paths may name what is not there.
        }
      }
    }
    return false;
  }

  /**
   * The one that is meant.
   *
   * @param jars relative paths
   * @param wanted a path or a glob; null for the only one
   * @param what was built, for the message
   * @throws UsageException when there is none, or more than one
   */
  static Path choose(List<Path> jars, @Nullable String wanted, String what) throws UsageException {
    if (jars.isEmpty()) {
      throw new UsageException(
          "the build of "
              + what
              + " made no benchmark jar: none holds both "
              + LIST
              + " and JMH itself. Give the command that makes one with --build 'COMMAND'.");
    }
    List<Path> matching = wanted == null ? jars : matching(jars, wanted);
    if (matching.size() == 1) {
      return matching.get(0);
    }
    throw new UsageException(
        matching.isEmpty()
            ? "no benchmark jar of " + what + " is called " + wanted + "; there is" + names(jars)
            : "the build of "
                + what
                + " made more than one benchmark jar"
                + (wanted == null ? "" : " called " + wanted)
                + ":"
                + names(matching)
                + "\nSay which with --jar PATH, or as jar = \"PATH\" in steelyard.toml.");
  }

  private static List<Path> matching(List<Path> jars, String wanted) throws UsageException {
    try {
      Path path = Path.of(wanted.replaceAll("[*?\\[\\]{}]", "_")).normalize();
      if (path.isAbsolute() || path.startsWith("..")) {
        throw new UsageException(
            "--jar " + wanted + ": give the path as it is below the folder that is built.");
      }
      String glob = wanted.startsWith("./") ? wanted.substring(2) : wanted;
      PathMatcher matcher = FileSystems.getDefault().getPathMatcher("glob:" + glob);
      return jars.stream().filter(matcher::matches).toList();
    } catch (PatternSyntaxException e) {
      throw new UsageException("--jar " + wanted + " is not a path: " + e.getDescription());
    }
  }

  private static String names(List<Path> jars) {
    return jars.stream().map(jar -> "\n  " + jar).collect(Collectors.joining());
  }
}
