package org.steelyard.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.RecordComponent;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.Requests;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

/** Flags, an explicit effort, the annotations, the default effort: in this order, each field. */
class SettingsPrecedenceTest {
  private static final Map<String, Object> QUICK =
      Map.of(
          "forks",
          3,
          "warmupIterations",
          5,
          "warmupNanos",
          100_000_000L,
          "iterations",
          5,
          "nanos",
          100_000_000L,
          "timeoutNanos",
          120_000_000_000L);
  private static final Map<String, Object> STANDARD =
      Map.of(
          "forks",
          5,
          "warmupIterations",
          20,
          "warmupNanos",
          100_000_000L,
          "iterations",
          20,
          "nanos",
          100_000_000L,
          "timeoutNanos",
          600_000_000_000L);

  /** What the annotations may settle here; the rest JMH reads from them itself. */
  private static final Set<String> FROM_ANNOTATIONS =
      Set.of(
          "forks",
          "warmupForks",
          "warmupIterations",
          "warmupNanos",
          "warmupBatchSize",
          "iterations",
          "nanos",
          "batchSize",
          "operationsPerInvocation",
          "timeoutNanos");

  static Stream<String> fields() {
    return Arrays.stream(Settings.class.getRecordComponents()).map(RecordComponent::getName);
  }

  @ParameterizedTest
  @MethodSource("fields")
  void aFlagBeatsAll(String field) throws Exception {
    Object flag = value(field, 7);
    assertThat(settled(field, only(field, flag), Effort.QUICK, only(field, value(field, 8))))
        .isEqualTo(flag);
    assertThat(settled(field, only(field, flag), null, only(field, value(field, 8))))
        .isEqualTo(flag);
  }

  @ParameterizedTest
  @MethodSource("fields")
  void anExplicitEffortBeatsTheAnnotations(String field) throws Exception {
    Object annotated = value(field, 8);
    assertThat(settled(field, Settings.NONE, Effort.QUICK, only(field, annotated)))
        .isEqualTo(QUICK.getOrDefault(field, FROM_ANNOTATIONS.contains(field) ? annotated : null));
  }

  @ParameterizedTest
  @MethodSource("fields")
  void theAnnotationsBeatTheDefaultEffort(String field) throws Exception {
    Object annotated = value(field, 8);
    assertThat(settled(field, Settings.NONE, null, only(field, annotated)))
        .isEqualTo(FROM_ANNOTATIONS.contains(field) ? annotated : null);
  }

  @ParameterizedTest
  @MethodSource("fields")
  void theDefaultEffortSettlesWhatNobodySays(String field) throws Exception {
    assertThat(settled(field, Settings.NONE, null, Settings.NONE)).isEqualTo(STANDARD.get(field));
  }

  private static Object settled(String field, Settings flags, Effort effort, Settings declared)
      throws Exception {
    Settings settled =
        new CaseSettings(Requests.of(effort, flags), 4)
            .of(Plans.benchmark("a.B.c", Mode.AVERAGE_TIME, declared), Mode.AVERAGE_TIME, 1, false);
    return Settings.class.getMethod(field).invoke(settled);
  }

  private static Settings only(String field, Object value) throws Exception {
    RecordComponent[] all = Settings.class.getRecordComponents();
    Object[] values =
        Arrays.stream(all).map(c -> c.getName().equals(field) ? value : null).toArray();
    Class<?>[] types = Arrays.stream(all).map(RecordComponent::getType).toArray(Class<?>[]::new);
    return Settings.class.getConstructor(types).newInstance(values);
  }

  private static Object value(String field, int n) throws Exception {
    Class<?> type = Settings.class.getMethod(field).getReturnType();
    if (type == Integer.class) {
      return n;
    }
    if (type == Long.class) {
      return n * 1_000_000_000L;
    }
    if (type == Boolean.class) {
      return n == 7;
    }
    if (type == TimeUnit.class) {
      return n == 7 ? TimeUnit.HOURS : TimeUnit.DAYS;
    }
    if (type == String.class) {
      return "/jdk" + n;
    }
    assertThat(type).isEqualTo(List.class);
    return field.equals("threadGroups") ? List.of(n, 1) : List.of("-Dn=" + n);
  }
}
