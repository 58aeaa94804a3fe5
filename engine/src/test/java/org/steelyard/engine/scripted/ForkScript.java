package org.steelyard.engine.scripted;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.steelyard.model.Counters;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.Secondary;

/**
 * Writes a fork by hand. What is not said is quiet: a second long, on four processors, in ns/op, a
 * million operations in the warm-up, nothing else on the machine.
 */
public final class ForkScript {
  /** An iteration of a second in which this process alone worked, without compiling. */
  public static final Counters QUIET =
      new Counters(
          1_000_000_000,
          1_000_000_000L,
          1_000_000_000L,
          0L,
          0L,
          0L,
          0L,
          1_000_000_000L,
          0L,
          null,
          null,
          null,
          null);

  private final int caseIndex;
  private final int round;
  private final List<Iteration> series = new ArrayList<>();
  private final List<Secondary> secondary = new ArrayList<>();
  private Instant started = Instant.parse("2026-03-01T12:00:00Z");
  private double seconds = 1;
  private String unit = "ns/op";
  private Counters counters = QUIET;
  private List<String> args = List.of();
  private int processors = 4;
  private Failure failure;

  private ForkScript(int caseIndex, int round) {
    this.caseIndex = caseIndex;
    this.round = round;
  }

  public static ForkScript fork(int caseIndex, int round) {
    return new ForkScript(caseIndex, round);
  }

  /** A good fork with nothing remarkable. */
  public static Fork good(int caseIndex, int round) {
    return fork(caseIndex, round).warmup(1_000_000).scores(100, 101, 99).build();
  }

  public static Fork failed(int caseIndex, int round, Failure.Kind kind) {
    return fork(caseIndex, round).fails(kind, "scripted").build();
  }

  public ForkScript at(double secondsAfterNoon) {
    started = Instant.parse("2026-03-01T12:00:00Z").plusMillis(Math.round(secondsAfterNoon * 1e3));
    return this;
  }

  public ForkScript takes(double wallSeconds) {
    seconds = wallSeconds;
    return this;
  }

  public ForkScript unit(String scoreUnit) {
    unit = scoreUnit;
    return this;
  }

  /** Counters of the iterations that are added after this. */
  public ForkScript counters(Counters ofEachIteration) {
    counters = ofEachIteration;
    return this;
  }

  public ForkScript args(String... jvmArgs) {
    args = List.of(jvmArgs);
    return this;
  }

  public ForkScript processors(int count) {
    processors = count;
    return this;
  }

  /** Adds warm-up iterations with so many operations in all. */
  public ForkScript warmup(long operations) {
    series.add(new Iteration(true, 500, operations, counters, Map.of(), null));
    return this;
  }

  /** Adds measured iterations. */
  public ForkScript scores(double... scores) {
    for (double score : scores) {
      series.add(new Iteration(false, score, 1_000_000, counters, Map.of(), null));
    }
    return this;
  }

  /** Adds an iteration of mode sample: its mean, and pairs of value and count. */
  public ForkScript samples(double mean, double[]... histogram) {
    series.add(new Iteration(false, mean, 1_000, counters, Map.of(), List.of(histogram)));
    return this;
  }

  public ForkScript secondary(String label, double score, String scoreUnit, String aggregation) {
    secondary.add(new Secondary(label, score, scoreUnit, aggregation, null));
    return this;
  }

  public ForkScript fails(Failure.Kind kind, String cause) {
    return fails(new Failure(kind, cause, null, null));
  }

  public ForkScript fails(Failure why) {
    failure = why;
    return this;
  }

  public Fork build() {
    ForkJvm jvm =
        new ForkJvm(
            "/jdk/bin/java", "17", "VM", "17", args, "1.37", "PLATFORM", "full", processors, 1L);
    return new Fork(
        caseIndex, round, started, seconds, 1L, 0.0, jvm, unit, series, secondary, failure, null,
        List.of());
  }
}
