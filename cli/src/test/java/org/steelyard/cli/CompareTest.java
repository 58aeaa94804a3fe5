package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.cli.faults.Vanished;
import org.steelyard.model.RunDocument;
import tools.jackson.databind.JsonNode;

/** Comparisons with real forks, as short as a test allows. */
class CompareTest {
  @TempDir Path temp;

  private Told compare(Path folder, Object... words) {
    List<String> args = new ArrayList<>(List.of("compare"));
    Arrays.stream(words).map(Object::toString).forEach(args::add);
    args.addAll(List.of("-wi", "1", "-i", "3", "-w", "20ms", "-r", "20ms", "--seed", "7"));
    args.addAll(List.of("--out", folder.toString()));
    return Told.by(args.toArray(String[]::new));
  }

  private static JsonNode verdict(RunFiles run, String benchmark) {
    return run.document()
        .get("verdicts")
        .valueStream()
        .filter(v -> v.get("id").get("benchmark").asString().endsWith("." + benchmark))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void moreWorkIsSlowerInBothDirectionsAndForksTakeTurns() {
    RunFiles slower = new RunFiles(temp.resolve("slower"));
    RunFiles faster = new RunFiles(temp.resolve("faster"));

    // Ten thousand times the work of the other: no noise of any machine hides it. One of the values
    // is not among those that the benchmark lists.
    Told toMore =
        compare(slower.folder(), TestClassPath.ofBenchmarks(), "--across", "tokens=100,1000001");
    Told toLess =
        compare(faster.folder(), TestClassPath.ofBenchmarks(), "--across", "tokens=1000001,100");

    assertThat(toMore.status()).as(toMore.toString()).isEqualTo(10);
    assertThat(toLess.status()).as(toLess.toString()).isZero();
    assertThat(verdict(slower, "Work.consume").get("verdict").asString()).isEqualTo("slower");
    assertThat(verdict(faster, "Work.consume").get("verdict").asString()).isEqualTo("faster");
    List<JsonNode> blocks =
        slower.journal().stream()
            .filter(e -> e.get("type").asString().equals("block"))
            .map(e -> e.get("block"))
            .toList();
    assertThat(blocks).hasSize(4);
    assertThat(blocks.get(0).get("arrangement").asString()).isEqualTo("turns");
    // In forks as short as these a late compilation is a restless wait: that, and nothing else,
    // excuses a block without turns.
    if (blocks.stream().anyMatch(b -> !b.get("arrangement").asString().equals("turns"))) {
      assertThat(blocks.toString()).contains("while it waited for its turns");
    }
    for (JsonNode block :
        blocks.stream().filter(b -> b.get("arrangement").asString().equals("turns")).toList()) {
      // Who waits for its second turn waits for an iteration of the other: 20 ms at least.
      for (String arm : List.of("baseline", "candidate")) {
        JsonNode second = block.get(arm).get("series").get(1);
        assertThat(second.get("counters").get("waited").asLong()).isGreaterThan(19_000_000);
      }
    }
    assertThat(blocks.get(0).get("candidateFirst").asBoolean())
        .isNotEqualTo(blocks.get(1).get("candidateFirst").asBoolean());
  }

  @Test
  void oneArmsCrashIsItsOwnFailureAndNeverTheOthersWin() throws IOException {
    Path classes = temp.resolve("classes");
    TestClassPath.copyTo(classes);
    Files.delete(classes.resolve(Vanished.class.getName().replace('.', '/') + ".class"));
    RunFiles run = new RunFiles(temp.resolve("run"));

    Told told =
        compare(
            run.folder(),
            TestClassPath.ofBenchmarks(),
            TestClassPath.with(classes),
            "Vanished.gone",
            "Ends.haltsWithThree",
            "Throws.inBenchmark",
            "Work.consume",
            "-p",
            "tokens=100000",
            "--couples",
            "1");

    assertThat(told.status()).as(told.toString()).isEqualTo(1);
    JsonNode gone = verdict(run, "Vanished.gone");
    assertThat(gone.get("verdict").asString()).isEqualTo("failed");
    assertThat(gone.get("notes").toString()).contains("the candidate failed");
    assertThat(gone.get("holds").asBoolean()).isFalse();
    JsonNode halts = verdict(run, "Ends.haltsWithThree");
    assertThat(halts.get("verdict").asString()).isEqualTo("failed");
    assertThat(halts.get("failure").get("cause").asString()).contains("status 3");
    assertThat(verdict(run, "Throws.inBenchmark").get("failure").get("cause").asString())
        .contains("the beam is bent");
    assertThat(verdict(run, "Work.consume").get("verdict").asString()).isNotEqualTo("failed");
    assertThat(told.out()).contains("failed", "the candidate failed");
  }

  @Test
  void profilersRunInForksOfTheirOwnAndTheDocumentKeepsToItsSchema() throws IOException {
    RunFiles run = new RunFiles(temp.resolve("run"));
    Told told =
        compare(
            run.folder(),
            TestClassPath.ofBenchmarks(),
            "Work.consume",
            "--across",
            "tokens=100,1000000",
            "--couples",
            "1",
            "-prof",
            "gc");

    assertThat(told.out()).contains("profiled, in forks of their own", "gc.alloc.rate.norm");
    assertThat(run.document().get("profiles")).hasSize(2);
    run.journal().stream()
        .filter(e -> e.get("type").asString().equals("block"))
        .forEach(
            block ->
                assertThat(block.toString())
                    .as("what a verdict rests on")
                    .doesNotContain("gc.alloc"));
    try (InputStream shared = RunDocument.class.getResourceAsStream("run.schema.json");
        InputStream schema = RunDocument.class.getResourceAsStream("comparison.schema.json")) {
      String definitions = new String(shared.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(
              SchemaRegistry.withDefaultDialect(
                      SpecificationVersion.DRAFT_2020_12,
                      registry -> registry.schemas(Map.of("urn:steelyard:run:1", definitions)))
                  .getSchema(new String(schema.readAllBytes(), StandardCharsets.UTF_8))
                  .validate(run.document()))
          .isEmpty();
    }
  }

  @Test
  void shardsAreMergedIntoOneVerdict() {
    List<String> folders = new ArrayList<>();
    for (int i = 1; i <= 2; i++) {
      Path folder = temp.resolve("shard-" + i);
      folders.add(folder.toString());
      Told told =
          Told.by(
              "compare",
              TestClassPath.ofBenchmarks(),
              "Work.consume",
              "--across",
              "tokens=100,1000000",
              "--couples",
              "2",
              "--shard",
              i + "/2",
              "-wi",
              "1",
              "-i",
              "3",
              "-w",
              "20ms",
              "-r",
              "20ms",
              "--out",
              folder.toString());
      assertThat(told.status()).as(told.toString()).isZero();
      assertThat(told.err()).contains("shard " + i + "/2: nothing is decided here");
      assertThat(verdict(new RunFiles(folder), "Work.consume").get("verdict").asString())
          .isEqualTo("undecided");
    }
    RunFiles merged = new RunFiles(temp.resolve("merged"));

    Told told =
        Told.by("merge", folders.get(0), folders.get(1), "--out", merged.folder().toString());

    assertThat(told.status()).as(told.toString()).isEqualTo(10);
    assertThat(verdict(merged, "Work.consume").get("verdict").asString()).isEqualTo("slower");
    assertThat(verdict(merged, "Work.consume").get("couples").asInt()).isEqualTo(2);
    assertThat(Told.by("merge", folders.get(0), folders.get(0)).status()).isEqualTo(64);
  }

  @Test
  void whatTheBudgetLeftOpenIsResumed() {
    RunFiles run = new RunFiles(temp.resolve("run"));
    Told first =
        compare(
            run.folder(),
            TestClassPath.ofBenchmarks(),
            TestClassPath.ofBenchmarks(),
            "Work.consume",
            "-p",
            "tokens=1000",
            "--couples",
            "12",
            "--budget",
            "19s");
    assertThat(first.err()).contains("steelyard resume " + run.folder());
    long before = blocks(run);
    assertThat(before).isBetween(2L, 23L);

    Told then = Told.by("resume", run.folder().toString(), "--budget", "5s");

    assertThat(then.status()).as(then.toString()).isZero();
    assertThat(blocks(run)).isGreaterThan(before);
    assertThat(run.journal().get(0).get("type").asString()).isEqualTo("comparison");
  }

  private static long blocks(RunFiles run) {
    return run.journal().stream().filter(e -> e.get("type").asString().equals("block")).count();
  }
}
