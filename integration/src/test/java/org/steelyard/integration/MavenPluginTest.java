package org.steelyard.integration;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.integration.MavenBuild.Built;

/** The plugin in a build: the POM of docs/maven.md, and a library that gets slower. */
class MavenPluginTest {
  private static final Path DOCUMENT = Path.of("..", "docs", "maven.md");

  @TempDir private Path temp;
  private MavenBuild maven;

  @BeforeEach
  void writeProject() throws IOException {
    Matcher pom =
        Pattern.compile("```xml\n(<\\?xml.*?</project>\n)```", Pattern.DOTALL)
            .matcher(Files.readString(DOCUMENT));
    assertThat(pom.find()).as("a complete POM in " + DOCUMENT).isTrue();
    Files.writeString(temp.resolve("pom.xml"), pom.group(1));
    write(
        "src/test/java/org/example/WorkBenchmark.java",
        "package org.example;",
        "import org.openjdk.jmh.annotations.Benchmark;",
        "public class WorkBenchmark {",
        "  @Benchmark public void work() { Work.some(); }",
        "}");
    writeWork(100);
    maven = new MavenBuild(temp);
  }

  @Test
  void goalsListSmokeAndRunWhatTheTestClassPathHolds() throws Exception {
    Built built =
        maven.run(
            "test-compile",
            "steelyard:list",
            "steelyard:smoke",
            "steelyard:run",
            "-Dsteelyard.f=1",
            "-Dsteelyard.wi=1",
            "-Dsteelyard.i=2",
            "-Dsteelyard.w=50ms",
            "-Dsteelyard.r=50ms");

    assertThat(built.status()).as(built.out()).isZero();
    assertThat(built.out())
        .contains("1 benchmarks, 1 case", "1 passed, 0 failed")
        .containsPattern("WorkBenchmark[.]work +thrpt +2 ");
    assertThat(temp.resolve("target/steelyard-runs")).isDirectory();
    assertThat(temp.resolve("steelyard-runs")).doesNotExist();
  }

  @Test
  void reviewFailsTheBuildOnAnError() throws Exception {
    write(
        "src/test/java/org/example/WorkBenchmark.java",
        "package org.example;",
        "import org.openjdk.jmh.annotations.Benchmark;",
        "public class WorkBenchmark {",
        "  @Benchmark public void work() { Math.log(hashCode()); }",
        "}");

    Built built = maven.run("test-compile", "steelyard:review");

    assertThat(built.status()).as(built.out()).isEqualTo(1);
    assertThat(built.out())
        .contains("BUILD FAILURE", "error ignored-result  org.example.WorkBenchmark.work")
        .contains("> @Benchmark public void work() { Math.log(hashCode()); }");
    assertThat(maven.run("steelyard:review", "-Dsteelyard.fail-on=never").status()).isZero();
  }

  @Test
  void compareFailsTheBuildAndNamesWhatBecameSlowerThanTheLastRelease() throws Exception {
    assertThat(maven.run("install", "-DskipTests").status()).isZero();
    Path pom = temp.resolve("pom.xml");
    Files.writeString(
        pom,
        Files.readString(pom).replace("<version>1.0</version>", "<version>1.1-SNAPSHOT</version>"));
    writeWork(200);

    Built built =
        maven.run(
            "test-compile",
            "steelyard:compare",
            "-Dsteelyard.couples=2",
            "-Dsteelyard.wi=3",
            "-Dsteelyard.w=100ms",
            "-Dsteelyard.i=8",
            "-Dsteelyard.r=50ms");

    assertThat(built.status()).as(built.out()).isEqualTo(1);
    assertThat(built.out())
        .contains("BUILD FAILURE")
        .contains("Slower than org.example:work:1.0: org.example.WorkBenchmark.work");
  }

  @Test
  void compareBuildsAnotherCommitAsThisBuildIs() throws Exception {
    git("init", "-q", "-b", "main");
    write(".gitignore", "target");
    git("add", ".");
    git("-c", "user.name=a", "-c", "user.email=a@localhost", "commit", "-q", "-m", "as it was");
    writeWork(200);

    Built built =
        maven.run(
            "test-compile",
            "steelyard:compare",
            "-Dsteelyard.baseline=git:main",
            "-Dsteelyard.failOnRegression=false",
            "-Dsteelyard.couples=2",
            "-Dsteelyard.wi=3",
            "-Dsteelyard.w=100ms",
            "-Dsteelyard.i=8",
            "-Dsteelyard.r=50ms");

    assertThat(built.status()).as(built.out()).isZero();
    assertThat(built.out())
        .containsPattern("WARNING.*Slower than git:main: org.example.WorkBenchmark.work");
  }

  private void git(String... words) throws Exception {
    List<String> command = new ArrayList<>(List.of("git"));
    command.addAll(List.of(words));
    Built done = MavenBuild.run(new ProcessBuilder(command).directory(temp.toFile()));
    assertThat(done.status()).as(done.out()).isZero();
  }

  @Test
  void whatCannotBeDoneIsSaidBeforeAnythingRuns() throws Exception {
    Built nothing = maven.run("steelyard:run");
    assertThat(nothing.out())
        .contains("BUILD FAILURE", "no META-INF/BenchmarkList", "mvn test-compile");

    Built unknown = maven.run("test-compile", "steelyard:run", "-Dsteelyard.efort=quick");
    assertThat(unknown.out()).contains("BUILD FAILURE", "--efort");
  }

  private void writeWork(int tokens) throws IOException {
    write(
        "src/main/java/org/example/Work.java",
        "package org.example;",
        "public class Work {",
        "  static long x = 1;",
        "  public static void some() {",
        "    for (int i = 0; i < " + tokens + "; i++) { x = x * 6364136223846793005L + i; }",
        "  }",
        "}");
  }

  private void write(String name, String... lines) throws IOException {
    Path file = temp.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, String.join("\n", lines) + "\n");
  }
}
