package org.steelyard.engine.scripted;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Case;
import org.steelyard.model.Environment;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Mode;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;
import org.steelyard.model.Target;

/** Small plans for tests. */
public final class Plans {
  public static final Environment MACHINE =
      new Environment("cpu", 4, 1L, "os", "arch", false, "17", null, null, Map.of());

  private Plans() {}

  /** A plan with a case for each number, which says how many forks it has. */
  public static Plan of(long seed, int... forks) {
    List<PlannedCase> cases = new ArrayList<>();
    for (int i = 0; i < forks.length; i++) {
      cases.add(planned("org.example.Bench.m" + i, forks[i]));
    }
    return of(seed, null, cases);
  }

  public static Plan of(long seed, Double budgetSeconds, List<PlannedCase> cases) {
    return new Plan(
        List.of("run"),
        seed,
        null,
        budgetSeconds,
        "/jdk/bin/java",
        List.of(),
        List.of(new Target("bench.jar", List.of(), "1.37", Map.of())),
        cases);
  }

  public static Plan withBudget(Plan plan, Double seconds) {
    return new Plan(
        plan.command(),
        plan.seed(),
        plan.effort(),
        seconds,
        plan.jvm(),
        plan.profilers(),
        plan.targets(),
        plan.cases());
  }

  /** A case of one thread in mode avgt, with two warm-up and three measured seconds a fork. */
  public static PlannedCase planned(String benchmark, int forks) {
    return planned(benchmark, Mode.AVERAGE_TIME, 1, seconds(2, 3).forks(forks).build());
  }

  public static PlannedCase planned(String benchmark, Mode mode, int threads, Settings settings) {
    return new PlannedCase(0, new Case(benchmark, Map.of(), mode, threads), settings);
  }

  /** So many iterations of a second each. */
  public static org.steelyard.model.SettingsBuilder seconds(int warmup, int measured) {
    long second = TimeUnit.SECONDS.toNanos(1);
    return Settings.builder()
        .warmupIterations(warmup)
        .warmupNanos(second)
        .iterations(measured)
        .nanos(second);
  }

  public static JournalEntry.Header header(Plan plan) {
    return new JournalEntry.Header(
        JournalEntry.Header.FORMAT, "test", new ScriptedClock().instant(), MACHINE, plan);
  }

  public static Benchmark benchmark(String name, Mode mode, Settings declared) {
    return benchmark(name, mode, Map.of(), declared);
  }

  public static Benchmark benchmark(
      String name, Mode mode, Map<String, List<String>> params, Settings declared) {
    return new Benchmark(name, name.substring(0, name.lastIndexOf('.')), mode, params, declared);
  }
}
