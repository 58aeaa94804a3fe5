package org.steelyard.engine.summary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.steelyard.engine.scripted.ForkScript.fork;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.steelyard.engine.scripted.ForkScript;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Counters;
import org.steelyard.model.Fork;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;
import org.steelyard.model.Warning;
import org.steelyard.model.Warning.Kind;

class CaseWarningsTest {
  private static final double[] QUIET = {100, 101, 99, 100, 99, 101};

  @Test
  void quietForksHaveNoWarning() {
    assertThat(of(Mode.AVERAGE_TIME, forks(5, QUIET))).isEmpty();
  }

  @Test
  void noForkHasNoWarning() {
    assertThat(of(Mode.AVERAGE_TIME, List.of())).isEmpty();
  }

  @Test
  void oneForkIsTooFew() {
    assertThat(kinds(of(Mode.AVERAGE_TIME, forks(1, QUIET)))).containsExactly(Kind.ONE_FORK);
    assertThat(kinds(of(Mode.AVERAGE_TIME, forks(2, QUIET)))).isEmpty();
  }

  @Test
  void forksThatDifferMoreThanTheirIterations() {
    List<Fork> differ =
        List.of(
            fork(0, 100, 101, 99, 100), fork(1, 120, 121, 119, 120), fork(2, 100, 99, 101, 100));
    // Fork means 100, 120, 100: deviation 11.547 around 106.67, that is 10.8 %.
    assertThat(of(Mode.AVERAGE_TIME, differ))
        .singleElement()
        .satisfies(
            w -> {
              assertThat(w.kind()).isEqualTo(Kind.FORKS_DIFFER);
              assertThat(w.detail()).contains("10.8 %").contains("0.8 %");
            });
  }

  @Test
  void forksThatDifferLessThanOnePercentAreNotWorthAWord() {
    List<Fork> differ =
        List.of(
            fork(0, 100, 100.01, 99.99), fork(1, 100.9, 100.91, 100.89), fork(2, 100, 100, 100.01));
    assertThat(kinds(of(Mode.AVERAGE_TIME, differ))).doesNotContain(Kind.FORKS_DIFFER);
  }

  @Test
  void forksThatDifferLessThanTheirIterationsAreUsualHoweverCertainItIs() {
    // Fork means 100, 112, 100: deviation 6.9. Iterations: deviation 20. With 100 of them each,
    // F = 100 * 48 / 404 = 11.9 for 2 and 297 degrees of freedom: beyond any doubt.
    double[] low = IntStream.range(0, 100).mapToDouble(i -> i % 2 == 0 ? 80 : 120).toArray();
    double[] high = IntStream.range(0, 100).mapToDouble(i -> low[i] + 12).toArray();
    List<Fork> differ = List.of(fork(0, low), fork(1, high), fork(2, low));
    assertThat(kinds(of(Mode.AVERAGE_TIME, differ))).doesNotContain(Kind.FORKS_DIFFER);
  }

  @Test
  void aScoreThatMovesFromForkToFork() {
    List<Fork> moving =
        IntStream.range(0, 6)
            .mapToObj(
                i ->
                    ForkScript.fork(0, i)
                        .at(60 * i)
                        .warmup(1_000_000)
                        .scores(QUIET)
                        .scores(100 + 12 * i)
                        .build())
            .toList();
    assertThat(kinds(of(Mode.AVERAGE_TIME, moving))).contains(Kind.DRIFT);
    // Too few forks to tell a line from chance.
    assertThat(kinds(of(Mode.AVERAGE_TIME, moving.subList(0, 4)))).doesNotContain(Kind.DRIFT);
  }

