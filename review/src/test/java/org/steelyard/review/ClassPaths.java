package org.steelyard.review;

import java.io.File;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/** Class paths to review. */
final class ClassPaths {
  private ClassPaths() {}

  /** That of these tests: examples, JMH, and its samples. */
  static List<Path> ofTests() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .map(Path::of)
        .toList();
  }
}
