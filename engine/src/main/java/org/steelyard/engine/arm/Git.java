package org.steelyard.engine.arm;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;

/** The user's git, asked in one folder. */
final class Git {
  private final Path folder;

  /** What a command did. */
  private record Outcome(int status, String output, String errors) {}

  Git(Path folder) {
    this.folder = folder;
  }

  /**
   * The top folder of the working tree.
   *
   * @throws UsageException outside of a repository
   */
  Path root() throws EngineException {
    Outcome outcome = tryRun("rev-parse", "--show-toplevel");
    if (outcome.status != 0 || outcome.output.isBlank()) {
      throw new UsageException(
          folder
              + " is in no git repository, so that git: names nothing. Go to the repository, or"
              + " name a jar.");
    }
    return Path.of(outcome.output.strip());
  }

  /** The folder that all working trees of the repository share. */
  Path commonFolder() throws EngineException {
    return folder
        .resolve(run("rev-parse", "--git-common-dir").strip())
        .toAbsolutePath()
        .normalize();
  }

  /**
   * The full name of a commit.
   *
   * @throws UsageException when there is none of that name
   */
  String commit(String ref) throws EngineException {
    Outcome outcome =
        tryRun("rev-parse", "--verify", "--quiet", "--end-of-options", ref + "^{commit}");
    if (outcome.status != 0) {
      throw new UsageException(
          "git knows no commit \""
              + ref
              + "\" in "
              + folder
              + ". 'git log --oneline --all' shows what there is; a branch that only the server has"
              + " needs 'git fetch' first.");
    }
    return outcome.output.strip();
  }

  /** Whether files differ from what is committed, or are not known to git. */
  boolean isDirty() throws EngineException {
    return !run("status", "--porcelain").isBlank();
  }

  /** Whether a commit has a file or folder of that name, with slashes. */
  boolean has(String commit, String path) throws EngineException {
    return tryRun("cat-file", "-e", commit + ":" + path).status == 0;
  }

  /**
   * @return standard output
   * @throws EngineException when git is not content, with its words
   */
  String run(String... arguments) throws EngineException {
    Outcome outcome = tryRun(arguments);
    if (outcome.status != 0) {
      throw new EngineException(
          "git " + arguments[0] + " failed in " + folder + ": " + outcome.errors.strip());
    }
    return outcome.output;
  }

  /** For what may fail without harm. */
  void attempt(String... arguments) throws EngineException {
    tryRun(arguments);
  }

  private Outcome tryRun(String... arguments) throws EngineException {
    List<String> line = new ArrayList<>(List.of("git", "-C", folder.toString()));
    line.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(line);
    withoutGitVariables(builder);
    @Nullable Process process = null;
    try {
      process = builder.start();
      process.getOutputStream().close();
      Process running = process;
      CompletableFuture<byte[]> errors =
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return running.getErrorStream().readAllBytes();
                } catch (IOException gone) {
                  return new byte[0];
                }
              });
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      int status = process.waitFor();
      return new Outcome(status, output, new String(errors.join(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UsageException("git cannot be started: " + e.getMessage() + ". Install it.");
    } catch (InterruptedException e) {
      process.destroy();
      Thread.currentThread().interrupt();
      throw new EngineException("interrupted", e);
    }
  }

  /** A hook of git runs with variables that point every git below it at the hook's own tree. */
  static void withoutGitVariables(ProcessBuilder builder) {
    builder
        .environment()
        .keySet()
        .removeIf(
            name ->
                List.of("GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX").contains(name));
  }
}