  @Test
  void aDriftIsGivenWithItsSize() {
    // 100, 102, ... 108: 8 in 240 s, of a mean of 104.
    List<Fork> moving =
        IntStream.range(0, 5)
            .mapToObj(
                i ->
                    ForkScript.fork(0, i)
                        .at(60 * i)
                        .warmup(1_000_000)
                        .scores(100 + 2 * i, 100 + 2 * i)
                        .build())
            .toList();
    assertThat(of(Mode.AVERAGE_TIME, moving))
        .filteredOn(w -> w.kind() == Kind.DRIFT)
        .singleElement()
        .satisfies(w -> assertThat(w.detail()).contains("+7.7 %").contains("240 s"));
  }

  @Test
  void iterationsThatStillGetFaster() {
    double[] falling = {130, 125, 120, 110, 105, 100};
    assertThat(kinds(of(Mode.AVERAGE_TIME, forks(3, falling)))).contains(Kind.STILL_WARMING_UP);
    double[] level = {100, 130, 100, 100, 130, 100};
    assertThat(kinds(of(Mode.AVERAGE_TIME, forks(3, level)))).doesNotContain(Kind.STILL_WARMING_UP);
  }

  @Test
  void aTrendThatOnlyOneForkHasIsChance() {
    List<Fork> forks =
        List.of(
            fork(0, 120, 120, 100, 100), fork(1, 100, 100, 110, 110), fork(2, 100, 100, 100, 100));
    assertThat(kinds(of(Mode.AVERAGE_TIME, forks))).doesNotContain(Kind.STILL_WARMING_UP);
  }

  @ParameterizedTest
  @CsvSource({"4999, true", "5000, false", "0, true"})
  void tooFewInvocationsInTheWarmup(long operations, boolean warned) {
    List<Fork> forks =
        List.of(
            ForkScript.fork(0, 0).warmup(1_000_000).scores(QUIET).build(),
            ForkScript.fork(0, 1).warmup(operations).scores(QUIET).build());
    assertThat(kinds(of(Mode.AVERAGE_TIME, forks)).contains(Kind.FEW_INVOCATIONS))
        .isEqualTo(warned);
  }

  @ParameterizedTest
  @CsvSource({"60, true", "40, false"})
  void compilersAtWorkDuringTheMeasurement(long millis, boolean warned) {
    Counters compiling = counters(1000, 1000, millis, 0);
    assertThat(kinds(of(Mode.AVERAGE_TIME, forks(2, compiling))).contains(Kind.COMPILATION))
        .isEqualTo(warned);
  }

  @ParameterizedTest
  @CsvSource({
    "AVERAGE_TIME, 0.9, ns/op, true",
    "AVERAGE_TIME, 1.1, ns/op, false",
    "THROUGHPUT, 1.1, ops/ns, true",
    "THROUGHPUT, 0.9, ops/ns, false",
    "SAMPLE_TIME, 499, ns/op, true",
    "SAMPLE_TIME, 501, ns/op, false"
  })
  void aScoreAsSmallAsWhatMeasuringCosts(Mode mode, double score, String unit, boolean warned) {
    List<Fork> forks =
        IntStream.range(0, 2)
            .mapToObj(i -> ForkScript.fork(0, i).unit(unit).warmup(9_999).scores(score).build())
            .toList();
    assertThat(kinds(of(mode, forks)).contains(Kind.NEAR_TIMER)).isEqualTo(warned);
  }

  @ParameterizedTest
  @CsvSource({
    // busy in all, by us, stolen, in milliseconds of a second
    "1110, 1000, 0, true",
    "1090, 1000, 0, false",
    "1000, 1000, 30, true",
    "1000, 1000, 10, false"
  })
  void aMachineThatDoesSomethingElse(long busy, long ours, long steal, boolean warned) {
    assertThat(kinds(of(Mode.AVERAGE_TIME, forks(2, counters(busy, ours, 0, steal)))))
        .isEqualTo(warned ? List.of(Kind.BUSY) : List.of());
  }

