package org.steelyard.engine.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.steelyard.engine.scripted.ForkScript.fork;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.steelyard.model.Estimate;
import org.steelyard.model.Fork;

/** Every expected number is calculated by hand. */
class EstimatesTest {

  @Test
  void theScoreIsTheMeanOfTheForksAndItsErrorRestsOnThem() {
    // Fork means 10, 12, 14: mean 12, standard deviation 2; Student's t for 2 degrees of freedom
    // at 95 % is 4.302653 (any table): 4.302653 * 2 / sqrt(3) = 4.968275.
    Estimate score =
        Estimates.score(
            List.of(
                fork(0, 0).warmup(9).scores(9, 11).build(),
                fork(0, 1).warmup(9).scores(12, 12).build(),
                fork(0, 2).warmup(9).scores(10, 18).build()));
    assertThat(score.value()).isEqualTo(12);
    assertThat(score.error()).isCloseTo(4.968275, within(1e-5));
    assertThat(score.confidence()).isEqualTo(0.95);
    assertThat(score.forks()).isEqualTo(3);
    assertThat(score.iterations()).isEqualTo(6);
    assertThat(score.unit()).isEqualTo("ns/op");
  }

  @Test
  void oneForkHasNoError() {
    assertThat(Estimates.score(List.of(fork(0, 0).scores(1, 2, 3).build())).error()).isNull();
  }

  @Test
  void noForkHasNoScore() {
    assertThat(Estimates.score(List.of())).isNull();
    assertThat(Estimates.timePerOperation(List.of(), 1)).isNull();
    assertThat(Estimates.secondary(List.of())).isEmpty();
  }

  @ParameterizedTest(name = "{0} {1} with {2} threads: {3} ns an operation")
  @CsvSource({
    // A thread does a quarter of 200 operations in a millisecond: one takes 1e6 / 50.
    "200, ops/ms, 4, 20000",
    "5, ops/us, 1, 200",
    "2, ops/s, 1, 500000000",
    "0.5, ops/ns, 2, 4",
    "3, ops/min, 1, 20000000000",
    // A time is of one thread already.
    "250, us/op, 4, 250000",
    "7, ns/op, 1, 7",
    "1.5, ms/op, 8, 1500000",
    "2, s/op, 1, 2000000000"
  })
  void timePerOperationIsThatOfOneThread(double score, String unit, int threads, double nanos) {
    Estimate time =
        Estimates.timePerOperation(
            List.of(fork(0, 0).unit(unit).scores(score, score).build()), threads);
    assertThat(time.value()).isCloseTo(nanos, within(nanos * 1e-12));
    assertThat(time.unit()).isEqualTo("ns/op");
  }

  @Test
  void timesAreAveragedOverForksNotThroughputs() {
    // 1 and 4 operations a microsecond: 1000 ns and 250 ns.
    List<Fork> forks =
        List.of(
            fork(0, 0).unit("ops/us").scores(1).build(),
            fork(0, 1).unit("ops/us").scores(4).build());
    assertThat(Estimates.timePerOperation(forks, 1).value()).isEqualTo(625);
    assertThat(Estimates.score(forks).value()).isEqualTo(2.5);
  }

  @Test
  void aUnitThatIsNeitherRateNorTimeHasNoTime() {
    List<Fork> forks = List.of(fork(0, 0).unit("bytes").scores(1).build());
    assertThat(Estimates.timePerOperation(forks, 1)).isNull();
    assertThat(Estimates.timePerOperation(List.of(fork(0, 0).unit("ops/x").build()), 1)).isNull();
  }

  @Test
  void inModeSampleAnIterationWeighsAsManySamplesAsItHas() {
    // 90 samples around 10 and 10 around 110: (900 + 1100) / 100.
    Fork fork =
        fork(0, 0)
            .samples(10, new double[] {9, 45}, new double[] {11, 45})
            .samples(110, new double[] {110, 10})
            .build();
    assertThat(Estimates.score(List.of(fork)).value()).isEqualTo(20);
  }

  @Test
  void secondariesAreSumMaximumOrMeanAsJmhSays() {
    Map<String, Estimate> secondary =
        Estimates.secondary(
            List.of(
                fork(0, 0)
                    .secondary("gc.count", 3, "counts", "sum")
                    .secondary("peak", 7, "MB", "max")
                    .secondary("alloc", 10, "B/op", "mean")
                    .build(),
                fork(0, 1)
                    .secondary("gc.count", 5, "counts", "sum")
                    .secondary("peak", 4, "MB", "max")
                    .secondary("alloc", 14, "B/op", "mean")
                    .build()));
    assertThat(secondary).containsOnlyKeys("gc.count", "peak", "alloc");
    assertThat(secondary.get("gc.count").value()).isEqualTo(8);
    assertThat(secondary.get("gc.count").error()).isNull();
    assertThat(secondary.get("peak").value()).isEqualTo(7);
    assertThat(secondary.get("peak").error()).isNull();
    assertThat(secondary.get("alloc").value()).isEqualTo(12);
    // t for 1 degree of freedom is 12.7062: 12.7062 * sqrt(8) / sqrt(2).
    assertThat(secondary.get("alloc").error()).isCloseTo(25.4124, within(1e-3));
    assertThat(secondary.get("alloc").unit()).isEqualTo("B/op");
  }
}
