package org.steelyard.engine.machine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.model.Environment;

class SurroundingsTest {
  @TempDir Path temp;

  @BeforeEach
  void needsGit() throws Exception {
    boolean git;
    try {
      git = new ProcessBuilder("git", "--version").start().waitFor() == 0;
    } catch (IOException absent) {
      git = false;
    }
    assumeTrue(git, "there is no git");
  }

  @Test
  void aCommittedTreeIsCleanAndAChangeMakesItDirty() throws Exception {
    String commit = commit();
    Environment clean = Surroundings.read(temp);
    assertThat(clean.gitCommit()).isEqualTo(commit).matches("[0-9a-f]{40,64}");
    assertThat(clean.gitClean()).isTrue();

    Files.writeString(temp.resolve("file"), "changed");
    assertThat(Surroundings.read(temp).gitClean()).isFalse();
    assertThat(Surroundings.read(temp).gitCommit()).isEqualTo(commit);
  }

  @Test
  void aNewFileMakesItDirtyToo() throws Exception {
    commit();
    Files.writeString(temp.resolve("new"), "");
    assertThat(Surroundings.read(temp).gitClean()).isFalse();
  }

  @Test
  void aFolderInsideTheTreeSpeaksForTheTree() throws Exception {
    String commit = commit();
    Path inside = Files.createDirectories(temp.resolve("a/b"));
    assertThat(Surroundings.read(inside).gitCommit()).isEqualTo(commit);
  }

  @Test
  void aTreeWithoutACommitHasNone() throws Exception {
    git("init", "-q");
    assertThat(Surroundings.read(temp).gitCommit()).isNull();
    assertThat(Surroundings.read(temp).gitClean()).isTrue();
  }

  @Test
  void outsideOfGitNothingIsSaid() {
    Environment outside = Surroundings.read(temp);
    assertThat(outside.gitCommit()).isNull();
    assertThat(outside.gitClean()).isNull();
  }

  @Test
  void theMachineIsTheOneThatThisRunsOn() {
    Environment here = Surroundings.read(temp);
    assertThat(here.processors()).isEqualTo(Runtime.getRuntime().availableProcessors());
    assertThat(here.os()).startsWith(System.getProperty("os.name"));
    assertThat(here.arch()).isEqualTo(System.getProperty("os.arch"));
    assertThat(here.engineJvm()).contains(System.getProperty("java.runtime.version"));
    assertThat(here.memory()).isGreaterThanOrEqualTo(Runtime.getRuntime().totalMemory());
  }

  private String commit() throws Exception {
    git("init", "-q");
    Files.writeString(temp.resolve("file"), "content");
    git("add", "file");
    git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-q", "-m", "first");
    return git("log", "-1", "--format=%H");
  }

  private String git(String... arguments) throws Exception {
    List<String> line = new ArrayList<>(List.of("git", "-C", temp.toString()));
    line.addAll(List.of("-c", "commit.gpgSign=false", "-c", "core.hooksPath=/dev/null"));
    line.addAll(List.of(arguments));
    Process git = new ProcessBuilder(line).redirectErrorStream(true).start();
    String said = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertThat(git.waitFor()).as(said).isZero();
    return said;
  }
}
