package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The counts are those of the published tables: 12 rows of RpcUtils, 20 of the gRPC executors. */
class PublishedCasesTest {

  private record Published(String regex, Map<String, List<String>> parameters) {
    static Published of(String line) {
      String[] words = line.split("\\s+");
      return new Published(
          words[0],
          Arrays.stream(words)
              .skip(1)
              .map(word -> word.split("="))
              .collect(Collectors.toMap(pair -> pair[0], pair -> List.of(pair[1].split(",")))));
    }

    int cases() {
      return parameters.values().stream().mapToInt(List::size).reduce(1, (a, b) -> a * b);
    }
  }

  private static List<Published> published() throws IOException {
    try (InputStream file =
        PublishedCasesTest.class.getResourceAsStream("/META-INF/steelyard/published")) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.isBlank() && !line.startsWith("#"))
          .map(Published::of)
          .toList();
    }
  }

  private static List<BenchmarkListEntry> benchmarks(String regex) {
    OutputFormat silent = OutputFormatFactory.createFormatInstance(System.out, VerboseMode.SILENT);
    return BenchmarkList.defaultList().getAll(silent, List.of()).stream()
        .filter(benchmark -> benchmark.getUsername().matches(regex))
        .toList();
  }

  private static int casesOf(String benchmarkClass) throws IOException {
    return published().stream()
        .filter(line -> line.regex().contains(benchmarkClass))
        .mapToInt(Published::cases)
        .sum();
  }

  @Test
  void twelveCasesOfTheWrapperAndTwentyOfTheExecutorsArePublished() throws IOException {
    assertThat(casesOf("RpcUtilsBenchmark")).isEqualTo(12);
    assertThat(casesOf("GrpcExecutorBenchmark")).isEqualTo(20);
  }

  @Test
  void everyLineNamesOneBenchmarkAndAValueForEachOfItsParameters() throws IOException {
    for (Published line : published()) {
      assertThat(benchmarks(line.regex()))
          .as(line.regex())
          .singleElement()
          .satisfies(
              benchmark -> {
                Map<String, String[]> offered = benchmark.getParams().get();
                assertThat(line.parameters()).containsOnlyKeys(offered.keySet());
                line.parameters()
                    .forEach((name, values) -> assertThat(values).isSubsetOf(offered.get(name)));
              });
    }
  }

  @Test
  void theBaselineOfTheWrapperHasNoVariants() {
    assertThat(benchmarks(".*\\.RpcUtilsBenchmark\\.delayBaseline").get(0).getParams().get())
        .containsOnlyKeys("mDelay");
  }
}
