package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** The engine dies in the middle; nothing that was done is lost, and nobody outlives it. */
class KilledEngineTest {
  private static final int KILLS = 4;

  @TempDir Path temp;

  private String[] run(RunFiles run, String marker, int forks) {
    return Told.shortRun(
        TestClassPath.ofBenchmarks(),
        run.folder(),
        "Weights.(counts|fixture)",
        "-f",
        Integer.toString(forks),
        "-jvmArgsAppend",
        "-Dmarker=" + marker);
  }

  @Test
  void killedEngineLosesNothingAndLeavesNobody() throws Exception {
    Random random = new Random(20261121);
    RunFiles run = new RunFiles(temp.resolve("run"));
    String marker = "killed-" + ProcessHandle.current().pid();
    List<JsonNode> safe = new ArrayList<>();
    boolean started = false;
    for (int kill = 0; kill < KILLS; kill++) {
      boolean resumes = started && Files.exists(run.folder().resolve("journal.jsonl"));
      EngineProcess engine =
          EngineProcess.start(
              temp.resolve("output-" + kill),
              resumes ? new String[] {"resume", run.folder().toString()} : run(run, marker, 5));
      started = true;
      // Counted from the first process that it starts, so that a slow machine changes little.
      assertThat(
              EngineProcess.within(60, () -> !engine.othersWith(run.folder() + "/tmp").isEmpty()))
          .as(engine.said())
          .isTrue();
      if (kill == KILLS - 1) {
        // However slow the machine is, something must be there that could be lost.
        EngineProcess.within(60, () -> !run.forks().isEmpty());
      }
      Thread.sleep(200 + random.nextInt(1_500));
      engine.process().destroyForcibly().waitFor();
      assertThat(
              EngineProcess.within(
                  5,
                  () ->
                      engine.othersWith(marker).isEmpty()
                          && engine.othersWith(run.folder() + "/tmp").isEmpty()))
          .as("no host or fork lives 5 s after the engine")
          .isTrue();
      List<JsonNode> now = run.forks();
      assertThat(now.subList(0, safe.size())).isEqualTo(safe);
      safe = now;
    }
    assertThat(safe).as("a fork was done before the last kill").isNotEmpty();
    assertThat(safe).as("something was left to do").hasSizeLessThan(10);

    Told told = Told.by("resume", run.folder().toString());

    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(run.forks()).hasSize(10);
    assertThat(run.forks().subList(0, safe.size())).isEqualTo(safe);
    assertThat(run.forks().stream().map(f -> f.get("caseIndex") + "/" + f.get("round")))
        .doesNotHaveDuplicates();
    assertThat(run.document().get("state").asString()).isEqualTo("complete");
    assertThat(run.document().get("cases").valueStream().map(c -> c.get("status").asString()))
        .containsOnly("measured");
  }

  @Test
  void killedComparisonLosesNoBlockAndLeavesNobody() throws Exception {
    RunFiles run = new RunFiles(temp.resolve("run"));
    String marker = "compared-" + ProcessHandle.current().pid();
    EngineProcess engine =
        EngineProcess.start(
            temp.resolve("output"),
            "compare",
            TestClassPath.ofBenchmarks(),
            TestClassPath.ofBenchmarks(),
            "Work.consume",
            "-p",
            "tokens=1000",
            "--couples",
            "3",
            "--threshold",
            "90%",
            "-wi",
            "1",
            "-i",
            "3",
            "-w",
            "20ms",
            "-r",
            "20ms",
            "-jvmArgsAppend",
            "-Dmarker=" + marker,
            "--out",
            run.folder().toString());
    assertThat(
            EngineProcess.within(
                60,
                () ->
                    Files.exists(run.folder().resolve("journal.jsonl"))
                        && run.read("journal.jsonl").lines().count() > 2))
        .as(engine.said())
        .isTrue();
    assertThat(EngineProcess.within(30, () -> engine.othersWith(marker).size() == 2))
        .as("both forks of a block are alive")
        .isTrue();

    engine.process().destroyForcibly().waitFor();

    assertThat(
            EngineProcess.within(
                5,
                () ->
                    engine.othersWith(marker).isEmpty()
                        && engine.othersWith(run.folder() + "/tmp").isEmpty()))
        .as("no host or fork lives 5 s after the engine")
        .isTrue();
    List<JsonNode> safe = run.journal();
    assertThat(safe).hasSizeBetween(2, 6);

    Told told = Told.by("resume", run.folder().toString());

    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(run.journal().subList(0, safe.size())).isEqualTo(safe);
    assertThat(
            run.journal().stream()
                .filter(e -> e.get("type").asString().equals("block"))
                .map(e -> e.get("block"))
                .map(b -> b.get("couple") + "/" + b.get("half")))
        .containsExactly("0/0", "0/1", "1/0", "1/1", "2/0", "2/1");
    assertThat(run.document().get("state").asString()).isEqualTo("complete");
  }

