package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.cli.sound.Secretive;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What the other options do, each with a fork or two. */
class CommandsTest {
  private static final String SECRET = "-Ddb.password=" + Secretive.PASSWORD;

  @TempDir Path temp;
  private final String target = TestClassPath.ofBenchmarks();

  private RunFiles runIn(String name) {
    return new RunFiles(temp.resolve(name));
  }

  @Test
  void secretReachesTheForkAndNoDocument() throws IOException {
    RunFiles run = runIn("run");
    Told told =
        Told.by(
            Told.shortRun(target, run.folder(), "Secretive", "-f", "1", "-jvmArgsAppend", SECRET));
    assertThat(told.status()).as(told.toString()).isZero();
    for (String file : run.names()) {
      assertThat(run.read(file)).as(file).doesNotContain(Secretive.PASSWORD);
    }
    assertThat(told.toString()).doesNotContain(Secretive.PASSWORD);
    assertThat(run.read("run.json")).contains("-Ddb.password=***");
  }

  @Test
  void resumedRunAsksForTheSecretAgain() throws IOException {
    RunFiles run = runIn("run");
    Told.by(Told.shortRun(target, run.folder(), "Secretive", "-f", "1", "-jvmArgsAppend", SECRET));
    Path journal = run.folder().resolve("journal.jsonl");
    Files.writeString(journal, Files.readAllLines(journal).get(0) + "\n");

    Told refused = Told.by("resume", run.folder().toString());
    assertThat(refused.status()).isEqualTo(64);
    assertThat(refused.err()).contains("-D db.password=...");

    Told told =
        Told.by("resume", run.folder().toString(), "-D", "db.password=" + Secretive.PASSWORD);
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(run.forks()).hasSize(1);
    assertThat(run.read("journal.jsonl")).doesNotContain(Secretive.PASSWORD);
  }

  @Test
  void dryRunMasksSecretsAndLeavesNothing() {
    Path out = temp.resolve("never");
    Told told =
        Told.by(Told.shortRun(target, out, "Secretive", "--dry-run", "-jvmArgsAppend", SECRET));
    assertThat(told.status()).isZero();
    assertThat(told.out()).contains("-Ddb.password=***").doesNotContain(Secretive.PASSWORD);
    assertThat(out).doesNotExist();
  }

  @Test
  void commandOfDryRunRunsWithPlainJmh() throws Exception {
    Told dry =
        Told.by(
            Told.shortRun(
                target,
                temp.resolve("never"),
                "Weights.params",
                "-p",
                "pounds=7",
                "-p",
                "beam=a 'b' $c",
                "-f",
                "1",
                "-jvmArgsAppend",
                "-Dx=1 -Dy=2",
                "--dry-run"));
    assertThat(dry.status()).as(dry.toString()).isZero();
    List<String> commands = dry.out().lines().filter(l -> !l.startsWith("#")).toList();
    assertThat(commands).hasSize(1);
    Path output = temp.resolve("jmh-output");
    int status = plainJmh(output, "bash", "-c", commands.get(0));
    assertThat(status).as(Files.readString(output)).isZero();
    assertThat(Files.readString(output))
        .contains("Weights.params", "a 'b' $c", "-Dx=1 -Dy=2")
        .contains("# Measurement: 2 iterations, 20 ms each");
  }

  private static int plainJmh(Path output, String... command) throws Exception {
    ProcessBuilder builder =
        new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(output.toFile());
    builder.environment().put("JAVA_TOOL_OPTIONS", "-Djmh.ignoreLock=true");
    return builder.start().waitFor();
  }

  @Test
  void jmhJsonHasTheKeysAndSettingsThatPlainJmhWrites() throws Exception {
    String regex = "Weights.(allModes|params|counts)";
    String[] flags = {"-f", "1", "-wi", "1", "-i", "2", "-w", "10ms", "-r", "10ms"};
    Path theirs = temp.resolve("theirs.json");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String[] plain = {
      java, "-cp", target, "org.openjdk.jmh.Main", regex, "-rf", "json", "-rff", theirs.toString()
    };
    Path output = temp.resolve("jmh-output");
    assertThat(plainJmh(output, joined(plain, flags))).as(Files.readString(output)).isZero();
    RunFiles run = runIn("run");
    String[] ours = {"run", target, regex, "--out", run.folder().toString()};
    Told told = Told.by(joined(ours, flags));
    assertThat(told.status()).as(told.toString()).isZero();

    JsonNode expected = JsonMapper.shared().readTree(Files.readString(theirs));
    JsonNode actual = run.jmhJson();
    assertThat(shapes(actual)).containsExactlyInAnyOrderElementsOf(shapes(expected));
  }

  private static String[] joined(String[] first, String[] second) {
    String[] all = Arrays.copyOf(first, first.length + second.length);
    System.arraycopy(second, 0, all, first.length, second.length);
    return all;
  }

