package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other Java versions and other JMH versions than our own; skipped where there are none. */
class OtherPlatformsTest {
  private static final String UNDERTOW = "io.undertow:undertow-benchmarks:2.3.10.Final";

  @TempDir Path temp;

  @Test
  void forkRunsOnTheJvmThatIsNamed() throws IOException {
    Optional<Path> other = otherJdk();
    assumeTrue(other.isPresent(), "no other JDK in /usr/lib/jvm or JAVA_HOME_*");
    RunFiles run = new RunFiles(temp.resolve("run"));
    Told told =
        Told.by(
            Told.shortRun(
                TestClassPath.ofBenchmarks(),
                run.folder(),
                "Weights.counts",
                "-f",
                "1",
                "-jvm",
                other.get().toString()));
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(run.forks().get(0).get("jvm").get("jdk").asString())
        .isEqualTo(version(other.get()))
        .isNotEqualTo(System.getProperty("java.version"));
    assertThat(run.forks().get(0).get("series").get(2).get("counters").get("threadCpu").asLong())
        .isPositive();
  }

  /** The tests are compiled for 17: an older one would not do. */
  private static Optional<Path> otherJdk() throws IOException {
    List<Path> homes = new ArrayList<>();
    System.getenv().entrySet().stream()
        .filter(e -> e.getKey().startsWith("JAVA_HOME_"))
        .forEach(e -> homes.add(Path.of(e.getValue())));
    Path usual = Path.of("/usr/lib/jvm");
    if (Files.isDirectory(usual)) {
      try (Stream<Path> found = Files.list(usual)) {
        found.sorted().forEach(homes::add);
      }
    }
    for (Path home : homes) {
      String version = version(home);
      if (Files.isExecutable(home.resolve("bin/java"))
          && !version.isEmpty()
          && !version.equals(System.getProperty("java.version"))
          && Integer.parseInt(version.split("[.+-]")[0]) >= 17) {
        return Optional.of(home);
      }
    }
    return Optional.empty();
  }

  private static String version(Path home) throws IOException {
    Path release = home.resolve("release");
    if (!Files.isRegularFile(release)) {
      return "";
    }
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(release)) {
      properties.load(in);
    }
    return properties.getProperty("JAVA_VERSION", "").replace("\"", "");
  }

  @Test
  void jarOfAnOldJmhIsListedAndRun() {
    Told list = Told.by("list", UNDERTOW);
    assumeFalse(
        list.status() != 0 && list.err().matches("(?s).*(reach|offline|no answer|connect).*"),
        "no repository can be reached: " + list.err());
    assertThat(list.status()).as(list.toString()).isZero();
    String benchmark =
        list.out()
            .lines()
            .filter(l -> l.startsWith("io.undertow"))
            .map(l -> l.split(" ")[0])
            .findFirst()
            .orElseThrow();
    RunFiles run = new RunFiles(temp.resolve("run"));
    Told told = Told.by(Told.shortRun(UNDERTOW, run.folder(), "^" + benchmark + "$", "-f", "1"));
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(run.forks().get(0).get("jvm").get("jmh").asString()).isEqualTo("1.21");
    assertThat(run.forks().get(0).get("series").valueStream())
        .hasSize(3)
        .allMatch(i -> i.has("counters"));
  }
}
