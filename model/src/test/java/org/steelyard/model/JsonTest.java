package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

class JsonTest {

  static Stream<JournalEntry> entries() {
    Instant now = Instant.parse("2026-03-01T12:00:00.000000001Z");
    return Stream.of(
        new JournalEntry.Header(
            JournalEntry.Header.FORMAT, "0.1.0", now, FullRun.environment(), FullRun.plan()),
        new JournalEntry.ForkDone(FullRun.goodFork()),
        new JournalEntry.ForkDone(FullRun.sampleFork()),
        new JournalEntry.ForkDone(FullRun.failedFork()),
        new JournalEntry.Resumed(now),
        new JournalEntry.Ended(now, RunState.FAILED_EARLY, null),
        new JournalEntry.Ended(now, RunState.BUDGET, "left out: a\nb"));
  }

  @ParameterizedTest
  @MethodSource("entries")
  void anEntryOfTheJournalIsOneLineAndComesBackAsItWas(JournalEntry entry) {
    String line = Json.lines().writerFor(JournalEntry.class).writeValueAsString(entry);
    JournalEntry back = Json.lines().readValue(line, JournalEntry.class);

    assertThat(line).doesNotContain("\n", "\r", ":null");
    assertThat(back)
        .usingRecursiveComparison()
        .withEqualsForType(Double::equals, Double.class)
        .withStrictTypeChecking()
        .isEqualTo(entry);
  }

  static Stream<RunDocument> documents() {
    return Stream.of(FullRun.document(), FullRun.sparse());
  }

  @ParameterizedTest
  @MethodSource("documents")
  void aRunDocumentComesBackAsItWas(RunDocument run) {
    for (JsonMapper mapper : new JsonMapper[] {Json.document(), Json.lines()}) {
      String text = mapper.writeValueAsString(run);

      assertThat(mapper.readValue(text, RunDocument.class))
          .usingRecursiveComparison()
          .withEqualsForType(Double::equals, Double.class)
          .isEqualTo(run);
      assertThat(text).doesNotContain("null");
    }
  }

  @Test
  void aScoreThatIsNotANumberIsWrittenAsAWord() {
    assertThat(Json.lines().writeValueAsString(new Score(Double.NaN, "ms")))
        .isEqualTo("{\"value\":\"NaN\",\"unit\":\"ms\"}");
  }

  @Test
  void emptyListsAndMapsAreWrittenAndAbsentValuesAreNot() {
    assertThat(Json.lines().writeValueAsString(new Target("t", java.util.List.of(), null, null)))
        .isEqualTo("{\"name\":\"t\",\"classPath\":[],\"launcherFlags\":{}}");
  }

  @Test
  void whatANewerVersionAddsIsSkipped() {
    Score score =
        Json.lines()
            .readValue("{\"value\":1.5,\"unit\":\"ms\",\"new\":{\"deep\":[1]}}", Score.class);

    assertThat(score).isEqualTo(new Score(1.5, "ms"));
  }

  @Test
  void anEntryOfAnUnknownTypeIsRefused() {
    assertThatThrownBy(() -> Json.lines().readValue("{\"type\":\"x\"}", JournalEntry.class))
        .isInstanceOf(JacksonException.class);
  }

  @Test
  void theTypeOfALineIsItsName() {
    assertThat(entries().map(e -> Json.lines().valueToTree(e).get("type").asString()))
        .containsExactly("header", "fork", "fork", "fork", "resumed", "ended", "ended");
  }

  @Test
  void documentsAreIndentedForPeople() {
    assertThat(Json.document().writeValueAsString(new Score(1, "ms")).lines()).hasSize(4);
  }
}
