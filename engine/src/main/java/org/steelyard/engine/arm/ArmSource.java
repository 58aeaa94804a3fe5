package org.steelyard.engine.arm;

import java.util.List;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.target.TargetResolver;

/** Where an arm comes from, as a person names it. */
public sealed interface ArmSource {
  /** What stands before a revision. */
  String GIT = "git:";

  /** As it was written. */
  String word();

  /**
   * A suite, a jar, a class path or Maven coordinates: all that {@link TargetResolver} takes.
   *
   * @param word as it was written
   */
  record Named(String word) implements ArmSource {}

  /**
   * A commit of the repository around the current folder, built apart from the user's files.
   *
   * @param ref anything that git takes for a commit: {@code main}, {@code HEAD~1}, {@code v1.2}
   */
  record Commit(String ref) implements ArmSource {
    @Override
    public String word() {
      return GIT + ref;
    }
  }

  /**
   * The current folder as it is now, with what is not committed. It is built where it stands, each
   * time anew, as the user would build it by hand; its jar is measured where the build leaves it,
   * so it must be left alone until the comparison is done.
   */
  record WorkingTree(String word) implements ArmSource {}

  /**
   * Reads a word of the command line: {@code git:REF} is a commit, {@code git:.} and {@code
   * git:WORKTREE} are the current files, everything else is a target.
   *
   * @throws UsageException when it can be none of these
   */
  static ArmSource parse(String word) throws UsageException {
    if (word.startsWith(GIT)) {
      String ref = word.substring(GIT.length());
      if (List.of(".", "WORKTREE").contains(ref)) {
        return new WorkingTree(word);
      }
      if (ref.isBlank() || ref.startsWith("-")) {
        throw new UsageException(
            "\""
                + word
                + "\" names no commit. Write git:main, git:HEAD~1, or git:. for the files as they"
                + " are now.");
      }
      return new Commit(ref);
    }
    if (!TargetResolver.looksLikeTarget(word)) {
      throw new UsageException(
          "\""
              + word
              + "\" is no arm: there is no such file. Name a jar, a class path, Maven coordinates"
              + " (group:artifact:version), a suite (buffer, http, rpc), or a commit as git:"
              + word
              + ".");
    }
    return new Named(word);
  }
}
