package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Goes over the components of the record, so that no field, old or new, is left out. */
class SettingsTest {
  private static final RecordComponent[] FIELDS = Settings.class.getRecordComponents();

  static Stream<String> fields() {
    return Arrays.stream(FIELDS).map(RecordComponent::getName);
  }

  @ParameterizedTest
  @MethodSource("fields")
  void theUpperLayerWinsWhereItSetsTheField(String field) throws Exception {
    Settings result = only(field, 0).over(only(field, 1));

    assertThat(get(result, field)).isEqualTo(value(field, 0));
    assertThat(result).isEqualTo(only(field, 0));
  }

  @ParameterizedTest
  @MethodSource("fields")
  void theLowerLayerShowsThroughWhereTheUpperDoesNotSetTheField(String field) throws Exception {
    Settings result = allBut(field, 0).over(all(1));

    assertThat(get(result, field)).isEqualTo(value(field, 1));
    for (RecordComponent other : FIELDS) {
      if (!other.getName().equals(field)) {
        assertThat(get(result, other.getName()))
            .as(other.getName())
            .isEqualTo(value(other.getName(), 0));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("fields")
  void whatNoLayerSetsStaysUnset(String field) throws Exception {
    assertThat(get(allBut(field, 0).over(allBut(field, 1)), field)).isNull();
  }

  @ParameterizedTest
  @MethodSource("fields")
  void theBuilderHasAMethodForTheField(String field) throws Exception {
    SettingsBuilder builder = Settings.builder();
    SettingsBuilder.class
        .getMethod(field, component(field).getType())
        .invoke(builder, value(field, 0));

    assertThat(builder.build()).isEqualTo(only(field, 0));
  }

  @Test
  void everyJvmArgumentIsReplacedAndNothingElse() {
    Settings settings =
        Settings.builder()
            .forks(3)
            .jvm("/jdk/bin/java")
            .jvmArgs(List.of("a", "b"))
            .jvmArgsAppend(List.of("c"))
            .build();

    assertThat(settings.withArguments(a -> a + "!"))
        .isEqualTo(
            Settings.builder()
                .forks(3)
                .jvm("/jdk/bin/java")
                .jvmArgs(List.of("a!", "b!"))
                .jvmArgsAppend(List.of("c!"))
                .build());
    assertThat(
            Settings.builder()
                .jvmArgsPrepend(List.of("d"))
                .build()
                .withArguments(a -> "e")
                .jvmArgsPrepend())
        .containsExactly("e");
  }

  private static Settings all(int layer) throws Exception {
    return build(f -> true, layer);
  }

  private static Settings only(String field, int layer) throws Exception {
    return build(field::equals, layer);
  }

  private static Settings allBut(String field, int layer) throws Exception {
    return build(f -> !f.equals(field), layer);
  }

  private static Settings build(java.util.function.Predicate<String> set, int layer)
      throws Exception {
    Object[] values =
        fields().map(f -> set.test(f) ? value(f, layer) : null).toArray(Object[]::new);
    Class<?>[] types = Arrays.stream(FIELDS).map(RecordComponent::getType).toArray(Class<?>[]::new);
    return Settings.class.getDeclaredConstructor(types).newInstance(values);
  }

  private static RecordComponent component(String field) {
    return Arrays.stream(FIELDS).filter(c -> c.getName().equals(field)).findFirst().orElseThrow();
  }

  private static Object get(Settings settings, String field) throws Exception {
    return component(field).getAccessor().invoke(settings);
  }

  /** Another value for each field and each layer, so that fields mixed up do not go unseen. */
  private static Object value(String field, int layer) {
    int i = 1 + 2 * Arrays.asList(FIELDS).indexOf(component(field)) + layer;
    return switch (component(field).getGenericType().getTypeName()) {
      case "java.lang.Integer" -> i;
      case "java.lang.Long" -> (long) i;
      case "java.lang.String" -> "text " + i;
      case "java.lang.Boolean" -> layer == 0;
      case "java.util.concurrent.TimeUnit" -> TimeUnit.values()[layer];
      case "java.util.List<java.lang.Integer>" -> List.of(i);
      case "java.util.List<java.lang.String>" -> List.of("text " + i);
      default -> throw new AssertionError("say here what a value of " + field + " looks like");
    };
  }
}
