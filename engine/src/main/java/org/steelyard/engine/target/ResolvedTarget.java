package org.steelyard.engine.target;

import java.nio.file.Path;
import java.util.List;

/**
 * A class path with benchmarks on it.
 *
 * @param name as a person wrote it
 * @param classPath absolute paths, each of which exists
 */
public record ResolvedTarget(String name, List<Path> classPath) {
  public ResolvedTarget {
    classPath = List.copyOf(classPath);
  }
}
