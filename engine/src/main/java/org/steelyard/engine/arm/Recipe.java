package org.steelyard.engine.arm;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.config.ProjectConfig;

/**
 * How a benchmark jar is made from sources.
 *
 * @param build a command line for the shell, null for the usual one of the build tool
 * @param jar the jar that it makes, relative to the folder of the build; may be a glob; null for
 *     the only one there is
 * @param benchmarks folders with the sources of the benchmarks, relative to the folder of the build
 */
public record Recipe(@Nullable String build, @Nullable String jar, List<String> benchmarks) {
  public Recipe {
    benchmarks = List.copyOf(benchmarks);
  }

  /** What the command line says, and where it says nothing, what the project's file says. */
  public static Recipe of(
      @Nullable String build, @Nullable String jar, List<String> benchmarks, ProjectConfig config) {
    return new Recipe(
        build != null ? build : config.build(),
        jar != null ? jar : config.jar(),
        benchmarks.isEmpty() ? config.benchmarks() : benchmarks);
  }
}
