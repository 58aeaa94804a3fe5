package org.steelyard.engine.summary;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.steelyard.engine.scripted.ForkScript;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Mode;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;
import org.steelyard.model.Warning.Kind;

/**
 * How often a warning is given where there is nothing to warn of: series of independent values
 * around one mean, so noisy that the thresholds on the size of an effect protect nobody. The bounds
 * are the levels that the tests behind the warnings claim: 1 % for forks that differ and for drift,
 * 5 % for warm-up, 0.1 % for a run that drifts; each with three standard errors of the simulation.
 */
class FalseAlarmsTest {
  private static final int CASES = 2000;

  @ParameterizedTest(name = "{0} forks of {1} iterations, noise {2}")
  @CsvSource({"2, 5, 0.3", "3, 5, 0.1", "5, 20, 0.1", "5, 20, 0.5", "10, 20, 0.3"})
  void ofACaseStayBelowTheirLevel(int forks, int iterations, double noise) {
    Random random = new Random(20260301);
    int differ = 0;
    int warming = 0;
    int drift = 0;
    PlannedCase planned = Plans.planned("a.B.c", Mode.AVERAGE_TIME, 1, Settings.NONE);
    for (int i = 0; i < CASES; i++) {
      List<Fork> series = new ArrayList<>();
      for (int f = 0; f < forks; f++) {
        series.add(quiet(random, 0, f, 60 * f + 10 * random.nextDouble(), iterations, noise));
      }
      List<Kind> kinds =
          CaseWarnings.of(planned, series, List.of()).stream().map(w -> w.kind()).toList();
      differ += kinds.contains(Kind.FORKS_DIFFER) ? 1 : 0;
      warming += kinds.contains(Kind.STILL_WARMING_UP) ? 1 : 0;
      drift += kinds.contains(Kind.DRIFT) ? 1 : 0;
    }
    assertThat(differ).as("forks differ").isLessThanOrEqualTo(bound(0.01, CASES));
    assertThat(warming).as("still warming up").isLessThanOrEqualTo(bound(0.05, CASES));
    assertThat(drift).as("drift").isLessThanOrEqualTo(bound(0.01, CASES));
  }

  @ParameterizedTest(name = "{0} cases of {1} forks, noise {2}")
  @CsvSource({"12, 2, 0.2", "24, 3, 0.1", "8, 5, 0.1", "1, 5, 0.3"})
  void ofARunStayBelowTheirLevel(int cases, int forks, double noise) {
    int runs = 1000;
    Random random = new Random(20260302);
    Plan plan = Plans.of(1, Collections.nCopies(cases, forks).stream().mapToInt(n -> n).toArray());
    int alarms = 0;
    for (int run = 0; run < runs; run++) {
      List<JournalEntry> entries = new ArrayList<>();
      double time = 0;
      for (int round = 0; round < forks; round++) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < cases; i++) {
          order.add(i);
        }
        Collections.shuffle(order, random);
        for (int index : order) {
          // Cases differ in their own noise, as benchmarks do.
          double own = noise * (1 + index % 3);
          entries.add(new JournalEntry.ForkDone(quiet(random, index, round, time, 4, own)));
          time += 5;
        }
      }
      alarms += Summary.of(Plans.header(plan), entries).warnings().isEmpty() ? 0 : 1;
    }
    assertThat(alarms).isLessThanOrEqualTo(bound(0.001, runs));
  }

  @Test
  void theSeriesAreNotSoQuietThatNothingCouldBeSeen() {
    Random random = new Random(20260303);
    int seen = 0;
    for (int i = 0; i < 200; i++) {
      List<Fork> series = new ArrayList<>();
      for (int f = 0; f < 10; f++) {
        series.add(
            ForkScript.fork(0, f)
                .at(60 * f)
                .warmup(1_000_000)
                .scores(100 + 4 * f + random.nextGaussian(), 100 + 4 * f + random.nextGaussian())
                .build());
      }
      seen +=
          CaseWarnings.of(
                      Plans.planned("a.B.c", Mode.AVERAGE_TIME, 1, Settings.NONE),
                      series,
                      List.of())
                  .stream()
                  .anyMatch(w -> w.kind() == Kind.DRIFT)
              ? 1
              : 0;
    }
    assertThat(seen).isGreaterThan(190);
  }

  private static Fork quiet(
      Random random, int caseIndex, int round, double at, int iterations, double noise) {
    double[] scores = new double[iterations];
    for (int i = 0; i < iterations; i++) {
      scores[i] = 1000 * Math.exp(noise * random.nextGaussian());
    }
    return ForkScript.fork(caseIndex, round).at(at).warmup(1_000_000).scores(scores).build();
  }

  private static int bound(double rate, int trials) {
    return (int) Math.ceil(trials * rate + 3 * Math.sqrt(trials * rate * (1 - rate)));
  }
}
