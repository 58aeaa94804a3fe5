package org.steelyard.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Estimate;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.Json;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class JmhJsonTest {

  private static JsonNode ours(List<CaseResult> cases) {
    return Json.lines().readTree(JmhJson.of(Runs.of(cases)));
  }

  private static JsonNode jmhs(Twin twin) {
    return Json.lines().readTree(Twin.printedByJmh(ResultFormatType.JSON, List.of(twin)));
  }

  static Stream<Twin> twins() {
    return Stream.of(
        new Twin("a.B.thrpt", Mode.Throughput, Map.of("size", "1\"0\\", "kind", ""))
            .fork(new double[] {10.5}, new double[] {11.25}, new double[] {9.125})
            .fork(new double[] {20.5}, new double[] {21.25}, new double[] {19.125}),
        new Twin("a.B.avgt", Mode.AverageTime, Map.of())
            .fork(Map.of("gc.alloc.rate.norm", 24.0, "x", 0.5), new double[] {1}, new double[] {2})
            .fork(Map.of("gc.alloc.rate.norm", 32.0, "x", 1.5), new double[] {3}, new double[] {4}),
        new Twin("a.B.one", Mode.AverageTime, Map.of()).fork(new double[] {0.25}),
        new Twin("a.B.shot", Mode.SingleShotTime, Map.of()).fork(new double[] {250}));
  }

  @ParameterizedTest
  @MethodSource("twins")
  void everyKeyAndEveryValueIsTheOneThatJmhWrites(Twin twin) {
    JsonNode ours = ours(List.of(twin.ours()));
    JsonNode jmhs = jmhs(twin);
    // JMH writes the number of forks that was asked for, we those that are in the numbers.
    assertThat(ours.at("/0/forks").asInt()).isEqualTo(ours.at("/0/primaryMetric/rawData").size());

    compare("", without(jmhs, "forks"), without(ours, "forks"));
  }

  /**
   * JMH's percentiles of single operations are secondary results there; ours come with the forks.
   */
  @Test
  void samplesAreHistogramsOfForksAndIterationsAsJmhWritesThem() {
    Twin twin =
        new Twin("a.B.sample", Mode.SampleTime, Map.of())
            .fork(new double[] {100, 200, 200, 200, 9000}, new double[] {150, 300})
            .fork(new double[] {100, 100, 400}, new double[] {170});
    JsonNode jmhs = jmhs(twin).get(0);
    JsonNode ours = ours(List.of(twin.ours())).get(0);

    assertThat(ours.at("/primaryMetric/rawDataHistogram")).hasSize(2);
    compare("primaryMetric", jmhs.get("primaryMetric"), ours.get("primaryMetric"));
  }

  @Test
  void whatIsNotFiniteIsJmhsWord() {
    CaseResult good = twins().toList().get(2).ours();
    CaseResult strange =
        new CaseResult(
            good.target(),
            good.id(),
            good.settings(),
            good.status(),
            new Estimate(Double.POSITIVE_INFINITY, null, 0.95, 1, 1, "us/op"),
            null,
            Map.of("n", new Estimate(Double.NEGATIVE_INFINITY, 1.0, 0.95, 1, 1, "x")),
            null,
            List.of(),
            good.forks());
    JsonNode entry = ours(List.of(strange)).get(0);

    assertThat(entry.at("/primaryMetric/score").asString()).isEqualTo("+INF");
    assertThat(entry.at("/primaryMetric/scoreError").asString()).isEqualTo("NaN");
    assertThat(entry.at("/secondaryMetrics/n/score").asString()).isEqualTo("-INF");
    assertThat(entry.at("/secondaryMetrics/n/scorePercentiles/50.0").asString()).isEqualTo("NaN");
  }

  @Test
  void aCaseWithoutAResultIsLeftOutAndSoIsAForkThatFailed() {
    CaseResult good = twins().toList().get(2).ours();
    Fork failed =
        new Fork(
            0,
            1,
            Instant.EPOCH,
            1,
            null,
            null,
            null,
            null,
            List.of(),
            List.of(),
            new Failure(Failure.Kind.CRASHED, "died", null, null),
            null,
            List.of());
    List<Fork> forks = new ArrayList<>(List.of(failed));
    forks.addAll(good.forks());
    CaseResult half =
        new CaseResult(
            good.target(),
            good.id(),
            good.settings(),
            CaseResult.Status.FAILED,
            good.score(),
            null,
            Map.of(),
            failed.failure(),
            List.of(),
            forks);
    JsonNode all = ours(List.of(Runs.without("a.B.none", CaseResult.Status.LEFT_OUT), half));

    assertThat(all).hasSize(1);
    assertThat(all.at("/0/benchmark").asString()).isEqualTo("a.B.one");
    assertThat(all.at("/0/forks").asInt()).isEqualTo(1);
    assertThat(all.at("/0/primaryMetric/rawData")).hasSize(1);
  }

  @Test
  void whatAForkDoesNotTellOfItsJvmAnotherOfItsCaseDoes() {
    CaseResult good = twins().toList().get(0).ours();
    CaseResult half = withForks(good, List.of(silent(good.forks().get(0)), good.forks().get(1)));

    assertThat(ours(List.of(half))).isEqualTo(ours(List.of(good)));
  }

  @Test
  void whatNoForkTellsOfItsJvmIsLeftOutAndNeverNull() {
    CaseResult good = twins().toList().get(0).ours();
    CaseResult silent = withForks(good, good.forks().stream().map(JmhJsonTest::silent).toList());
    ObjectNode known = (ObjectNode) ours(List.of(good)).get(0).deepCopy();
    known.remove(List.of("jvm", "jvmArgs", "jdkVersion", "vmName", "vmVersion"));

    // The version of JMH is known from the class path.
    assertThat(ours(List.of(silent)).get(0)).isEqualTo(known);
  }

  private static Fork silent(Fork fork) {
    return new Fork(
        fork.caseIndex(),
        fork.round(),
        fork.started(),
        fork.seconds(),
        fork.pid(),
        fork.load(),
        null,
        fork.unit(),
        fork.series(),
        fork.secondary(),
        null,
        fork.log(),
        fork.files());
  }

  private static CaseResult withForks(CaseResult result, List<Fork> forks) {
    return new CaseResult(
        result.target(),
        result.id(),
        result.settings(),
        result.status(),
        result.score(),
        result.timePerOperation(),
        result.secondary(),
        null,
        List.of(),
        forks);
  }

  @Test
  void aRunWithoutResultsIsAnEmptyList() {
    assertThat(ours(List.of())).isEmpty();
  }

  private static JsonNode without(JsonNode all, String key) {
    JsonNode copy = all.deepCopy();
    copy.forEach(e -> ((ObjectNode) e).remove(key));
    return copy;
  }

  private static void compare(String place, JsonNode jmhs, JsonNode ours) {
    if (jmhs.isObject()) {
      assertThat(ours.propertyNames()).as(place).containsExactlyElementsOf(jmhs.propertyNames());
      jmhs.propertyStream()
          .forEach(p -> compare(place + "/" + p.getKey(), p.getValue(), ours.get(p.getKey())));
    } else if (jmhs.isArray()) {
      assertThat(ours.size()).as(place).isEqualTo(jmhs.size());
      for (int i = 0; i < jmhs.size(); i++) {
        compare(place + "/" + i, jmhs.get(i), ours.get(i));
      }
    } else if (jmhs.isNumber()) {
      assertThat(ours.asDouble()).as(place).isCloseTo(jmhs.asDouble(), withinPercentage(1e-9));
    } else {
      assertThat(ours).as(place).isEqualTo(jmhs);
    }
  }
}
