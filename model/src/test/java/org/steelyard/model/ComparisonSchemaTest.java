package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.Error;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class ComparisonSchemaTest extends SchemaContract {
  private static final JsonNode TEXT = SchemaContract.read("comparison.schema.json");

  @Override
  JsonNode text() {
    return TEXT;
  }

  @Override
  Class<? extends Record> document() {
    return ComparisonDocument.class;
  }

  @Override
  List<Class<? extends Record>> parts() {
    return List.of(PlannedArm.class, CaseVerdict.class, Effect.class, Profile.class);
  }

  @Override
  List<Class<? extends Record>> elsewhere() {
    return List.of(Environment.class, Target.class, Case.class, Failure.class, Fork.class);
  }

  private static List<Error> errors(JsonNode document) {
    return SchemaRegistry.withDefaultDialect(
            SpecificationVersion.DRAFT_2020_12,
            registry ->
                registry.schemas(
                    Map.of(
                        "urn:steelyard:run:1",
                        Json.document()
                            .writeValueAsString(SchemaContract.read("run.schema.json")))))
        .getSchema(TEXT)
        .validate(
            document, context -> context.executionConfig(c -> c.formatAssertionsEnabled(true)));
  }

  private static JsonNode tree() {
    RunDocument run = FullRun.document();
    Target target = new Target("a.jar", List.of(new Fingerprint("/a.jar", "absent")), null, null);
    CaseVerdict full =
        new CaseVerdict(
            new Case("Bench.m", Map.of("size", "1"), Mode.AVERAGE_TIME, 1),
            "b.jar",
            false,
            0.05,
            "known",
            Verdict.SLOWER,
            new Effect(0.1, 0.05, 0.15),
            Clock.WALL,
            10.0,
            11.0,
            Verdict.SAME,
            new Effect(0, -0.01, 0.01),
            24.0,
            24.0,
            2,
            12.5,
            2.0,
            0.01,
            600.0,
            new Failure(Failure.Kind.THREW, "no weights", null, null),
            true,
            List.of("noted"));
    CaseVerdict sparse =
        new CaseVerdict(
            full.id(),
            "b.jar",
            true,
            0.05,
            null,
            Verdict.FAILED,
            null,
            Clock.CPU,
            null,
            null,
            null,
            null,
            null,
            null,
            0,
            0,
            null,
            null,
            null,
            null,
            false,
            List.of());
    ComparisonDocument document =
        new ComparisonDocument(
            ComparisonDocument.FORMAT,
            ComparisonDocument.KIND,
            "test",
            RunState.COMPLETE,
            Instant.EPOCH,
            Instant.EPOCH,
            null,
            List.of("compare"),
            7,
            run.environment(),
            List.of(new PlannedArm("a.jar", "/java", target, List.of())),
            List.of("a.jar: gone"),
            List.of(),
            List.of(full, sparse),
            List.of(new Profile(0, true, run.cases().get(0).forks().get(0))));
    return Json.document().readTree(Json.document().writeValueAsString(document));
  }

  @Test
  void aComparisonWithAndWithoutEverythingIsValid() {
    assertThat(errors(tree())).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "`` | kind | \"run\"",
        "`` | format | 2",
        "`` | state | \"finished\"",
        "/verdicts/0 | verdict | \"SLOWER\"",
        "/verdicts/0 | threshold | 5",
        "/verdicts/0 | clock | \"sun\"",
        "/verdicts/0/time | low | \"much\"",
        "/verdicts/0/id | mode | \"AVERAGE_TIME\"",
        "/profiles/0/fork | seconds | -1",
      })
  void aWrongValueIsFoundWhereItStands(String place, String field, String value) {
    JsonNode document = tree();
    assertThat(document.at(place).has(field)).as(field).isTrue();
    ((ObjectNode) document.at(place)).set(field, Json.lines().readTree(value));

    assertThat(errors(document))
        .isNotEmpty()
        .allSatisfy(
            e -> assertThat(e.getInstanceLocation().toString()).startsWith(place + "/" + field));
  }

  @Test
  void theSchemaHasEveryWordThatIsWritten() {
    words("/properties/state", RunState.values());
    words("/$defs/caseVerdict/properties/verdict", Verdict.values());
    words("/$defs/caseVerdict/properties/allocationVerdict", Verdict.values());
    words("/$defs/caseVerdict/properties/clock", Clock.values());
  }

  private static void words(String place, Enum<?>[] values) {
    assertThat(TEXT.at(place).get("enum").valueStream().map(JsonNode::asString))
        .containsExactlyElementsOf(
            Arrays.stream(values).map(v -> Json.lines().valueToTree(v).asString()).toList());
  }
}
