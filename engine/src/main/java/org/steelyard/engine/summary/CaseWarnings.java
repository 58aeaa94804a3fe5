package org.steelyard.engine.summary;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import org.steelyard.model.Counters;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.Mode;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.TimePerOperation;
import org.steelyard.model.Warning;
import org.steelyard.model.Warning.Kind;
import org.steelyard.stats.ForkSpread;
import org.steelyard.stats.MeanInterval;
import org.steelyard.stats.Samples;
import org.steelyard.stats.Trend;

/** Looks at the forks of one case for what must be shown with its number. */
final class CaseWarnings {
  private static final double SIGNIFICANT = 0.01;

  /** Below this nobody acts on it. */
  private static final double NOTICEABLE = 0.01;

  private static final double NOTICEABLE_TREND = 0.03;

  /** HotSpot hands a method to C2 after this many calls (Tier4InvocationThreshold). */
  private static final long CALLS_FOR_C2 = 5_000;

  /** An empty loop around a sunk value costs about this on today's processors, in nanoseconds. */
  private static final double EMPTY_LOOP = 1.0;

  /** Two calls of System.nanoTime, times ten, in nanoseconds. */
  private static final double TIMER = 500;

  private static final double COMPILING = 0.05;
  private static final double BUSY = 0.10;
  private static final double STEAL = 0.02;

  private final PlannedCase planned;
  private final List<Fork> forks;
  private final List<String> launcherFlags;
  private final List<Warning> warnings = new ArrayList<>();

  private CaseWarnings(PlannedCase planned, List<Fork> forks, List<String> launcherFlags) {
    this.planned = planned;
    this.forks = forks;
    this.launcherFlags = launcherFlags;
  }

  /**
   * @param forks those that went well
   * @param launcherFlags what the author sets in code for another launcher
   */
  static List<Warning> of(PlannedCase planned, List<Fork> forks, List<String> launcherFlags) {
    CaseWarnings look = new CaseWarnings(planned, forks, launcherFlags);
    if (!forks.isEmpty()) {
      look.atForks();
      look.atWarmup();
      look.atSize();
      look.atMachine();
      look.atLaunch();
    }
    return look.warnings;
  }

  private void add(Kind kind, String format, Object... figures) {
    warnings.add(new Warning(kind, String.format(Locale.ROOT, format, figures)));
  }

  private void atForks() {
    if (forks.size() == 1) {
      add(Kind.ONE_FORK, "1 fork");
      return;
    }
    double[] scores = forks.stream().mapToDouble(Values::score).toArray();
    double mean = Samples.mean(scores);
    ForkSpread spread = ForkSpread.of(forks.stream().map(Values::scores).toArray(double[][]::new));
    if (spread.p() < SIGNIFICANT
        && spread.between() > spread.within()
        && spread.between() / mean > NOTICEABLE) {
      add(
          Kind.FORKS_DIFFER,
          "forks differ by %.1f %%, the iterations in them by %.1f %%",
          100 * spread.between() / mean,
          100 * spread.within() / mean);
    }
    double[] times = forks.stream().mapToDouble(f -> f.started().toEpochMilli() / 1e3).toArray();
    Trend trend = Trend.of(times, scores);
    double move = trend.slope() * (times[times.length - 1] - times[0]) / mean;
    if (forks.size() >= 5 && trend.p() < SIGNIFICANT && Math.abs(move) > NOTICEABLE_TREND) {
      add(
          Kind.DRIFT,
          "the score moved by %+.1f %% over %.0f s",
          100 * move,
          times[times.length - 1] - times[0]);
    }
  }

