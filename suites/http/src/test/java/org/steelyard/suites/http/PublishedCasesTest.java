package org.steelyard.suites.http;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

class PublishedCasesTest {
  private static List<String> lines() throws Exception {
    try (InputStream published =
        PublishedCasesTest.class.getResourceAsStream("/META-INF/steelyard/published")) {
      return new String(published.readAllBytes(), UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .toList();
    }
  }

  private static List<BenchmarkListEntry> matching(String regex) {
    return BenchmarkList.defaultList()
        .getAll(OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT), List.of())
        .stream()
        .filter(benchmark -> Pattern.compile(regex).matcher(benchmark.getUsername()).find())
        .toList();
  }

  @Test
  void theyAreTheTwelveRowsOfTheAuthorsTables() throws Exception {
    TreeSet<String> cases = new TreeSet<>();
    for (String line : lines()) {
      String[] words = line.split(" ");
      assertThat(words[1]).startsWith("size=");
      for (BenchmarkListEntry benchmark : matching(words[0])) {
        for (String size : words[1].substring("size=".length()).split(",")) {
          String method = benchmark.getUsername().replaceAll(".*\\.", "");
          assertThat(cases.add(method + " " + size)).as("%s %s once", method, size).isTrue();
        }
      }
    }

    assertThat(cases)
        .containsExactly(
            "measureBaseline 10000000",
            "measureBaseline 20000000",
            "measureBaseline 40000000",
            "measureBaselineHttp 10000000",
            "measureBaselineHttp 20000000",
            "measureBaselineHttp 40000000",
            "measureSumArray 10000000",
            "measureSumArray 20000000",
            "measureSumArray 40000000",
            "measureSumArrayHttp 10000000",
            "measureSumArrayHttp 20000000",
            "measureSumArrayHttp 40000000");
  }

  @Test
  void everyParameterOfAPublishedBenchmarkIsNamedAndOneOfItsValues() throws Exception {
    for (String line : lines()) {
      String[] words = line.split(" ");
      for (BenchmarkListEntry benchmark : matching(words[0])) {
        var declared = benchmark.getParams().get();
        assertThat(declared).as(benchmark.getUsername()).hasSize(words.length - 1);
        for (String word : List.of(words).subList(1, words.length)) {
          String[] param = word.split("=");
          assertThat(declared.get(param[0])).contains(param[1].split(","));
        }
      }
    }
  }
}
