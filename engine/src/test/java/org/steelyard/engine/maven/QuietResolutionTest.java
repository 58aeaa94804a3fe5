package org.steelyard.engine.maven;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.steelyard.engine.maven.TinyRepository.dependencies;
import static org.steelyard.engine.maven.TinyRepository.dependency;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A JVM of its own, because loggers say most when they start. */
class QuietResolutionTest {

  @TempDir Path folder;

  @Test
  void theResolverWritesNothingToTheTerminal() throws Exception {
    // Without check sums, and with a dependency that has no POM, there is a lot to warn about.
    new TinyRepository(folder)
        .publish("g:bench:1", dependencies(dependency("g:a:1")))
        .publishJar("g:a:1");
    ProcessBuilder java =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Resolve.class.getName(),
                folder.toString())
            .redirectErrorStream(true);
    // With these a JVM says that it picked them up.
    java.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS"));

    Process process = java.start();
    String written = new String(process.getInputStream().readAllBytes(), UTF_8);

    assertThat(process.waitFor()).as(written).isZero();
    assertThat(written.strip()).isEqualTo("2 entries");
  }

  /** What the other JVM runs. */
  static final class Resolve {
    public static void main(String[] arguments) throws Exception {
      List<Path> paths =
          new TinyRepository(Path.of(arguments[0]))
              .classPath()
              .resolve(Coordinates.parse("g:bench:1"), List.of());
      System.out.println(paths.size() + " entries");
    }
  }
}