  /** One text for each entry: names of everything, and the values that do not depend on time. */
  private static List<String> shapes(JsonNode entries) {
    return entries.valueStream().map(e -> shape("", e)).toList();
  }

  private static String shape(String name, JsonNode node) {
    if (node.isObject()) {
      return name
          + node.propertyStream()
              .map(p -> shape(p.getKey(), p.getValue()))
              .collect(Collectors.joining(",", "{", "}"));
    }
    if (node.isArray()) {
      // Histograms have as many buckets as there were different times.
      boolean measured = name.startsWith("raw") || name.startsWith("score");
      return name + (measured ? "[" + (node.isEmpty() ? "" : shape("", node.get(0))) + "]" : "");
    }
    boolean measured = node.isNumber() && !name.matches("threads|forks|.*Iterations|.*BatchSize");
    return measured || node.asString().equals("NaN") ? name : name + "=" + node.asString();
  }

  @Test
  void textOfProfilerIsKeptBesideTheLog() {
    RunFiles run = runIn("run");
    Told told =
        Told.by(
            Told.shortRun(
                target, run.folder(), "Weights.counts", "-f", "1", "-t", "2", "-prof", "stack"));
    assertThat(told.status()).as(told.toString()).isZero();
    JsonNode stack =
        run.forks()
            .get(0)
            .get("secondary")
            .valueStream()
            .filter(s -> s.has("text"))
            .findFirst()
            .orElseThrow();
    assertThat(run.read(stack.get("text").asString())).contains("RUNNABLE");
    assertThat(run.casesOf("Weights.counts").get(0).get("id").get("threads").asInt()).isEqualTo(2);
  }

  @Test
  void quietTellsResultsOnly() {
    Told told =
        Told.by(Told.shortRun(target, runIn("run").folder(), "Weights.counts", "-f", "1", "-q"));
    assertThat(told.status()).isZero();
    assertThat(told.out()).startsWith("Benchmark ").contains("Weights.counts");
    assertThat(told.err()).isEmpty();
  }

  @Test
  void failFastEndsAtTheFirstFailure() {
    RunFiles run = runIn("run");
    Told told = Told.by(Told.shortRun(target, run.folder(), "Throws", "-f", "1", "-foe", "true"));
    assertThat(told.status()).isEqualTo(1);
    assertThat(run.forks()).hasSize(1);
    assertThat(run.document().get("state").asString()).isEqualTo("failed-early");
    assertThat(run.document().get("cases").size()).isEqualTo(3);
  }

  @Test
  void colourComesOnlyToTerminalsThatWantIt() {
    System.setProperty("steelyard.terminal", "true");
    try {
      String[] wrong = {"run", temp.resolve("missing.jar").toString()};
      assertThat(Told.by(Map.of("TERM", "xterm"), wrong).err()).contains("\u001b[31m");
      assertThat(Told.by(Map.of("TERM", "xterm", "NO_COLOR", "1"), wrong).err())
          .doesNotContain("\u001b[31m");
      assertThat(Told.by(Map.of("TERM", "dumb"), wrong).err()).doesNotContain("\u001b");
    } finally {
      System.clearProperty("steelyard.terminal");
    }
    assertThat(Told.by(Map.of("TERM", "xterm"), "run", "missing.jar").err())
        .doesNotContain("\u001b");
  }

  @Test
  void typoInTheNameOfSuiteIsToldWithTheNamesThereAre() throws IOException {
    for (String suite : List.of("buffer", "http", "rpc")) {
      Path folder = Files.createDirectories(temp.resolve("suites/" + suite + "/target"));
      Manifest manifest = new Manifest();
      Attributes attributes = manifest.getMainAttributes();
      attributes.put(Attributes.Name.MANIFEST_VERSION, "1.0");
      attributes.put(
          Attributes.Name.CLASS_PATH,
          Arrays.stream(TestClassPath.jmh().split(File.pathSeparator))
              .map(e -> Path.of(e).toUri().toString())
              .collect(Collectors.joining(" ")));
      try (OutputStream file = Files.newOutputStream(folder.resolve(suite + "-benchmarks.jar"));
          JarOutputStream jar = new JarOutputStream(file, manifest)) {
        jar.putNextEntry(new ZipEntry("META-INF/BenchmarkList"));
        Files.copy(TestClassPath.testClasses().resolve("META-INF/BenchmarkList"), jar);
        jar.closeEntry();
      }
    }
    System.setProperty("steelyard.home", temp.toString());
    try {
      Told told = Told.by("run", "buffr", "--out", temp.resolve("never").toString());
      assertThat(told.status()).as(told.toString()).isEqualTo(64);
      assertThat(told.err()).contains("buffr", "buffer, http, rpc", "'list'");
      assertThat(temp.resolve("never")).doesNotExist();
    } finally {
      System.clearProperty("steelyard.home");
    }
  }
}
