package org.steelyard.engine.arm;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;

/**
 * Benchmark jars of commits. A commit is built once, in a working tree of its own in the cache;
 * after that its jars are taken from there. A build that failed or was interrupted leaves nothing
 * but its log.
 */
final class CommitBuilds {
  private final Git repository;
  private final Path root;
  private final Path below;
  private final Recipe recipe;
  private final Path cache;
  private final Consumer<String> progress;

  /**
   * @param root the top of the user's working tree
   * @param below the folder of the build, relative to it
   * @param cache where builds are kept
   * @param progress is told what takes time
   */
  CommitBuilds(Path root, Path below, Recipe recipe, Path cache, Consumer<String> progress) {
    this.repository = new Git(root);
    this.root = root;
    this.below = below;
    this.recipe = recipe;
    this.cache = cache;
    this.progress = progress;
  }

  /**
   * @param name of the commit, as a person wrote it
   * @param commit full name
   * @return a jar in the cache
   */
  Path jar(String name, String commit, @Nullable Overlay overlay) throws EngineException {
    String what = name + " (" + commit.substring(0, 12) + ")";
    String command = recipe.build() == null ? command(commit, what) : recipe.build();
    String entryName =
        root.getFileName() + "-" + commit.substring(0, 12) + "-" + key(commit, command, overlay);
    try (BuildEntry entry =
        BuildEntry.open(
            cache, entryName, () -> progress.accept("waiting: another process builds " + what))) {
      Optional<List<Path>> kept = entry.jars();
      if (kept.isEmpty()) {
        build(entry, what, commit, command, overlay);
        kept = entry.jars();
      }
      return entry.jar(BenchmarkJars.choose(kept.orElse(List.of()), recipe.jar(), what));
    }
  }

  private void build(
      BuildEntry entry, String what, String commit, String command, @Nullable Overlay overlay)
      throws EngineException {
    progress.accept("building " + what + ": " + command + ", log in " + entry.log());
    entry.clear();
    // Build tools call what they make after the folder, so that it keeps its name.
    Path fresh = entry.freshTree();
    Path place = fresh.resolve(root.getFileName());
    try (Worktree tree = Worktree.add(repository, place, commit)) {
      tree.lay(overlay, below);
      Path folder = place.resolve(below);
      BuildCommand.run(command, folder, entry.log(), what);
      List<Path> jars = BenchmarkJars.in(folder);
      if (!jars.isEmpty()) {
        entry.keep(folder, jars);
      }
    } finally {
      BuildEntry.delete(fresh);
    }
  }

  private String command(String commit, String what) throws EngineException {
    return BuildTool.command(
        new BuildTool.Files() {
          @Override
          public boolean has(String name) throws EngineException {
            return repository.has(commit, path(name));
          }

          @Override
          public String text(String name) throws EngineException {
            return repository.run("show", commit + ":" + path(name));
          }
        },
        what);
  }

  private String path(String name) {
    return below.resolve(name).toString().replace('\\', '/');
  }

  /** All that decides what the build makes. Which of its jars is meant does not. */
  private String key(String commit, String command, @Nullable Overlay overlay)
      throws EngineException {
    String all =
        String.join(
            "\n",
            repository.commonFolder().toString(),
            commit,
            below.toString(),
            command,
            overlay == null ? "" : overlay.toString());
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(all.getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash, 0, 6);
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
