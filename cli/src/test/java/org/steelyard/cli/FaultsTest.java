package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.steelyard.cli.faults.Untidy;
import org.steelyard.cli.faults.Vanished;
import tools.jackson.databind.JsonNode;

/** One run of everything that can go wrong in a fork, with healthy cases among it. */
class FaultsTest {
  @TempDir static Path temp;

  private static Told told;
  private static RunFiles run;

  @BeforeAll
  static void runEverythingThatFails() throws IOException {
    Path classes = temp.resolve("classes");
    TestClassPath.copyTo(classes);
    Files.delete(classes.resolve(Vanished.class.getName().replace('.', '/') + ".class"));
    run = new RunFiles(temp.resolve("run"));
    told =
        Told.by(
            Told.shortRun(
                TestClassPath.with(classes),
                run.folder(),
                "[.]faults[.]",
                "Weights.params",
                "-f",
                "1",
                "-to",
                "2s"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          Throws.inBenchmark  | threw    | java.lang.IllegalArgumentException: the beam is bent
          Throws.inSetUp      | threw    | java.lang.IllegalStateException: no weights in the box
          Throws.inTearDown   | threw    | UnsupportedOperationException: cannot put the weights back
          Ends.haltsWithThree | crashed  | status 3
          Ends.haltsWithZero  | crashed  | Runtime.halt or System.exit
          Ends.exitsInSetUp   | crashed  | System.exit
          Ends.eatsTheHeap    | threw    | java.lang.OutOfMemoryError: Java heap space
          Ends.leavesHeapDump | threw    | java.lang.OutOfMemoryError: Java heap space
          Ends.writesToNull   | crashed  | SIGSEGV
          Ends.neverStarts    | no-start | Unrecognized VM option 'NoSuchFlag'
          Hangs.inBenchmark   | hung     | during warmup iteration 1
          Hangs.inSetUp       | hung     | during warmup iteration 1
          Hangs.inTearDown    | hung     | during measurement iteration 2
          Vanished.gone       | vanished | org.steelyard.cli.faults.Vanished
          """)
  void faultIsOneFailedCaseWithItsKindAndReason(String benchmark, String kind, String reason) {
    List<JsonNode> forks = run.forksOf(benchmark);
    assertThat(forks).hasSize(1);
    JsonNode failure = forks.get(0).get("failure");
    assertThat(failure.get("kind").asString()).isEqualTo(kind);
    assertThat(failure.get("cause").asString()).contains(reason).doesNotContain("\n");
    assertThat(run.casesOf(benchmark))
        .singleElement()
        .satisfies(c -> assertThat(c.get("status").asString()).isEqualTo("failed"));
    assertThat(told.out()).contains("  " + benchmark + "\n    " + kind + ": ");
    assertThat(told.err()).contains("failed: " + benchmark + ": ");
  }

  @Test
  void healthyCasesBesideThemComplete() {
    assertThat(
            run.document()
                .get("cases")
                .valueStream()
                .filter(c -> c.get("status").asString().equals("measured"))
                .map(c -> c.get("id").get("benchmark").asString().replaceAll(".*[.](.*[.])", "$1")))
        .containsExactlyInAnyOrder(
            "Weights.params", "Weights.params", "Untidy.printsMegabyte", "Untidy.leavesThread");
    assertThat(run.document().get("state").asString()).isEqualTo("complete");
    assertThat(told.status()).as(told.toString()).isEqualTo(1);
    assertThat(told.out()).contains("14 failed:");
  }

  @Test
  void outputHasNoStack() {
    assertThat(told.showsStack()).as(told.toString()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "Throws.inBenchmark,the beam is bent",
    "Ends.neverStarts,NoSuchFlag",
    "Ends.writesToNull,SIGSEGV",
    "Hangs.inSetUp,Full thread dump"
  })
  void logOfFailedForkIsKept(String benchmark, String line) {
    assertThat(run.read(run.forksOf(benchmark).get(0).get("log").asString())).contains(line);
  }

  @Test
  void whereForkHungIsKept() {
    assertThat(run.forksOf("Hangs.inSetUp").get(0).get("failure").get("stack").asString())
        .contains("Hangs$EndlessSetUp.setUp");
    assertThat(run.forksOf("Hangs.inBenchmark").get(0).get("failure").get("stack").asString())
        .contains("Hangs.inBenchmark");
  }

  @Test
  void crashLogAndHeapDumpEndUpInTheRunFolderAndAreNamed() throws IOException {
    String crash = "crash/hs_err_pid" + pid("Ends.writesToNull") + ".log";
    String dump = "crash/java_pid" + pid("Ends.leavesHeapDump") + ".hprof";
    assertThat(run.names()).contains(crash, dump);
    assertThat(run.read(crash)).contains("SIGSEGV");
    assertThat(Files.size(run.folder().resolve(dump))).isGreaterThan(10_000);
    assertThat(told.out()).contains("left behind: " + crash).contains("left behind: " + dump);
    try (Stream<Path> here = Files.list(Path.of(""))) {
      assertThat(here.map(f -> "crash/" + f)).doesNotContain(crash, dump);
    }
  }

  private static long pid(String benchmark) {
    return run.forksOf(benchmark).get(0).get("pid").asLong();
  }

  @Test
  void megabyteOfOutputIsKeptAtBothEnds() throws IOException {
    String log = run.read(run.forksOf("Untidy.printsMegabyte").get(0).get("log").asString());
    assertThat((Untidy.LINE.length() + 1) * Untidy.LINES).isGreaterThan(1_000_000);
    assertThat(log).contains(Untidy.LINE).contains("bytes left out").hasSizeLessThan(200_000);
    // What JMH prints at the very end.
    assertThat(log.substring(log.length() - 2000)).contains("# Run complete");
    assertThat(Files.size(run.folder().resolve("host-0.log"))).isLessThan(1_000);
  }

  @Test
  void nothingIsLeftHalfWritten() {
    assertThat(run.names())
        .contains("journal.jsonl", "run.json", "jmh.json")
        .noneMatch(f -> f.endsWith(".part") || f.startsWith("tmp/"));
    assertThat(run.read("journal.jsonl")).endsWith("\n");
    assertThat(run.jmhJson().size()).isEqualTo(4);
  }
}