  /** Nothing that the fork or its host would do by themselves ends them in time. */
  @Test
  void forkInTheMiddleOfLongIterationEndsWithTheEngine() throws Exception {
    RunFiles run = new RunFiles(temp.resolve("run"));
    String marker = "long-" + ProcessHandle.current().pid();
    EngineProcess engine =
        EngineProcess.start(
            temp.resolve("output"),
            "run",
            TestClassPath.ofBenchmarks(),
            "Weights.counts",
            "-f",
            "1",
            "-wi",
            "1",
            "-w",
            "20ms",
            "-i",
            "1",
            "-r",
            "60s",
            "-v",
            "-jvmArgsAppend",
            "-Dmarker=" + marker,
            "--out",
            run.folder().toString());
    assertThat(EngineProcess.within(60, () -> engine.said().contains("# Warmup Iteration")))
        .as(engine.said())
        .isTrue();
    assertThat(engine.othersWith(marker)).isNotEmpty();

    engine.process().destroyForcibly().waitFor();

    assertThat(
            EngineProcess.within(
                5,
                () ->
                    engine.othersWith(marker).isEmpty()
                        && engine.othersWith(run.folder() + "/tmp").isEmpty()))
        .isTrue();
  }

  @Test
  void tornLastLineIsLeftOutAndItsForkMadeAgain() throws IOException {
    RunFiles run = new RunFiles(temp.resolve("run"));
    assertThat(Told.by(run(run, "torn", 2)).status()).isZero();
    Path journal = run.folder().resolve("journal.jsonl");
    List<String> lines = Files.readAllLines(journal);
    // Header, three forks, and the half of a fourth.
    Files.writeString(
        journal, String.join("\n", lines.subList(0, 4)) + "\n" + lines.get(4).substring(0, 200));
    List<JsonNode> before = run.forks();
    assertThat(before).hasSize(3);

    Told told = Told.by("resume", run.folder().toString());

    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(run.forks()).hasSize(4);
    assertThat(run.forks().subList(0, 3)).isEqualTo(before);
    assertThat(run.document().get("state").asString()).isEqualTo("complete");
  }

  @Test
  @DisabledOnOs(OS.WINDOWS)
  void interruptEndsSoonKeepsEverythingAndSaysHowToResume() throws Exception {
    RunFiles run = new RunFiles(temp.resolve("run"));
    String marker = "interrupted-" + ProcessHandle.current().pid();
    EngineProcess engine = EngineProcess.start(temp.resolve("output"), run(run, marker, 30));
    assertThat(
            EngineProcess.within(
                60,
                () ->
                    Files.exists(run.folder().resolve("journal.jsonl"))
                        && run.read("journal.jsonl").lines().count() > 2))
        .as(engine.said())
        .isTrue();

    engine.interrupt();

    // About a second by itself; the machine may be busy with other things.
    assertThat(engine.await(10)).as(engine.said()).isEqualTo(130);
    assertThat(engine.said()).contains("steelyard resume " + run.folder());
    assertThat(new Told(0, engine.said(), "").showsStack()).as(engine.said()).isFalse();
    assertThat(run.forks()).isNotEmpty().allMatch(f -> !f.has("failure"));
    assertThat(run.document().get("state").asString()).isEqualTo("interrupted");
    assertThat(run.document().get("cases").valueStream().mapToInt(c -> c.get("forks").size()).sum())
        .isEqualTo(run.forks().size());
    assertThat(engine.othersWith(marker)).isEmpty();
  }

  @Test
  void changedClassPathIsNotResumed() throws IOException {
    Path classes = temp.resolve("classes");
    TestClassPath.copyTo(classes);
    RunFiles run = new RunFiles(temp.resolve("run"));
    Told first =
        Told.by(
            Told.shortRun(TestClassPath.with(classes), run.folder(), "Weights.counts", "-f", "1"));
    assertThat(first.status()).isZero();
    Files.writeString(classes.resolve("added.properties"), "a=1");

    Told told = Told.by("resume", run.folder().toString());

    assertThat(told.status()).isEqualTo(64);
    assertThat(told.err())
        .contains(classes.toString(), "is not what it was when the run began", "Start a new run");
    assertThat(run.forks()).hasSize(1);
  }
}
