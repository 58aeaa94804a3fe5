package org.steelyard.integration;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.integration.MavenBuild.Built;

/** The suites measured by a build, as docs/junit.md has it, with shorter iterations. */
class SuiteAsTestsTest {
  private static final Path SUITES = Path.of("..", "suites");
  private static final String SHORT = "-Dsteelyard.jmh=-w 50ms -r 50ms -p size=256";

  @TempDir private Path temp;

  /** The build that tests is busy with the originals. */
  @BeforeEach
  void copySuites() throws IOException {
    try (Stream<Path> files = Files.walk(SUITES)) {
      List<Path> sources =
          files.filter(f -> !SUITES.relativize(f).toString().matches(".*\\btarget\\b.*")).toList();
      for (Path file : sources) {
        Path copy = temp.resolve(SUITES.relativize(file));
        if (Files.isDirectory(file)) {
          Files.createDirectories(copy);
        } else {
          Files.copy(file, copy);
        }
      }
    }
  }

  @Test
  void oneMethodIsMeasuredWithThePropertiesOfTheOriginalSuite() throws Exception {
    Built built =
        new MavenBuild(temp)
            .run(
                "-pl",
                "buffer",
                "-DskipTests=false",
                "-Dtest=ByteBufAllocatorBenchmark#pooledHeapAllocAndFree",
                "-DwarmupIterations=2",
                "-DmeasureIterations=3",
                "-Dforks=1",
                SHORT,
                "test");

    assertThat(built.status()).as(built.out()).isZero();
    assertThat(built.out())
        .containsPattern("ByteBufAllocatorBenchmark[.]pooledHeapAllocAndFree +256 +thrpt +3 ")
        .contains("Tests run: 1, Failures: 0");
  }

  @Test
  void nothingIsMeasuredUnlessAskedFor() throws Exception {
    Built built =
        new MavenBuild(temp)
            .run(
                "-pl", "buffer", "-Dtest=ByteBufAllocatorBenchmark#pooledHeapAllocAndFree", "test");

    assertThat(built.status()).as(built.out()).isZero();
    assertThat(built.out()).contains("6 passed, 0 failed").doesNotContain(" thrpt ");
  }
}
