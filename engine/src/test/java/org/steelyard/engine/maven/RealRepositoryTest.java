package org.steelyard.engine.maven;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RealRepositoryTest {

  @TempDir Path cache;

  /** What jmh-core 1.37's POM asks for: jopt-simple 5.0.4 and commons-math3 3.6.1. */
  @Test
  void jmhSamplesComeWithJmh() throws Exception {
    List<Path> paths = resolveOrSkip("org.openjdk.jmh:jmh-samples:1.37");

    assertThat(paths)
        .extracting(path -> path.getFileName().toString())
        .containsExactlyInAnyOrder(
            "jmh-samples-1.37.jar",
            "jmh-core-1.37.jar",
            "jopt-simple-5.0.4.jar",
            "commons-math3-3.6.1.jar");
    try (JarFile first = new JarFile(paths.get(0).toFile())) {
      assertThat(first.getEntry("META-INF/BenchmarkList")).isNotNull();
    }
  }

  private List<Path> resolveOrSkip(String coordinates) throws ResolutionException {
    try {
      return MavenClassPath.ofUser(cache, file -> {})
          .resolve(Coordinates.parse(coordinates), List.of());
    } catch (ResolutionException e) {
      if (e.getMessage().contains("could not be fetched") || e.getMessage().contains("offline")) {
        return abort("the user's Maven repositories are out of reach: " + e.getMessage());
      }
      throw e;
    }
  }
}
