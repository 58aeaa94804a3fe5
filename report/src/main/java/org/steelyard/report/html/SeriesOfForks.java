package org.steelyard.report.html;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.TimePerOperation;
import org.steelyard.report.Figures;
import org.steelyard.stats.Samples;

/** The forks of one case as series; collects the JVMs that they ran in. */
final class SeriesOfForks {
  private final Thinning thinning;
  private final int threads;
  private final Set<ForkJvm> jvms = new LinkedHashSet<>();
  private int every = 1;

  SeriesOfForks(Thinning thinning, int threads) {
    this.thinning = thinning;
    this.threads = threads;
  }

  /** Those of all forks so far. */
  List<String> jvms() {
    return jvms.stream().map(SeriesOfForks::text).distinct().toList();
  }

  /** The most iterations that one number of a series stands for. */
  int every() {
    return every;
  }

  /** Of a fork that is judged by the median of its measured iterations. */
  Detail.Series judged(Fork fork) {
    double[] measured = nanos(fork, fork.measurement());
    return series(fork, median(measured));
  }

  /** Of a fork whose score counts: the mean of its iterations, turned into a time. */
  Detail.Series scored(Fork fork) {
    double mean =
        fork.measurement().stream().mapToDouble(Iteration::score).average().orElse(Double.NaN);
    return series(fork, fork.unit() == null ? Double.NaN : nanos(mean, fork.unit()));
  }

  /** Of a fork of which only the scores of the iterations that count are known. */
  Detail.Series known(List<Double> scores, String unit) {
    double[] nanos = scores.stream().mapToDouble(s -> nanos(s, unit)).toArray();
    double mean = scores.stream().mapToDouble(Double::doubleValue).average().orElse(Double.NaN);
    return new Detail.Series(
        Digits.of(nanos(mean, unit)),
        List.of(),
        points(nanos, thin(nanos.length)),
        null,
        List.of());
  }

  /** The candidate's time over the baseline's; NaN where one of them failed. */
  double ratio(Fork baseline, Fork candidate) {
    return median(nanos(candidate, candidate.measurement()))
        / median(nanos(baseline, baseline.measurement()));
  }

  private Detail.Series series(Fork fork, double value) {
    double[] warmup = nanos(fork, fork.warmup());
    double[] measured = nanos(fork, fork.measurement());
    int thin = thin(warmup.length + measured.length);
    if (fork.jvm() != null) {
      jvms.add(fork.jvm());
    }
    return new Detail.Series(
        fork.failed() ? null : Digits.of(value),
        points(warmup, thin),
        points(measured, thin),
        fork.failure() == null ? null : fork.failure().cause(),
        thinning.tellsOfForks() ? facts(fork) : List.of());
  }

  private static List<BigDecimal> points(double[] nanos, int every) {
    return Thinning.medians(nanos, every).stream()
        .map(Digits::of)
        .filter(Objects::nonNull)
        .toList();
  }

  private double[] nanos(Fork fork, List<Iteration> iterations) {
    String unit = fork.unit();
    return unit == null
        ? new double[0]
        : iterations.stream().mapToDouble(i -> nanos(i.score(), unit)).toArray();
  }

  private double nanos(double score, String unit) {
    return TimePerOperation.nanos(score, unit, threads);
  }

  private static double median(double[] values) {
    return values.length == 0 ? Double.NaN : Samples.median(values, 0, values.length);
  }

  private int thin(int length) {
    int thin = thinning.every(length);
    every = Math.max(every, thin);
    return thin;
  }

  private static String text(ForkJvm jvm) {
    List<String> words = new ArrayList<>();
    add(words, "%s", jvm.vm());
    add(words, "%s", jvm.vmVersion());
    add(words, "%s", jvm.jvm());
    add(words, "JMH %s", jvm.jmh());
    add(words, "executor %s", jvm.executor());
    add(words, "blackholes: %s", jvm.blackholes());
    String args = String.join(" ", jvm.args().stream().filter(a -> !isOfTheTools(a)).toList());
    add(words, "arguments: %s", args.isEmpty() ? null : args);
    return String.join(", ", words);
  }

  /** Padding that gives command lines one length, and temporary files: each fork has its own. */
  private static boolean isOfTheTools(String argument) {
    return argument.startsWith("-Dsteelyard.") || argument.startsWith("-XX:CompileCommandFile=");
  }

  private static void add(List<String> words, String format, @Nullable String value) {
    if (value != null) {
      words.add(String.format(Locale.ROOT, format, value));
    }
  }

  private static List<String> facts(Fork fork) {
    List<String> facts = new ArrayList<>();
    facts.add("started " + fork.started());
    facts.add("took " + Figures.duration(fork.seconds()));
    if (fork.load() != null) {
      facts.add(String.format(Locale.ROOT, "load of the machine %.2f", fork.load()));
    }
    if (fork.log() != null) {
      facts.add("printed: " + fork.log());
    }
    fork.files().forEach(file -> facts.add("left: " + file));
    return facts;
  }
}
