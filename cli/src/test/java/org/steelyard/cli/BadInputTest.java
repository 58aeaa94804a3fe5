package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever is wrong with a command line: it says what to do, and leaves nothing behind. */
class BadInputTest {
  @TempDir static Path temp;

  @BeforeAll
  static void makeBadFiles() throws IOException {
    Files.writeString(temp.resolve("text.jar"), "not a jar");
    Path jar = jar("plain.jar", "some/File.class");
    byte[] whole = Files.readAllBytes(jar);
    Files.write(temp.resolve("cut.jar"), Arrays.copyOf(whole, whole.length / 2));
    jar("empty-list.jar", "META-INF/BenchmarkList");
    Files.createDirectories(temp.resolve("folder.jar"));
  }

  private static Path jar(String name, String entry) throws IOException {
    Path jar = temp.resolve(name);
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file)) {
      out.putNextEntry(new ZipEntry(entry));
      out.closeEntry();
    }
    return jar;
  }

  static Stream<Arguments> badInput() {
    String good = TestClassPath.ofBenchmarks();
    String bench = "Weights.annotated";
    return Stream.of(
        bad(64, List.of("missing.jar", "Check the path"), temp.resolve("missing.jar")),
        bad(64, List.of("text.jar", "not a jar"), temp.resolve("text.jar")),
        bad(64, List.of("cut.jar", "not a jar"), temp.resolve("cut.jar")),
        bad(
            64,
            List.of("META-INF/BenchmarkList", "jmh-generator-annprocess"),
            temp.resolve("plain.jar")),
        bad(64, List.of("META-INF/BenchmarkList"), temp.resolve("folder.jar")),
        bad(1, List.of("carries no JMH", "Add jmh-core"), temp.resolve("empty-list.jar")),
        bad(64, List.of("Weights[", "not a regular expression", "Quote"), good, "Weights["),
        bad(64, List.of("NoSuchBenchmark", "'list' shows"), good, "NoSuchBenchmark"),
        bad(64, List.of("-p stones", "beam, pounds"), good, "Weights", "-p", "stones=1"),
        bad(64, List.of("-p pounds", "name=value"), good, "Weights", "-p", "pounds"),
        bad(64, List.of("/no/such/java", "Name one"), good, bench, "-jvm", "/no/such/java"),
        bad(64, List.of("-f 0", "smoke"), good, bench, "-f", "0"),
        bad(64, List.of("-f -2", "at least 1"), good, bench, "-f", "-2"),
        bad(64, List.of("-f", "abc"), good, bench, "-f", "abc"),
        bad(64, List.of("-i -1", "at least 1"), good, bench, "-i", "-1"),
        bad(64, List.of("-t x", "max"), good, bench, "-t", "x"),
        bad(64, List.of("-bm", "nonsense", "thrpt"), good, bench, "-bm", "nonsense"),
        bad(64, List.of("-w", "soon", "500ms"), good, bench, "-w", "soon"),
        bad(64, List.of("-wm BULK", "--dry-run", "-wmb"), good, bench, "-wm", "BULK"),
        bad(64, List.of("-wmb Other", "--dry-run"), good, bench, "-wmb", "Other"),
        bad(64, List.of("-rf xml", "text, csv, scsv, json, latex"), good, bench, "-rf", "xml"),
        bad(64, List.of("--effort", "nonsense", "QUICK"), good, bench, "--effort", "nonsense"),
        bad(64, List.of("--no-such-option", "--help"), good, bench, "--no-such-option"),
        bad(64, List.of("--budget"), good, bench, "--budget", "0"),
        bad(64, List.of("--events"), good, bench, "--events", "/no/such/folder/events"),
        bad(1, List.of("org.steelyard.nowhere:nothing"), "org.steelyard.nowhere:nothing:1.0"));
  }

  private static Arguments bad(int status, List<String> told, Object... words) {
    return Arguments.of(
        status, told, Arrays.stream(words).map(Object::toString).toArray(String[]::new));
  }

  @ParameterizedTest(name = "{2}")
  @MethodSource
  void badInput(int status, List<String> told, String[] words) {
    Path out = temp.resolve("never");
    List<String> args = new ArrayList<>(List.of("run"));
    args.addAll(List.of(words));
    args.addAll(List.of("--out", out.toString()));
    Told answer = Told.by(args.toArray(String[]::new));
    assertThat(answer.status()).as(answer.toString()).isEqualTo(status);
    assertThat(answer.err()).contains(told).doesNotContain("This should not have happened");
    assertThat(answer.out()).isEmpty();
    assertThat(answer.showsStack()).as(answer.toString()).isFalse();
    assertThat(out).doesNotExist();
  }

  @Test
  void folderThatIsNoRunIsNotResumed() {
    Told answer = Told.by("resume", temp.toString());
    assertThat(answer.status()).isIn(1, 64);
    assertThat(answer.err()).contains("is not a run", "Name the folder that 'run' printed");
    assertThat(answer.showsStack()).isFalse();
  }

  @Test
  void folderOfRunIsNotOverwritten() throws IOException {
    Path out = Files.createDirectories(temp.resolve("taken"));
    Files.writeString(out.resolve("journal.jsonl"), "precious\n");
    Told answer = Told.by(Told.shortRun(TestClassPath.ofBenchmarks(), out, "Weights.annotated"));
    assertThat(answer.status()).isIn(1, 64);
    assertThat(answer.err()).contains("holds a run already", "steelyard resume " + out);
    assertThat(Files.readString(out.resolve("journal.jsonl"))).isEqualTo("precious\n");
    try (Stream<Path> files = Files.list(out)) {
      assertThat(files).hasSize(1);
    }
  }

  @Test
  void fileInTheWayOfTheRunFolderIsTold() throws IOException {
    Path file = Files.writeString(temp.resolve("file"), "in the way");
    Told answer = Told.by(Told.shortRun(TestClassPath.ofBenchmarks(), file, "Weights.annotated"));
    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.err()).contains("cannot make a run folder", "--out");
    assertThat(answer.showsStack()).isFalse();
  }
}
