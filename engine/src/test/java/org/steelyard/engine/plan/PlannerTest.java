package org.steelyard.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.Requests;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Case;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;

class PlannerTest {
  private static final Benchmark SIZED =
      Plans.benchmark(
          "org.example.Bench.sized",
          Mode.THROUGHPUT,
          Map.of("size", List.of("1", "2", "3")),
          Settings.NONE);
  private static final Benchmark PLAIN =
      Plans.benchmark("org.example.Bench.plain", Mode.THROUGHPUT, Settings.NONE);
  private static final String PUBLISHED =
      """
      # what the paper shows

        sized   size=1,3
      """;

  @Test
  void withoutAListEveryCombinationIsACase() throws Exception {
    assertThat(labels(Requests.ALL, null))
        .containsExactly(
            "Bench.plain", "Bench.sized (size=1)", "Bench.sized (size=2)", "Bench.sized (size=3)");
  }

  @Test
  void aPublishedListChoosesAmongTheCases() throws Exception {
    assertThat(labels(Requests.ALL, PUBLISHED))
        .containsExactly("Bench.sized (size=1)", "Bench.sized (size=3)");
  }

  @Test
  void aPublishedNameWithoutParametersPublishesAllItsCases() throws Exception {
    assertThat(labels(Requests.ALL, "sized$\nplain")).hasSize(4);
  }

  @Test
  void whoNamesBenchmarksChoosesAmongAll() throws Exception {
    assertThat(labels(Requests.including("Bench"), PUBLISHED)).hasSize(4);
  }

  @Test
  void whoNamesParametersChoosesAmongAll() throws Exception {
    assertThat(labels(Requests.params(Map.of("size", List.of("2"))), PUBLISHED))
        .containsExactly("Bench.plain", "Bench.sized (size=2)");
  }

  @Test
  void whoAsksForAllGetsAll() throws Exception {
    assertThat(labels(Requests.modes(null, true), PUBLISHED)).hasSize(4);
  }

  @ParameterizedTest
  @ValueSource(strings = {"sized size", "sized size=1 2", "sized size:1"})
  void aMalformedLineOfAPublishedListIsShown(String line) {
    assertThatThrownBy(() -> Published.parse("plain\n" + line))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(Published.RESOURCE)
        .hasMessageContaining("no '='")
        .hasMessageContaining(line);
  }

  @Test
  void aMalformedExpressionOfAPublishedListIsShown() {
    assertThatThrownBy(() -> Published.parse("siz(ed"))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("\"siz(ed\" is not a regular expression");
  }

  @Test
  void aSmokeRunTakesEveryBenchmarkWithItsFirstValues() throws Exception {
    assertThat(labels(Requests.of(Effort.SMOKE, Settings.NONE), PUBLISHED))
        .containsExactly("Bench.plain", "Bench.sized (size=1)");
  }

  @Test
  void aSmokeRunOfAllCasesTakesEveryValue() throws Exception {
    assertThat(labels(Requests.modes(Effort.SMOKE, true), PUBLISHED)).hasSize(4);
  }

  @ParameterizedTest
  @CsvSource({"true, 500000000", "false, 100000000"})
  void theFixtureOfABenchmarkReachesItsSettings(boolean fixture, long nanos) throws Exception {
    Planner planner = new Planner(Requests.ALL, 4);
    assertThat(planner.plan(2, List.of(PLAIN), null, b -> fixture))
        .singleElement()
        .satisfies(
            planned -> {
              assertThat(planned.target()).isEqualTo(2);
              assertThat(planned.settings().nanos()).isEqualTo(nanos);
            });
  }

  @Test
  void aCaseHasTheThreadsThatItRunsWith() throws Exception {
    Settings flags = Settings.builder().threads(-1).build();
    Planner planner = new Planner(Requests.of(null, flags), 6);
    assertThat(planner.plan(0, List.of(PLAIN), null, b -> false))
        .extracting(planned -> planned.id().threads())
        .containsExactly(6);
  }

  private static List<String> labels(Request request, String published) throws Exception {
    Planner planner = new Planner(request, 4);
    List<Benchmark> chosen = planner.select(List.of(SIZED, PLAIN));
    planner.check(chosen);
    return planner
        .plan(0, chosen, published == null ? null : Published.parse(published), b -> false)
        .stream()
        .map(PlannedCase::id)
        .map(Case::label)
        .toList();
  }
}
