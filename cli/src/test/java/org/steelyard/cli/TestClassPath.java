package org.steelyard.cli;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The class path of this module's own benchmarks: a target as users have them. */
final class TestClassPath {
  private static final List<String> JMH = List.of("jmh-core", "jopt-simple", "commons-math3");

  private TestClassPath() {}

  static String ofBenchmarks() {
    return with(testClasses());
  }

  /** The same with another folder of classes. */
  static String with(Path classes) {
    return classes + File.pathSeparator + jmh();
  }

  static String jmh() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(e -> JMH.stream().anyMatch(Path.of(e).getFileName().toString()::startsWith))
        .collect(Collectors.joining(File.pathSeparator));
  }

  static Path testClasses() {
    try {
      return Path.of(Told.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  /** A copy of the classes that a test may change. */
  static void copyTo(Path folder) throws IOException {
    Path from = testClasses();
    try (Stream<Path> tree = Files.walk(from)) {
      for (Path path : tree.toList()) {
        Path to = folder.resolve(from.relativize(path).toString());
        if (Files.isDirectory(path)) {
          Files.createDirectories(to);
        } else {
          Files.copy(path, to);
        }
      }
    }
  }
}
