package org.steelyard.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CaseTest {
  private static Map<String, String> params(String... namesAndValues) {
    Map<String, String> params = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      params.put(namesAndValues[i], namesAndValues[i + 1]);
    }
    return params;
  }

  private static Case of(Map<String, String> params) {
    return new Case("org.example.deep.SortBenchmark.quick", params, Mode.THROUGHPUT, 1);
  }

  @Test
  void labelIsClassAndMethodWithoutThePackage() {
    assertThat(of(Map.of()).label()).isEqualTo("SortBenchmark.quick");
  }

  @Test
  void labelHasTheParametersInTheirOrder() {
    assertThat(of(params("size", "10", "kind", "heap")).label())
        .isEqualTo("SortBenchmark.quick (size=10, kind=heap)");
  }

  @Test
  void labelOfAClassWithoutAPackageIsWhole() {
    assertThat(new Case("Sort.quick", Map.of(), Mode.AVERAGE_TIME, 1).label())
        .isEqualTo("Sort.quick");
    assertThat(new Case("quick", Map.of(), Mode.AVERAGE_TIME, 1).label()).isEqualTo("quick");
  }

  @Test
  void benchmarkParametersModeAndThreadsMakeACase() {
    Case one = of(params("size", "10"));

    assertThat(one).isEqualTo(of(params("size", "10"))).hasSameHashCodeAs(of(params("size", "10")));
    assertThat(one).isNotEqualTo(of(params("size", "11")));
    assertThat(one).isNotEqualTo(new Case("Other.quick", one.params(), one.mode(), 1));
    assertThat(one).isNotEqualTo(new Case(one.benchmark(), one.params(), Mode.AVERAGE_TIME, 1));
    assertThat(one).isNotEqualTo(new Case(one.benchmark(), one.params(), one.mode(), 2));
  }

  @Test
  void theOrderInWhichParametersAreNamedMakesNoOtherCase() {
    assertThat(of(params("a", "1", "b", "2"))).isEqualTo(of(params("b", "2", "a", "1")));
  }

  @Test
  void whatHappensToTheMapAfterwardsDoesNotChangeTheCase() {
    Map<String, String> params = params("size", "10");
    Case one = of(params);
    params.put("size", "99");

    assertThat(one.params()).containsExactly(Map.entry("size", "10"));
    assertThatThrownBy(() -> one.params().put("size", "99"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void modesAreFoundByTheLabelsThatJmhPrints() {
    for (String label : new String[] {"thrpt", "avgt", "sample", "ss"}) {
      assertThat(Mode.ofLabel(label).label()).isEqualTo(label);
    }
    assertThat(Mode.ofLabel("AvgT")).isEqualTo(Mode.AVERAGE_TIME);
  }

  @Test
  void aModeThatJmhLacksIsAnsweredWithThoseItHas() {
    assertThatThrownBy(() -> Mode.ofLabel("fast"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no benchmark mode 'fast'; JMH has thrpt, avgt, sample, ss");
  }
}
