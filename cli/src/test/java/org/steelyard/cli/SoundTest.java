package org.steelyard.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.model.RunDocument;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** One run of healthy benchmarks, looked at from all sides. */
class SoundTest {
  @TempDir static Path temp;

  private static Told told;
  private static RunFiles run;
  private static Path events;

  @BeforeAll
  static void runHealthyBenchmarks() {
    run = new RunFiles(temp.resolve("run"));
    events = temp.resolve("events.jsonl");
    told =
        Told.by(
            "run",
            TestClassPath.ofBenchmarks(),
            "[.]sound[.](Weights|Balance)",
            "-f",
            "2",
            "-wi",
            "2",
            "-i",
            "3",
            "-w",
            "50ms",
            "-r",
            "50ms",
            "-prof",
            "gc",
            "-jvmArgsAppend",
            "-Dfrom=flag -Ddb.password=hunter2",
            "--events",
            events.toString(),
            "--out",
            run.folder().toString());
  }

  @Test
  void everyCaseIsMeasured() {
    assertThat(told.status()).as(told.toString()).isZero();
    assertThat(
            run.document()
                .get("cases")
                .valueStream()
                .map(
                    c ->
                        c.get("id").get("benchmark").asString().replaceAll(".*[.](.*[.])", "$1")
                            + " "
                            + c.get("id").get("mode").asString()
                            + " "
                            + c.get("status").asString()))
        .containsExactlyInAnyOrder(
            "Balance.pans thrpt measured",
            "Weights.allModes avgt measured",
            "Weights.allModes sample measured",
            "Weights.allModes ss measured",
            "Weights.allModes thrpt measured",
            "Weights.allocates avgt measured",
            "Weights.annotated avgt measured",
            "Weights.counts avgt measured",
            "Weights.fixture avgt measured",
            "Weights.params avgt measured",
            "Weights.params avgt measured");
  }

  @Test
  void theRunDocumentKeepsToItsSchema() throws IOException {
    try (InputStream schema = RunDocument.class.getResourceAsStream("run.schema.json")) {
      assertThat(
              SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                  .getSchema(new String(schema.readAllBytes(), StandardCharsets.UTF_8))
                  .validate(run.document()))
          .isEmpty();
    }
  }

  @Test
  void journalHasEveryIterationOfEveryForkWithItsCounters() {
    assertThat(run.forks()).hasSize(2 * 11);
    for (JsonNode fork : run.forks()) {
      assertThat(fork.get("series").valueStream().map(i -> i.get("warmup").asBoolean()))
          .as(fork.toString())
          .containsExactly(true, true, false, false, false);
      for (JsonNode iteration : fork.get("series")) {
        JsonNode counters = iteration.get("counters");
        assertThat(counters.get("threadCpu").asLong()).isPositive();
        // Counted in hundredths of a second: a single shot may stay below one.
        assertThat(counters.get("processCpu").asLong()).isNotNegative();
        assertThat(counters.get("allocated").asLong()).isPositive();
        assertThat(counters.get("time").asLong()).isPositive();
        assertThat(iteration.get("operations").asLong()).isPositive();
      }
    }
  }

  @Test
  void iterationsTakeTheTimeThatTheFlagsSay() {
    for (JsonNode fork : run.forksOf("Weights.annotated")) {
      for (JsonNode iteration : fork.get("series")) {
        // The annotation says 20 and 30 ms.
        assertThat(iteration.get("counters").get("time").asLong()).isGreaterThan(50_000_000L);
      }
    }
  }

  @Test
  void flagsGoBeforeAnnotationsInTheForkItself() {
    assertThat(run.forksOf("Weights.annotated")).hasSize(2);
    List<String> args =
        run.forksOf("Weights.annotated")
            .get(0)
            .get("jvm")
            .get("args")
            .valueStream()
            .map(JsonNode::asString)
            .toList();
    assertThat(args).contains("-Dfrom=flag").doesNotContain("-Dfrom=annotation");
  }

  @Test
  void annotationsHoldWhereNoFlagSpeaks() {
    RunFiles bare = new RunFiles(temp.resolve("bare"));
    Told alone =
        Told.by(
            "run",
            TestClassPath.ofBenchmarks(),
            "Weights.annotated",
            "--out",
            bare.folder().toString());
    assertThat(alone.status()).as(alone.toString()).isZero();
    assertThat(bare.forks())
        .singleElement()
        .satisfies(
            f -> {
              assertThat(f.get("series").valueStream().map(i -> i.get("warmup").asBoolean()))
                  .containsExactly(true, false, false, false, false);
              assertThat(f.get("jvm").get("args").toString()).contains("-Dfrom=annotation");
            });
  }

  @Test
  void allocationOfKnownSizeIsSeen() {
    for (JsonNode fork : run.forksOf("Weights.allocates")) {
      JsonNode last = fork.get("series").get(4);
      double perOperation =
          last.get("counters").get("allocated").asDouble() / last.get("operations").asDouble();
      assertThat(perOperation).isCloseTo(1016, within(1016 * 0.05));
    }
  }

