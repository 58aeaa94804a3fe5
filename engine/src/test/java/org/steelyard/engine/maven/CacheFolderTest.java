package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CacheFolderTest {

  @TempDir Path folder;

  @Test
  void followsTheEnvironment() {
    assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", folder.toString()), "home"))
        .isEqualTo(folder.resolve("steelyard/class-paths"));
  }

  @Test
  void isInTheHomeFolderOtherwise() {
    Path expected = folder.resolve(".cache/steelyard/class-paths");

    assertThat(CacheFolder.of(Map.of(), folder.toString())).isEqualTo(expected);
    assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", ""), folder.toString())).isEqualTo(expected);
    assertThat(CacheFolder.of(Map.of("XDG_CACHE_HOME", "relative"), folder.toString()))
        .isEqualTo(expected);
  }
}
