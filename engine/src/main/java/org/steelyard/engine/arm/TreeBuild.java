package org.steelyard.engine.arm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.steelyard.engine.EngineException;

/**
 * Builds the user's files where they stand, as the user would: nothing is copied, nothing is
 * remembered, and the jar is the one that the build leaves.
 */
final class TreeBuild {
  private TreeBuild() {}

  static Path jar(Path folder, Recipe recipe, Path cache, Consumer<String> progress)
      throws EngineException {
    String what = "the current files in " + folder;
    String command = recipe.build() == null ? BuildTool.command(in(folder), what) : recipe.build();
    Path log = cache.resolve(folder.getFileName() + "-current.log");
    try {
      Files.createDirectories(cache);
    } catch (IOException e) {
      throw new EngineException("no folder " + cache + " for a log: " + e.getMessage(), e);
    }
    progress.accept("building " + what + ": " + command + ", log in " + log);
    BuildCommand.run(command, folder, log, what);
    return folder.resolve(BenchmarkJars.choose(BenchmarkJars.in(folder), recipe.jar(), what));
  }

  private static BuildTool.Files in(Path folder) {
    return new BuildTool.Files() {
      @Override
      public boolean has(String name) {
        return Files.exists(folder.resolve(name));
      }

      @Override
      public String text(String name) throws EngineException {
        try {
          return Files.readString(folder.resolve(name));
        } catch (IOException e) {
          throw new EngineException(folder.resolve(name) + " cannot be read: " + e.getMessage(), e);
        }
      }
    };
  }
}
