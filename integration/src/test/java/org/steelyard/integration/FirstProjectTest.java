package org.steelyard.integration;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.integration.MavenBuild.Built;

/** From an empty folder to a first measured benchmark: the steps of docs/junit.md. */
class FirstProjectTest {
  @TempDir private Path temp;

  @Test
  void stepsOfTheDocumentationWorkOnTheDefaultJdk() throws Exception {
    stepsWorkOn(Path.of(System.getProperty("java.home")));
  }

  @Test
  void stepsOfTheDocumentationWorkOnANewJdk() throws Exception {
    Path newest = Jdks.newest();
    assumeTrue(
        Jdks.version(newest) >= 23,
        "no JDK that wants processors named (23 or later) is installed");
    stepsWorkOn(newest);
  }

  private void stepsWorkOn(Path java) throws Exception {
    init();
    MavenBuild maven = new MavenBuild(temp, java);

    Built smoke = maven.run("test");
    assertThat(smoke.status()).as(smoke.out()).isZero();
    assertThat(smoke.out()).contains("Tests run: 4, Failures: 0", "4 passed, 0 failed");

    Built measured =
        maven.run(
            "test",
            "-Dsteelyard.mode=measure",
            "-Dtest=FirstBenchmark#sum",
            "-DwarmupIterations=1",
            "-DmeasureIterations=2",
            "-Dforks=1",
            "-Dsteelyard.jmh=-w 100ms -r 100ms");
    assertThat(measured.status()).as(measured.out()).isZero();
    assertThat(measured.out())
        .contains("Tests run: 2, Failures: 0")
        .containsPattern("FirstBenchmark[.]sum +10000 +avgt +2 ")
        .doesNotContain("FirstBenchmark.baseline");

    Built console = console(java, "org.example.FirstBenchmark#baseline");
    assertThat(console.status()).as(console.out()).isZero();
    assertThat(console.out())
        .contains("2 tests successful", "size=100")
        .containsPattern("FirstBenchmark[.]baseline +10000 +avgt +2 ")
        .doesNotContain("FirstBenchmark.sum");
  }

  @Test
  void aBenchmarkThatThrowsFailsTheBuildWithItsException() throws Exception {
    init();
    Path file = temp.resolve("src/test/java/org/example/FirstBenchmark.java");
    Files.writeString(
        file,
        Files.readString(file)
            .replace(
                "long sum = 0;",
                "long sum = 0; if (size == 100) throw new IllegalStateException(\"no sum\");"));

    Built built = new MavenBuild(temp).run("test");

    assertThat(built.status()).as(built.out()).isEqualTo(1);
    assertThat(built.out()).contains("Tests run: 4, Failures: 1", "IllegalStateException: no sum");
    String report = reports();
    assertThat(report).contains("no sum", "BenchmarkFailure");
  }

  @ParameterizedTest
  @ValueSource(strings = {"5.10.0 1.10.0", "5.13.4 1.13.4"})
  void olderPlatformsRunItAsWell(String versions) throws Exception {
    init();
    inPom("(<artifactId>junit-bom</artifactId>\\s*<version>)[^<]*", "$1" + versions.split(" ")[0]);

    Built built = new MavenBuild(temp).run("test", "dependency:tree");

    assertThat(built.status()).as(built.out()).isZero();
    assertThat(built.out())
        .contains("Tests run: 4, Failures: 0")
        .contains("junit-platform-engine:jar:" + versions.split(" ")[1]);
  }

  @Test
  void withoutTheProcessorTheBuildFailsWithTheLinesToPaste() throws Exception {
    init();
    inPom("(?s)<annotationProcessorPaths>.*</annotationProcessorPaths>", "<proc>none</proc>");

    Built built = new MavenBuild(temp).run("test");

    assertThat(built.status()).as(built.out()).isEqualTo(1);
    assertThat(built.out())
        .contains("has benchmarks that JMH does not know", "<annotationProcessorPaths>");
  }

  private void inPom(String pattern, String replacement) throws IOException {
    Path pom = temp.resolve("pom.xml");
    Files.writeString(pom, Files.readString(pom).replaceAll(pattern, replacement));
  }

  private void init() throws IOException, InterruptedException {
    Built init =
        MavenBuild.run(
            new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.steelyard.cli.Main",
                "init",
                temp.toString()));
    assertThat(init.status()).as(init.out()).isZero();
  }

  private Built console(Path java, String method) throws IOException, InterruptedException {
    List<Path> jars;
    try (Stream<Path> files = Files.list(Path.of(System.getProperty("it.target"), "console"))) {
      jars = files.toList();
    }
    Path launcher =
        jars.stream().filter(j -> j.toString().contains("standalone")).findFirst().orElseThrow();
    List<String> classPath =
        new ArrayList<>(List.of(temp.resolve("target/test-classes").toString()));
    jars.stream().filter(j -> !j.equals(launcher)).forEach(j -> classPath.add(j.toString()));
    return MavenBuild.run(
        new ProcessBuilder(
            java.resolve("bin/java").toString(),
            "-jar",
            launcher.toString(),
            "execute",
            "--disable-banner",
            "-cp",
            classPath.stream().collect(Collectors.joining(File.pathSeparator)),
            "--select-method",
            method,
            "--config",
            "warmupIterations=1",
            "--config",
            "measureIterations=2",
            "--config",
            "forks=1",
            "--config",
            "steelyard.jmh=-w 100ms -r 100ms"));
  }

  private String reports() throws IOException {
    StringBuilder all = new StringBuilder();
    try (Stream<Path> files = Files.list(temp.resolve("target/surefire-reports"))) {
      for (Path file : files.filter(f -> f.toString().endsWith(".xml")).toList()) {
        all.append(Files.readString(file));
      }
    }
    return all.toString();
  }
}
