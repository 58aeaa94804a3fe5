package org.steelyard.engine.arm;

import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;

/** A detached working tree of its own, gone when it is closed. */
final class Worktree implements AutoCloseable {
  private final Git repository;
  private final Path root;

  private Worktree(Git repository, Path root) {
    this.repository = repository;
    this.root = root;
  }

  static Worktree add(Git repository, Path root, String commit) throws EngineException {
    // What a killed build left behind would stand in the way.
    repository.attempt("worktree", "prune");
    Worktree tree = new Worktree(repository, root);
    try {
      repository.run("worktree", "add", "--detach", "--force", root.toString(), commit);
      if (Files.exists(root.resolve(".gitmodules"))) {
        new Git(root).run("submodule", "update", "--init", "--recursive");
      }
      return tree;
    } catch (EngineException e) {
      tree.close();
      throw e;
    }
  }

  /**
   * Replaces folders by those of another commit; what only this commit has in them goes.
   *
   * @param below the folder of the build, relative to the tree
   * @throws UsageException when the other commit has no such folder
   */
  void lay(@Nullable Overlay overlay, Path below) throws EngineException {
    if (overlay == null) {
      return;
    }
    Git git = new Git(root);
    for (String folder : overlay.folders()) {
      Path place = root.resolve(below).resolve(folder).normalize();
      if (!place.startsWith(root) || place.equals(root)) {
        throw new UsageException(
            "benchmarks = \"" + folder + "\" leads out of the tree. Name a folder inside of it.");
      }
      String path = root.relativize(place).toString().replace('\\', '/');
      if (!git.has(overlay.commit(), path)) {
        throw new UsageException(
            "commit "
                + overlay.commit().substring(0, 12)
                + " has no "
                + path
                + " to take the benchmarks from. Check benchmarks = [...] in steelyard.toml.");
      }
      git.run("rm", "-r", "-q", "-f", "--ignore-unmatch", "--", path);
      git.run("checkout", "-q", overlay.commit(), "--", path);
    }
  }

  @Override
  public void close() throws EngineException {
    repository.attempt("worktree", "remove", "--force", root.toString());
    // Git leaves trees with submodules alone.
    BuildEntry.delete(root);
    repository.attempt("worktree", "prune");
  }
}
