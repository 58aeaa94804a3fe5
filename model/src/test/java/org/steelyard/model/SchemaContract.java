package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What holds for the schema of every document: it says what the records say, and nothing else. */
abstract class SchemaContract {
  abstract JsonNode text();

  /** The document itself. */
  abstract Class<? extends Record> document();

  /** The records inside it that this schema describes. */
  abstract List<Class<? extends Record>> parts();

  /** Records inside that another schema describes. */
  List<Class<? extends Record>> elsewhere() {
    return List.of();
  }

  static JsonNode read(String name) {
    try (InputStream in = RunDocument.class.getResourceAsStream(name)) {
      return Json.document().readTree(in);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /** Each record with its place in the schema. */
  private Map<Class<? extends Record>, JsonNode> records() {
    Map<Class<? extends Record>, JsonNode> records = new LinkedHashMap<>();
    records.put(document(), text());
    for (Class<? extends Record> type : parts()) {
      String name = type.getSimpleName();
      records.put(
          type, text().at("/$defs/" + Character.toLowerCase(name.charAt(0)) + name.substring(1)));
    }
    return records;
  }

  @Test
  void theSchemaIsItselfOneOfDraft202012() {
    Schema metaSchema =
        SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(SchemaLocation.of("https://json-schema.org/draft/2020-12/schema"));

    assertThat(metaSchema.validate(text())).isEmpty();
    assertThat(metaSchema.validate(Json.lines().readTree("{\"type\":7}"))).isNotEmpty();
  }

  /** A new component of a record without its place in the schema fails here. */
  @Test
  void theSchemaHasTheComponentsOfTheRecordsAndNoOthers() {
    records()
        .forEach(
            (type, schema) ->
                assertThat(schema.get("properties").propertyNames())
                    .as(type.getName())
                    .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(type.getRecordComponents())
                            .map(RecordComponent::getName)
                            .toList()));
  }

  @Test
  void whatIsNeverAbsentIsRequired() {
    records()
        .forEach(
            (type, schema) ->
                assertThat(schema.get("required").valueStream().map(JsonNode::asString))
                    .as(type.getName())
                    .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(type.getRecordComponents())
                            .filter(c -> !c.getAnnotatedType().isAnnotationPresent(Nullable.class))
                            .filter(c -> !c.getAccessor().isAnnotationPresent(JsonInclude.class))
                            .map(RecordComponent::getName)
                            .toList()));
  }

  @Test
  void everyRecordInsideIsCompared() {
    List<Class<? extends Record>> inside =
        records().keySet().stream()
            .flatMap(r -> Arrays.stream(r.getRecordComponents()))
            .flatMap(c -> typesIn(c.getGenericType()))
            .filter(Class::isRecord)
            .<Class<? extends Record>>map(c -> c.asSubclass(Record.class))
            .distinct()
            .filter(c -> !elsewhere().contains(c))
            .toList();

    assertThat(parts()).containsExactlyInAnyOrderElementsOf(inside);
  }

  private static Stream<Class<?>> typesIn(Type type) {
    if (type instanceof ParameterizedType generic) {
      return Arrays.stream(generic.getActualTypeArguments()).flatMap(SchemaContract::typesIn);
    }
    return Stream.of((Class<?>) type);
  }

  @Test
  void everyPropertyAndEveryRecordSaysWhatItIs() {
    records()
        .forEach(
            (type, schema) -> {
              assertThat(schema.path("description").asString("")).as(type.getName()).isNotBlank();
              schema
                  .get("properties")
                  .propertyStream()
                  .forEach(
                      p ->
                          assertThat(p.getValue().path("description").asString(""))
                              .as(type.getSimpleName() + "." + p.getKey())
                              .isNotBlank());
            });
  }
}
