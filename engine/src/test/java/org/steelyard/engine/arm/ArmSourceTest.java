package org.steelyard.engine.arm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.UsageException;

class ArmSourceTest {
  @ParameterizedTest
  @ValueSource(
      strings = {"buffer", "old.jar", "a/b.jar:c.jar", "io.netty:netty-microbench:4.2.16.Final"})
  void allTargetsAreArms(String word) throws Exception {
    assertThat(ArmSource.parse(word)).isEqualTo(new ArmSource.Named(word));
  }

  @ParameterizedTest
  @ValueSource(strings = {"main", "HEAD~1", "origin/main", "v1.2", "HEAD@{1}", "a:b"})
  void whatStandsBehindGitIsACommit(String ref) throws Exception {
    assertThat(ArmSource.parse("git:" + ref)).isEqualTo(new ArmSource.Commit(ref));
  }

  @Test
  void theCurrentFilesHaveNamesOfTheirOwn() throws Exception {
    assertThat(ArmSource.parse("git:.")).isEqualTo(new ArmSource.WorkingTree("git:."));
    assertThat(ArmSource.parse("git:WORKTREE"))
        .isEqualTo(new ArmSource.WorkingTree("git:WORKTREE"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"git:", "git: ", "git:-x", "nothing-of-that-name", "Map.*get"})
  void allElseIsNone(String word) {
    assertThatThrownBy(() -> ArmSource.parse(word))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(word)
        .hasMessageContaining("git:");
  }
}