  @Test
  void aPlatformThatDoesNotTellTheStolenTimeIsNotQuotedWithIt() {
    long second = 1_000_000_000;
    Counters unknown =
        new Counters(
            second, second, null, null, null, null, null, 2 * second, null, null, null, null, null);
    assertThat(of(Mode.AVERAGE_TIME, forks(2, unknown)))
        .singleElement()
        .satisfies(
            w -> {
              assertThat(w.kind()).isEqualTo(Kind.BUSY);
              assertThat(w.detail()).contains("100 % of a processor").doesNotContain("NaN");
            });
  }

  @Test
  void iterationsWithoutCountersAreNoReasonToWarn() {
    assertThat(of(Mode.AVERAGE_TIME, forks(2, (Counters) null))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"5, true", "4, false"})
  void moreThreadsThanProcessors(int threads, boolean warned) {
    List<Warning> warnings =
        CaseWarnings.of(
            Plans.planned("a.B.c", Mode.AVERAGE_TIME, threads, Settings.NONE),
            forks(2, QUIET),
            List.of());
    assertThat(kinds(warnings))
        .isEqualTo(warned ? List.of(Kind.MORE_THREADS_THAN_PROCESSORS) : List.of());
  }

  @ParameterizedTest
  @CsvSource({"9, true", "10, false"})
  void fewSingleShots(int shots, boolean warned) {
    List<Fork> forks =
        IntStream.range(0, shots)
            .mapToObj(i -> ForkScript.fork(0, i).unit("ms/op").scores(100 + i % 2).build())
            .toList();
    assertThat(kinds(of(Mode.SINGLE_SHOT_TIME, forks)))
        .isEqualTo(warned ? List.of(Kind.SINGLE_SHOTS_VARY) : List.of());
  }

  @Test
  void flagsThatTheAuthorSetsInAnotherLauncher() {
    List<String> flags = List.of("-Djmh.executor=CUSTOM", "-Dharness.executor=", "-Xmx1g");
    List<Fork> without =
        IntStream.range(0, 2)
            .mapToObj(
                i ->
                    ForkScript.fork(0, i)
                        .args("-Xmx1g", "-Dharness.executor=a.B")
                        .warmup(9_999)
                        .scores(QUIET)
                        .build())
            .toList();
    assertThat(
            CaseWarnings.of(
                Plans.planned("a.B.c", Mode.AVERAGE_TIME, 1, Settings.NONE), without, flags))
        .singleElement()
        .satisfies(
            w -> {
              assertThat(w.kind()).isEqualTo(Kind.OTHER_LAUNCHER);
              assertThat(w.detail()).isEqualTo("not set here: -Djmh.executor=CUSTOM");
            });
    assertThat(
            CaseWarnings.of(
                Plans.planned("a.B.c", Mode.AVERAGE_TIME, 1, Settings.NONE),
                without,
                flags.subList(1, 3)))
        .isEmpty();
  }

  private static Counters counters(long busy, long ours, long compiling, long steal) {
    long milli = 1_000_000;
    return new Counters(
        1000 * milli,
        ours * milli,
        null,
        null,
        null,
        null,
        compiling * milli,
        busy * milli,
        steal * milli,
        null,
        null,
        null,
        null);
  }

  private static List<Fork> forks(int count, double... scores) {
    return IntStream.range(0, count).mapToObj(i -> fork(i, scores)).toList();
  }

  private static List<Fork> forks(int count, Counters counters) {
    return IntStream.range(0, count)
        .mapToObj(i -> ForkScript.fork(0, i).counters(counters).warmup(9_999).scores(QUIET).build())
        .toList();
  }

  private static Fork fork(int round, double... scores) {
    return ForkScript.fork(0, round).at(10 * round).warmup(1_000_000).scores(scores).build();
  }

  private static List<Warning> of(Mode mode, List<Fork> forks) {
    return CaseWarnings.of(Plans.planned("a.B.c", mode, 1, Settings.NONE), forks, List.of());
  }

  private static List<Kind> kinds(List<Warning> warnings) {
    return warnings.stream().map(Warning::kind).toList();
  }
}
