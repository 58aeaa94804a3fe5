package org.steelyard.engine.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.Requests;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;

class CaseSettingsTest {
  private static final int PROCESSORS = 4;
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  @Test
  void aLongerTimeoutOfTheAuthorSurvivesAnEffort() {
    Settings declared = Settings.builder().timeoutNanos(200 * SECOND).build();
    assertThat(settled(Effort.QUICK, declared, Mode.THROUGHPUT, 1, false).timeoutNanos())
        .isEqualTo(200 * SECOND);
  }

  @Test
  void aShorterTimeoutOfTheAuthorDoesNot() {
    Settings declared = Settings.builder().timeoutNanos(5 * SECOND).build();
    assertThat(settled(Effort.QUICK, declared, Mode.THROUGHPUT, 1, false).timeoutNanos())
        .isEqualTo(120 * SECOND);
  }

  @ParameterizedTest
  @CsvSource({"QUICK, 3", "STANDARD, 5", "THOROUGH, 10"})
  void aSingleShotIsOneColdShotAFork(Effort effort, int forks) {
    Settings settings = settled(effort, Settings.NONE, Mode.SINGLE_SHOT_TIME, 1, false);
    assertThat(settings.warmupIterations()).isZero();
    assertThat(settings.iterations()).isEqualTo(1);
    assertThat(settings.forks()).isEqualTo(forks);
    // The cost of a shot is not known beforehand, and not a second an iteration.
    assertThat(settings.nanos()).isZero();
    assertThat(settings.warmupNanos()).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = Effort.class,
      names = {"QUICK", "STANDARD", "THOROUGH"})
  void moreThreadsThanProcessorsGetLongIterationsAndAsMuchTime(Effort effort) {
    Settings few = settled(effort, Settings.NONE, Mode.THROUGHPUT, PROCESSORS, false);
    Settings many = settled(effort, Settings.NONE, Mode.THROUGHPUT, PROCESSORS + 1, false);
    assertThat(few.nanos()).isEqualTo(SECOND / 10);
    assertThat(many.nanos()).isEqualTo(SECOND);
    assertThat(many.warmupNanos()).isEqualTo(SECOND);
    // Half a second is less than one long iteration; the rest is spent in whole seconds.
    assertThat(many.iterations()).isEqualTo(effort == Effort.QUICK ? 1 : few.iterations() / 10);
    assertThat(many.warmupIterations())
        .isEqualTo(effort == Effort.QUICK ? 1 : few.warmupIterations() / 10);
  }

  @Test
  void aFixtureAroundEveryIterationKeepsTheIterationTimeOfTheAuthor() {
    Settings declared = Settings.builder().nanos(SECOND / 4).iterations(99).build();
    Settings settings = settled(Effort.STANDARD, declared, Mode.THROUGHPUT, 1, true);
    assertThat(settings.nanos()).isEqualTo(SECOND / 4);
    // 2 s in all, as the effort says.
    assertThat(settings.iterations()).isEqualTo(8);
  }

  @Test
  void aFixtureWithoutAnIterationTimeGetsLongerOnes() {
    assertThat(settled(Effort.STANDARD, Settings.NONE, Mode.THROUGHPUT, 1, true).nanos())
        .isEqualTo(SECOND / 2);
  }

  @Test
  void anAnnotationThatAsksForNoForkGetsOne() {
    Settings declared = Settings.builder().forks(0).build();
    assertThat(settled(null, declared, Mode.THROUGHPUT, 1, false).forks()).isEqualTo(1);
  }

  @Test
  void aSmokeRunDoesOneShortOperation() {
    Settings declared = Settings.builder().forks(9).iterations(9).batchSize(1000).build();
    Settings settings = settled(Effort.SMOKE, declared, Mode.THROUGHPUT, 1, false);
    assertThat(settings.forks()).isEqualTo(1);
    assertThat(settings.warmupIterations()).isZero();
    assertThat(settings.iterations()).isEqualTo(1);
    assertThat(settings.batchSize()).isEqualTo(1);
    assertThat(settings.nanos()).isEqualTo(1_000_000L);
  }

  @ParameterizedTest(name = "flag {0}, annotation {1}: {2} threads")
  @CsvSource({", , 1", ", 3, 3", "2, 3, 2", "-1, , 4", ", -1, 4", "-1, 3, 4"})
  void threadsAreThoseOfTheFlagThenOfTheAnnotationAndMaxIsAllProcessors(
      Integer flag, Integer annotation, int expected) {
    assertThat(threads(flag, Settings.builder().threads(annotation).build())).isEqualTo(expected);
  }

  @ParameterizedTest(name = "{0} threads in groups of 2 + 1: {1}")
  @CsvSource({"1, 3", "3, 3", "4, 6", "6, 6", "7, 9"})
  void aGroupIsAlwaysWhole(int wanted, int expected) {
    Settings declared = Settings.builder().threads(wanted).threadGroups(List.of(2, 1)).build();
    assertThat(threads(null, declared)).isEqualTo(expected);
  }

  private static int threads(Integer flag, Settings declared) {
    Settings flags = Settings.builder().threads(flag).build();
    return new CaseSettings(Requests.of(null, flags), PROCESSORS)
        .threads(Plans.benchmark("a.B.c", Mode.THROUGHPUT, declared));
  }

  private static Settings settled(
      Effort effort, Settings declared, Mode mode, int threads, boolean fixture) {
    Benchmark benchmark = Plans.benchmark("a.B.c", mode, declared);
    return new CaseSettings(Requests.of(effort, Settings.NONE), PROCESSORS)
        .of(benchmark, mode, threads, fixture);
  }
}
