package org.steelyard.suites.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Collection;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** The suite under JMH itself, in this JVM and for a moment only: results, not figures. */
class SuiteRunTest {
  private static Collection<RunResult> run(String include, int threads) throws Exception {
    return new Runner(
            new OptionsBuilder()
                .include(include)
                .param("size", "1500")
                .param("warmupRequests", "20")
                .param("pauseMillis", "1")
                .forks(0)
                .threads(threads)
                .warmupIterations(0)
                .measurementIterations(2)
                .measurementTime(TimeValue.milliseconds(20))
                .shouldFailOnError(true)
                .verbosity(VerboseMode.SILENT)
                .build())
        .run();
  }

  @Test
  void everyMethodRunsAndGivesTimePerOperation() throws Exception {
    Collection<RunResult> results = run("org.steelyard.suites.http.Jetty", 1);

    assertThat(results)
        .extracting(result -> result.getPrimaryResult().getLabel())
        .containsExactlyInAnyOrder(
            "measureBaseline",
            "measureSumArray",
            "measureBaselineHttp",
            "measureSumArrayHttp",
            "measureBaselineHandOver",
            "measureSumArrayHandOver",
            "measureBaselineInMemory",
            "measureSumArrayInMemory",
            "measureBaselinePause",
            "measureSumArrayAfterPause",
            "measureSumSmallArray",
            "measureSumSmallArrayHttp");
    assertThat(results)
        .allSatisfy(
            result -> {
              assertThat(result.getPrimaryResult().getScoreUnit()).isEqualTo("ms/op");
              assertThat(result.getPrimaryResult().getScore()).isPositive();
            });
  }

  @Test
  void theKernelsTimesAreTimesPerOperationWithinTheOperation() throws Exception {
    RunResult result = run("JettyBenchmark.measureSumArrayHttp", 1).iterator().next();

    assertThat(result.getSecondaryResults()).containsOnlyKeys("kernelWall", "kernelCpu");
    Result<?> wall = result.getSecondaryResults().get("kernelWall");
    assertThat(wall.getScoreUnit()).isEqualTo("ms/op");
    assertThat(wall.getScore()).isBetween(1e-6, result.getPrimaryResult().getScore());
    double meanOfIterations =
        result.getBenchmarkResults().stream()
            .flatMap(fork -> fork.getIterationResults().stream())
            .map(IterationResult::getSecondaryResults)
            .mapToDouble(secondary -> secondary.get("kernelWall").getScore())
            .average()
            .orElseThrow();
    assertThat(wall.getScore()).isEqualTo(meanOfIterations, within(1e-12));
  }

  @Test
  void threadsHaveConnectionsOfTheirOwn() throws Exception {
    RunResult result = run("JettyBenchmark.measureSumArrayHttp", 3).iterator().next();

    Result<?> wall = result.getSecondaryResults().get("kernelWall");
    assertThat(wall.getScore()).isBetween(1e-6, result.getPrimaryResult().getScore());
  }
}
