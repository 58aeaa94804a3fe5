package org.steelyard.report;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.CaseResult;
import org.steelyard.model.Estimate;
import org.steelyard.model.Fork;
import org.steelyard.model.ForkJvm;
import org.steelyard.model.Iteration;
import org.steelyard.model.Json;
import org.steelyard.model.Mode;
import org.steelyard.model.RunDocument;
import org.steelyard.model.Score;
import org.steelyard.model.Settings;
import org.steelyard.model.Target;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * JMH's own JSON, for the tools that read it. Cases without a result are left out, as JMH does. The
 * error is ours: an interval over forks.
 */
public final class JmhJson {
  private static final double[] PERCENTILES = {
    0.00, 50.0, 90, 95, 99, 99.9, 99.99, 99.999, 99.9999, 100
  };

  private static final ForkJvm UNKNOWN =
      new ForkJvm(null, null, null, null, List.of(), null, null, null, null, null);

  private static final JsonMapper MAPPER = Json.document();

  private JmhJson() {}

  public static String of(RunDocument run) {
    ArrayNode all = MAPPER.createArrayNode();
    for (CaseResult result : run.cases()) {
      if (result.score() != null) {
        all.add(entry(result, jmh(run, result)));
      }
    }
    return MAPPER.writeValueAsString(all) + "\n";
  }

  private static @Nullable String jmh(RunDocument run, CaseResult result) {
    return run.targets().stream()
        .filter(t -> t.name().equals(result.target()))
        .map(Target::jmh)
        .findFirst()
        .orElse(null);
  }

  private static ObjectNode entry(CaseResult result, @Nullable String jmh) {
    List<Fork> forks = result.forks().stream().filter(f -> !f.failed()).toList();
    ForkJvm jvm =
        forks.stream().map(Fork::jvm).filter(Objects::nonNull).findFirst().orElse(UNKNOWN);
    Settings s = result.settings();
    ObjectNode entry = MAPPER.createObjectNode();
    putIfKnown(entry, "jmhVersion", jvm.jmh() != null ? jvm.jmh() : jmh);
    entry.put("benchmark", result.id().benchmark());
    entry.put("mode", result.id().mode().label());
    entry.put("threads", result.id().threads());
    entry.put("forks", forks.size());
    putIfKnown(entry, "jvm", jvm.jvm());
    if (jvm != UNKNOWN) {
      jvm.args().forEach(entry.putArray("jvmArgs")::add);
    }
    putIfKnown(entry, "jdkVersion", jvm.jdk());
    putIfKnown(entry, "vmName", jvm.vm());
    putIfKnown(entry, "vmVersion", jvm.vmVersion());
    entry.put("warmupIterations", or(s.warmupIterations(), 0));
    entry.put("warmupTime", time(s.warmupNanos()));
    entry.put("warmupBatchSize", or(s.warmupBatchSize(), 1));
    entry.put("measurementIterations", or(s.iterations(), 0));
    entry.put("measurementTime", time(s.nanos()));
    entry.put("measurementBatchSize", or(s.batchSize(), 1));
    if (!result.id().params().isEmpty()) {
      ObjectNode params = entry.putObject("params");
      result.id().params().forEach(params::put);
    }
    ObjectNode primary = entry.putObject("primaryMetric");
    metric(primary, result.score(), percentiles(result, forks));
    if (result.id().mode() == Mode.SAMPLE_TIME) {
      histogram(primary.putArray("rawDataHistogram"), forks);
    } else {
      rawData(primary.putArray("rawData"), forks, Iteration::score);
    }
    ObjectNode secondary = entry.putObject("secondaryMetrics");
    result.secondary().forEach((label, estimate) -> secondary(secondary, label, estimate, forks));
    return entry;
  }

  /** JMH never writes null; what reads its files knows older ones, which lack these keys. */
  private static void putIfKnown(ObjectNode node, String name, @Nullable String value) {
    if (value != null) {
      node.put(name, value);
    }
  }

  private static int or(@Nullable Integer value, int otherwise) {
    return value == null ? otherwise : value;
  }

  /** As JMH's TimeValue prints itself; a single shot has no time unless a flag gave it one. */
  private static String time(@Nullable Long nanos) {
    if (nanos == null || nanos == 0) {
      return "single-shot";
    }
    long[] sizes = {1_000_000_000L, 1_000_000L, 1_000L, 1L};
    String[] units = {"s", "ms", "us", "ns"};
    for (int i = 0; ; i++) {
      if (nanos % sizes[i] == 0) {
        return nanos / sizes[i] + " " + units[i];
      }
    }
  }

  private static void secondary(ObjectNode all, String label, Estimate estimate, List<Fork> forks) {
    ObjectNode node = all.putObject(label);
    metric(node, estimate, Percentiles.of(values(forks, i -> score(i, label))));
    rawData(node.putArray("rawData"), forks, i -> score(i, label));
  }

  private static @Nullable Double score(Iteration iteration, String label) {
    Score score = iteration.secondary().get(label);
    return score == null ? null : score.value();
  }

  private static void metric(ObjectNode node, Estimate estimate, Percentiles values) {
    JmhNumbers.put(node, "score", estimate.value());
    JmhNumbers.put(node, "scoreError", estimate.error() == null ? Double.NaN : estimate.error());
    ArrayNode confidence = node.putArray("scoreConfidence");
    double error = estimate.error() == null ? Double.NaN : estimate.error();
    JmhNumbers.add(confidence, estimate.value() - error);
    JmhNumbers.add(confidence, estimate.value() + error);
    ObjectNode percentiles = node.putObject("scorePercentiles");
    for (double p : PERCENTILES) {
      JmhNumbers.put(percentiles, Double.toString(p), values.at(p));
    }
    node.put("scoreUnit", estimate.unit());
  }

  /** A number of an iteration, null where it has none. */
  private interface Reading {
    @Nullable Double of(Iteration iteration);
  }

  /** In mode sample those of all operations, in the other modes those of the iterations. */
  private static Percentiles percentiles(CaseResult result, List<Fork> forks) {
    if (result.id().mode() != Mode.SAMPLE_TIME) {
      return Percentiles.of(values(forks, Iteration::score));
    }
    return Percentiles.ofHistogram(
        forks.stream()
            .flatMap(f -> f.measurement().stream())
            .map(Iteration::histogram)
            .filter(Objects::nonNull)
            .flatMap(List::stream)
            .toList());
  }

  private static double[] values(List<Fork> forks, Reading reading) {
    return forks.stream()
        .flatMap(f -> f.measurement().stream())
        .map(reading::of)
        .filter(Objects::nonNull)
        .mapToDouble(Double::doubleValue)
        .toArray();
  }

  private static void rawData(ArrayNode all, List<Fork> forks, Reading reading) {
    for (Fork fork : forks) {
      ArrayNode one = all.addArray();
      for (Iteration iteration : fork.measurement()) {
        Double value = reading.of(iteration);
        if (value != null) {
          JmhNumbers.add(one, value);
        }
      }
    }
  }

  private static void histogram(ArrayNode all, List<Fork> forks) {
    for (Fork fork : forks) {
      ArrayNode one = all.addArray();
      for (Iteration iteration : fork.measurement()) {
        ArrayNode buckets = one.addArray();
        if (iteration.histogram() != null) {
          iteration.histogram().forEach(b -> buckets.addArray().add(b[0]).add((long) b[1]));
        }
      }
    }
  }
}
