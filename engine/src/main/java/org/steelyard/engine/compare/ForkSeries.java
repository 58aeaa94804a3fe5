package org.steelyard.engine.compare;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Clock;
import org.steelyard.model.Counters;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.TimePerOperation;
import org.steelyard.stats.Samples;
import org.steelyard.stats.Series;

/** The series of a fork, as decisions see it: time per operation, whatever the mode. */
final class ForkSeries {
  /** A share of the time that a benchmark computes or wants to; below it, it waits. */
  private static final double COMPUTES = 0.95;

  /** A share of the time that it is kept from the processor, from which on that matters. */
  private static final double KEPT = 0.02;

  private ForkSeries() {}

  /**
   * @param clock wall or CPU
   * @param threads of the benchmark
   * @param unit of the scores
   */
  static Series of(List<Iteration> iterations, Clock clock, int threads, String unit) {
    double[] values = new double[iterations.size()];
    double[] ends = new double[iterations.size()];
    double now = 0;
    for (int i = 0; i < values.length; i++) {
      Iteration iteration = iterations.get(i);
      values[i] = nanos(iteration, clock, threads, unit);
      now += seconds(iteration, threads, values[i]);
      ends[i] = now;
    }
    return new Series(values, ends);
  }

  static Series of(Fork fork, Clock clock, int threads) {
    return of(fork.series(), clock, threads, fork.unit() == null ? "" : fork.unit());
  }

  /**
   * How fast the machine was beside the iterations, by their time.
   *
   * @return empty where nobody told
   */
  static Optional<Series> pace(List<Iteration> iterations) {
    double[] values = new double[iterations.size()];
    double[] ends = new double[iterations.size()];
    double now = 0;
    for (int i = 0; i < values.length; i++) {
      @Nullable Counters counters = iterations.get(i).counters();
      if (counters == null || counters.pace() == null) {
        return Optional.empty();
      }
      values[i] = counters.pace();
      now += counters.time() / 1e9;
      ends[i] = now;
    }
    return Optional.of(new Series(values, ends));
  }

  /** In mode sample the median of the samples is judged, else the score. */
  private static double nanos(Iteration iteration, Clock clock, int threads, String unit) {
    Counters counters = iteration.counters();
    if (clock == Clock.CPU && counters != null && counters.threadCpu() != null) {
      return (double) counters.threadCpu() / Math.max(1, iteration.operations());
    }
    double score =
        iteration.histogram() == null ? iteration.score() : median(iteration.histogram());
    return TimePerOperation.nanos(score, unit, threads);
  }

  private static double median(List<double[]> histogram) {
    double half = histogram.stream().mapToDouble(b -> b[1]).sum() / 2;
    double seen = 0;
    for (double[] bucket : histogram) {
      seen += bucket[1];
      if (seen >= half) {
        return bucket[0];
      }
    }
    return Double.NaN;
  }

  private static double seconds(Iteration iteration, int threads, double nanos) {
    return iteration.counters() != null
        ? iteration.counters().time() / 1e9
        : iteration.operations() * nanos / threads / 1e9;
  }

  /**
   * Whether CPU time is the better clock: a single thread that does nothing but compute, on a
   * machine that keeps it waiting.
   */
  static boolean isKeptFromComputing(List<Iteration> iterations, int threads) {
    if (threads != 1 || iterations.isEmpty()) {
      return false;
    }
    double[] computes = new double[iterations.size()];
    double[] kept = new double[iterations.size()];
    for (int i = 0; i < computes.length; i++) {
      @Nullable Counters c = iterations.get(i).counters();
      if (c == null || c.threadCpu() == null || c.runDelay() == null) {
        return false;
      }
      computes[i] = (double) (c.threadCpu() + c.runDelay()) / c.time();
      // Of the delay of all threads, compilers and collectors too, what the benchmark's own missed.
      kept[i] = (double) Math.min(c.runDelay(), c.time() - c.threadCpu()) / c.time();
    }
    return Samples.median(computes, 0, computes.length) >= COMPUTES
        && Samples.median(kept, 0, kept.length) >= KEPT;
  }

  /** Bytes allocated per operation, median of the measured iterations; NaN where nobody told. */
  static double bytes(List<Iteration> iterations) {
    double[] bytes =
        iterations.stream()
            .filter(i -> i.counters() != null && i.counters().allocated() != null)
            .mapToDouble(i -> (double) i.counters().allocated() / Math.max(1, i.operations()))
            .toArray();
    return bytes.length == 0 ? Double.NaN : Samples.median(bytes, 0, bytes.length);
  }
}