  private void atWarmup() {
    if (planned.id().mode() == Mode.SINGLE_SHOT_TIME) {
      if (forks.size() < 10) {
        add(Kind.SINGLE_SHOTS_VARY, "%d shots", forks.size());
      }
      return;
    }
    double[] changes =
        forks.stream().mapToDouble(CaseWarnings::change).filter(c -> !Double.isNaN(c)).toArray();
    if (changes.length >= 2) {
      MeanInterval change = MeanInterval.of(changes, 1 - 5 * SIGNIFICANT);
      if (Math.abs(change.mean()) > NOTICEABLE_TREND
          && Math.abs(change.mean()) > change.halfWidth()) {
        add(
            Kind.STILL_WARMING_UP,
            "the second half of the iterations scores %+.1f %% against the first",
            100 * change.mean());
      }
    }
    long calls =
        forks.stream()
            .mapToLong(f -> f.warmup().stream().mapToLong(Iteration::operations).sum())
            .min()
            .orElseThrow();
    Integer each = planned.settings().operationsPerInvocation();
    if (each != null) {
      calls /= each;
    }
    if (calls < CALLS_FOR_C2) {
      add(Kind.FEW_INVOCATIONS, "%d calls in the warm-up", calls);
    }
    double compiling = share(Counters::compileTime);
    if (compiling > COMPILING) {
      add(
          Kind.COMPILATION,
          "the compilers worked for %.0f %% of the measured time",
          100 * compiling);
    }
  }

  /** Relative change from the first to the second half of the measured iterations of a fork. */
  private static double change(Fork fork) {
    double[] scores = Values.scores(fork);
    int half = scores.length / 2;
    if (half < 2) {
      return Double.NaN;
    }
    double first = Samples.mean(java.util.Arrays.copyOf(scores, half));
    double second =
        Samples.mean(java.util.Arrays.copyOfRange(scores, scores.length - half, scores.length));
    return (second - first) / first;
  }

  private void atSize() {
    Mode mode = planned.id().mode();
    double nanos =
        Samples.mean(
            forks.stream()
                .mapToDouble(
                    f -> TimePerOperation.nanos(Values.score(f), f.unit(), planned.id().threads()))
                .toArray());
    boolean timed = mode == Mode.SAMPLE_TIME || mode == Mode.SINGLE_SHOT_TIME;
    if (nanos < (timed ? TIMER : EMPTY_LOOP)) {
      add(Kind.NEAR_TIMER, "%.2f ns an operation", nanos);
    }
  }

  private void atMachine() {
    double others = share(c -> other(c));
    double steal = share(Counters::steal);
    if (others > BUSY || steal > STEAL) {
      add(
          Kind.BUSY,
          "other processes used %.0f %% of a processor, the hypervisor took %.0f %%",
          100 * known(others),
          100 * known(steal));
    }
    ForkJvm jvm = forks.get(0).jvm();
    if (jvm != null && jvm.processors() != null && planned.id().threads() > jvm.processors()) {
      add(
          Kind.MORE_THREADS_THAN_PROCESSORS,
          "%d threads on %d processors",
          planned.id().threads(),
          jvm.processors());
    }
  }

  private static double known(double share) {
    return share > 0 ? share : 0;
  }

  private static Long other(Counters counters) {
    return counters.machineBusy() == null || counters.processCpu() == null
        ? null
        : counters.machineBusy() - counters.processCpu();
  }

  /** What a counter amounts to, as a share of the measured time of all forks; NaN if unknown. */
  private double share(Function<Counters, Long> counter) {
    List<Counters> all =
        forks.stream()
            .flatMap(f -> f.measurement().stream())
            .map(Iteration::counters)
            .filter(Objects::nonNull)
            .filter(c -> counter.apply(c) != null)
            .toList();
    double time = all.stream().mapToLong(Counters::time).sum();
    return all.stream().mapToLong(counter::apply).sum() / time;
  }

  private void atLaunch() {
    ForkJvm jvm = forks.get(0).jvm();
    if (jvm == null) {
      return;
    }
    List<String> missing =
        launcherFlags.stream()
            .filter(flag -> jvm.args().stream().noneMatch(a -> a.startsWith(flag)))
            .toList();
    if (!missing.isEmpty()) {
      add(Kind.OTHER_LAUNCHER, "not set here: %s", String.join(" ", missing));
    }
  }
}