  @Test
  void profilersAndCountersBecomeSecondaryResults() {
    JsonNode allocates = run.casesOf("Weights.allocates").get(0).get("secondary");
    assertThat(allocates.propertyNames()).anyMatch(n -> n.contains("gc.alloc.rate.norm"));
    String norm =
        allocates.propertyNames().stream()
            .filter(n -> n.contains("gc.alloc.rate.norm"))
            .findFirst()
            .orElseThrow();
    assertThat(allocates.get(norm).get("value").asDouble()).isCloseTo(1016, within(1016 * 0.05));
    assertThat(run.casesOf("Weights.counts").get(0).get("secondary").propertyNames())
        .contains("laps");
    assertThat(run.casesOf("Balance.pans").get(0).get("secondary").propertyNames())
        .contains("left", "right");
    assertThat(told.out()).contains("Balance.pans:left").contains("Balance.pans:right");
  }

  @Test
  void groupHasTheThreadsOfItsMethods() {
    assertThat(run.casesOf("Balance.pans").get(0).get("id").get("threads").asInt()).isEqualTo(2);
  }

  @Test
  void modesKeepTheirUnits() {
    Set<String> units =
        run.casesOf("Weights.allModes").stream()
            .map(
                c ->
                    c.get("id").get("mode").asString()
                        + " "
                        + c.get("score").get("unit").asString())
            .collect(Collectors.toSet());
    assertThat(units)
        .containsExactlyInAnyOrder("thrpt ops/us", "avgt us/op", "sample us/op", "ss us/op");
    JsonNode sampled =
        run.forksOf("Weights.allModes").stream()
            .filter(f -> f.get("series").get(4).has("histogram"))
            .findFirst()
            .orElseThrow();
    assertThat(sampled.get("series").get(4).get("histogram").size()).isPositive();
  }

  @Test
  void parametersAreCasesOfTheirOwn() {
    assertThat(
            run.casesOf("Weights.params").stream().map(c -> c.get("id").get("params").toString()))
        .containsExactly(
            "{\"beam\":\"oak\",\"pounds\":\"1\"}", "{\"beam\":\"oak\",\"pounds\":\"20\"}");
  }

  @Test
  void roundsAreWholeBeforeTheNextBegins() {
    assertThat(run.forks().stream().map(f -> f.get("round").asInt()))
        .isSorted()
        .filteredOn(r -> r == 0)
        .hasSize(11);
  }

  @Test
  void secretsAreMaskedInEveryDocument() {
    for (String file : List.of("journal.jsonl", "run.json", "jmh.json")) {
      assertThat(run.read(file)).as(file).contains("-Ddb.password=***").doesNotContain("hunter2");
    }
    assertThat(told.out() + told.err()).doesNotContain("hunter2");
  }

  @Test
  void eventsAreJsonLinesInTheOrderOfWhatHappened() throws IOException {
    List<JsonNode> lines =
        Files.readAllLines(events).stream().map(JsonMapper.shared()::readTree).toList();
    List<String> names = lines.stream().map(l -> l.get("event").asString()).toList();
    assertThat(names)
        .startsWith("started", "fork-started", "iteration")
        .endsWith("result", "ended");
    assertThat(names.stream().filter("result"::equals)).hasSize(run.plan().get("cases").size());
    String word =
        names.stream()
            .map(
                n ->
                    n.equals("fork-started")
                        ? "("
                        : n.equals("fork-ended") ? ")" : n.equals("iteration") ? "i" : "")
            .collect(Collectors.joining());
    assertThat(word).matches("([(]iiiii[)]){22}");
    JsonNode first = lines.get(1);
    JsonNode last = lines.get(names.lastIndexOf("fork-ended"));
    assertThat(first.propertyNames())
        .containsExactly("event", "at", "case", "caseIndex", "round", "secondsLeft");
    assertThat(last.propertyNames())
        .containsExactly("event", "at", "case", "caseIndex", "round", "failed", "cause", "unit");
    JsonNode planned = run.plan().get("cases").get(last.get("caseIndex").asInt());
    assertThat(last.get("case")).isEqualTo(planned.get("id"));
    JsonNode result = lines.get(names.indexOf("result"));
    assertThat(result.propertyNames())
        .containsExactly(
            "event", "at", "case", "status", "score", "error", "unit", "cause", "stack");
    JsonNode score = run.document().get("cases").get(0).get("score");
    assertThat(result.get("score")).isEqualTo(score.get("value"));
    assertThat(lines.get(lines.size() - 1).get("state").asString()).isEqualTo("complete");
    assertThat(lines.stream().map(l -> Instant.parse(l.get("at").asString()))).isSorted();
  }

  @Test
  void progressIsPlainLinesWithoutTerminal() {
    assertThat(told.err()).contains("[22/22] ").doesNotContain("\u001b").doesNotContain("\r");
  }
}
