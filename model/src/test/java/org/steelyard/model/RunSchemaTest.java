package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class RunSchemaTest extends SchemaContract {
  private static final JsonNode TEXT = SchemaContract.read("run.schema.json");

  @Override
  JsonNode text() {
    return TEXT;
  }

  @Override
  Class<? extends Record> document() {
    return RunDocument.class;
  }

  @Override
  List<Class<? extends Record>> parts() {
    return List.of(
        Environment.class,
        Fingerprint.class,
        Target.class,
        BaselineMark.class,
        Warning.class,
        Case.class,
        Settings.class,
        Estimate.class,
        Failure.class,
        ForkJvm.class,
        Counters.class,
        Score.class,
        Iteration.class,
        Secondary.class,
        Fork.class,
        CaseResult.class);
  }

  private static List<Error> errors(JsonNode document) {
    Schema schema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(TEXT);
    return schema.validate(
        document, context -> context.executionConfig(c -> c.formatAssertionsEnabled(true)));
  }

  private static JsonNode tree(RunDocument run) {
    return Json.document().readTree(Json.document().writeValueAsString(run));
  }

  @Test
  void aRunWithEverythingIsValid() {
    assertThat(errors(tree(FullRun.document()))).isEmpty();
  }

  @Test
  void aRunWithNothingThatMayBeAbsentIsValid() {
    assertThat(errors(tree(FullRun.sparse()))).isEmpty();
  }

  @Test
  void whatANewerVersionAddsIsValid() {
    ObjectNode run = (ObjectNode) tree(FullRun.document());
    run.put("new", 1);
    ((ObjectNode) run.at("/cases/0/forks/0/series/0/counters")).put("new", "too");

    assertThat(errors(run)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "'', cases, required",
    "'', environment, required",
    "/environment, processors, required",
    "/targets/0/classPath/0, sha256, required",
    "/cases/0, id, required",
    "/cases/0, status, required",
    "/cases/0/id, mode, required",
    "/cases/0/score, unit, required",
    "/cases/2/failure, cause, required",
    "/cases/0/forks/0, series, required",
    "/cases/0/forks/0/series/0, warmup, required",
    "/cases/0/warnings/0, kind, required"
  })
  void aMissingFieldIsFound(String place, String field, String keyword) {
    JsonNode run = tree(FullRun.document());
    assertThat(((ObjectNode) run.at(place)).remove(field)).as(field).isNotNull();

    assertThat(errors(run))
        .extracting(Error::getKeyword, Error::getProperty)
        .containsExactly(tuple(keyword, field));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | format | 2",
        "`` | format | \"1\"",
        "`` | state | \"finished\"",
        "`` | started | \"yesterday\"",
        "`` | seed | 1.5",
        "`` | command | \"run\"",
        "`` | note | null",
        "/environment | processors | 0",
        "/targets/0/classPath/0 | sha256 | \"12\"",
        "/cases/0/id | mode | \"THROUGHPUT\"",
        "/cases/0/id/params | size | 256",
        "/cases/0 | status | \"left_out\"",
        "/cases/0/score | value | \"much\"",
        "/cases/0/score | confidence | 95",
        "/cases/0/settings | timeUnit | \"ms\"",
        "/cases/0/settings | jvmArgs | [1]",
        "/cases/0/forks/0 | seconds | -1",
        "/cases/0/forks/0/series/0 | score | null",
        "/cases/0/forks/0/series/0 | warmup | \"no\"",
        "/cases/1/forks/0/series/0 | histogram | [[1]]",
        "/cases/1/forks/0/series/0 | histogram | [[1,2,3]]",
        "/cases/2/failure | kind | \"bad\"",
        "/warnings/0 | kind | \"bad\"",
      })
  void aWrongValueIsFoundWhereItStands(String place, String field, String value) {
    JsonNode run = tree(FullRun.document());
    assertThat(run.at(place).has(field)).as(field).isTrue();
    ((ObjectNode) run.at(place)).set(field, Json.lines().readTree(value));

    assertThat(errors(run))
        .isNotEmpty()
        .allSatisfy(
            e -> assertThat(e.getInstanceLocation().toString()).startsWith(place + "/" + field));
  }

  static Stream<Arguments> enums() {
    return Stream.of(
        Arguments.of("/properties/state", RunState.values()),
        Arguments.of("/properties/effort", Effort.values()),
        Arguments.of("/$defs/case/properties/mode", Mode.values()),
        Arguments.of("/$defs/settings/properties/timeUnit", TimeUnit.values()),
        Arguments.of("/$defs/failure/properties/kind", Failure.Kind.values()),
        Arguments.of("/$defs/warning/properties/kind", Warning.Kind.values()),
        Arguments.of("/$defs/caseResult/properties/status", CaseResult.Status.values()));
  }

  @ParameterizedTest
  @MethodSource("enums")
  void theSchemaHasEveryWordThatIsWritten(String place, Enum<?>[] values) {
    assertThat(TEXT.at(place).get("enum").valueStream().map(JsonNode::asString))
        .containsExactlyElementsOf(
            Arrays.stream(values).map(v -> Json.lines().valueToTree(v).asString()).toList());
  }
}
