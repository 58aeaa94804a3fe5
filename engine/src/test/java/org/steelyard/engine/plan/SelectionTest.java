package org.steelyard.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.Requests;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

class SelectionTest {
  private static final Benchmark GET = benchmark("org.example.MapBench.get", Mode.AVERAGE_TIME);
  private static final Benchmark PUT = benchmark("org.example.MapBench.put", Mode.THROUGHPUT);
  private static final Benchmark GETS = benchmark("org.example.ListBench.gets", Mode.THROUGHPUT);

  @ParameterizedTest
  @ValueSource(strings = {"MapBench", "^org\\.example\\.Map", "Map.*(get|put)$", "apBe"})
  void anExpressionIsFoundAnywhereInAName(String regex) throws Exception {
    assertThat(names(Requests.including(regex)))
        .containsExactly("org.example.MapBench.get", "org.example.MapBench.put");
  }

  @Test
  void severalExpressionsAddUp() throws Exception {
    assertThat(names(Requests.including("put", "gets")))
        .containsExactly("org.example.ListBench.gets", "org.example.MapBench.put");
  }

  @Test
  void anExcludeTakesAway() throws Exception {
    assertThat(names(Requests.excluding("get"))).containsExactly("org.example.MapBench.put");
  }

  @Test
  void nothingAskedForIsAllOfItSortedByName() throws Exception {
    assertThat(names(Requests.ALL))
        .containsExactly(
            "org.example.ListBench.gets", "org.example.MapBench.get", "org.example.MapBench.put");
  }

  @Test
  void severalModesGiveEveryBenchmarkInEachOnce() throws Exception {
    Request request = Requests.modes(null, false, Mode.SAMPLE_TIME, Mode.SINGLE_SHOT_TIME);
    // A method annotated with two modes is listed twice.
    Benchmark twice = benchmark(GET.name(), Mode.THROUGHPUT);
    assertThat(new Selection(request).of(List.of(GET, twice, PUT)))
        .extracting(b -> b.name() + " " + b.mode().label())
        .containsExactlyInAnyOrder(
            "org.example.MapBench.get sample",
            "org.example.MapBench.get ss",
            "org.example.MapBench.put sample",
            "org.example.MapBench.put ss");
  }

  @Test
  void aSmokeRunTakesOneMode() throws Exception {
    Benchmark twice = benchmark(GET.name(), Mode.THROUGHPUT);
    Request smoke = Requests.modes(Effort.SMOKE, false);
    assertThat(new Selection(smoke).of(List.of(GET, twice))).hasSize(1);
  }

  @Test
  void aSmokeRunOfAllCasesTakesEveryMode() throws Exception {
    Benchmark twice = benchmark(GET.name(), Mode.THROUGHPUT);
    Request smoke = Requests.modes(Effort.SMOKE, true);
    assertThat(new Selection(smoke).of(List.of(GET, twice)))
        .extracting(Benchmark::mode)
        .containsExactlyInAnyOrder(Mode.AVERAGE_TIME, Mode.THROUGHPUT);
  }

  @Test
  void aMalformedExpressionIsShownWithItsFault() {
    assertThatThrownBy(() -> new Selection(Requests.including("Foo[")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("\"Foo[\" is not a regular expression")
        .hasMessageContaining("Unclosed character class")
        .hasMessageContaining("Quote special characters");
    assertThatThrownBy(() -> new Selection(Requests.excluding("*")))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("\"*\"");
  }

  @Test
  void anUnknownParameterIsAnsweredWithThoseThatExist() throws Exception {
    Benchmark one = with(Map.of("size", List.of("1"), "kind", List.of("a")));
    Benchmark other = with(Map.of("threads", List.of("1")));
    Selection selection = new Selection(Requests.params(Map.of("sise", List.of("5"))));
    assertThatThrownBy(() -> selection.checkParams(List.of(one, other)))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("-p sise")
        .hasMessageContaining("kind, size, threads");
  }

  @Test
  void aParameterThatOnlyOneBenchmarkHasIsFine() throws Exception {
    Selection selection = new Selection(Requests.params(Map.of("size", List.of("5"))));
    selection.checkParams(List.of(PUT, with(Map.of("size", List.of("1")))));
    assertThat(selection.combinations(PUT)).containsExactly(Map.of());
  }

  @Test
  void aParameterWithoutAValueIsAskedFor() throws Exception {
    Selection selection = new Selection(Requests.ALL);
    assertThatThrownBy(() -> selection.combinations(with(Map.of("size", List.of()))))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("org.example.Bench.m")
        .hasMessageContaining("'size'")
        .hasMessageContaining("-p size=");
  }

  @Test
  void allCombinationsComeInJmhsOrder() throws Exception {
    Map<String, List<String>> params = new LinkedHashMap<>();
    params.put("b", List.of("1", "2"));
    params.put("a", List.of("x", "y"));
    assertThat(new Selection(Requests.ALL).combinations(with(params)))
        .extracting(Map::toString)
        .containsExactly("{b=1, a=x}", "{b=1, a=y}", "{b=2, a=x}", "{b=2, a=y}");
  }

  @Test
  void givenValuesTakeThePlaceOfTheAnnotated() throws Exception {
    Selection selection = new Selection(Requests.params(Map.of("size", List.of("7", "8"))));
    assertThat(selection.combinations(with(Map.of("size", List.of("1", "2", "3")))))
        .containsExactly(Map.of("size", "7"), Map.of("size", "8"));
  }

  private static List<String> names(Request request) throws Exception {
    return new Selection(request)
        .of(Arrays.asList(PUT, GETS, GET)).stream().map(Benchmark::name).toList();
  }

  private static Benchmark benchmark(String name, Mode mode) {
    return Plans.benchmark(name, mode, Settings.NONE);
  }

  private static Benchmark with(Map<String, List<String>> params) {
    return Plans.benchmark("org.example.Bench.m", Mode.THROUGHPUT, params, Settings.NONE);
  }
}
