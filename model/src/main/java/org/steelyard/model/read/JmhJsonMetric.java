package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** One metric of an entry of JMH's JSON, read as it comes: histograms may be huge. */
final class JmhJsonMetric {
  private final JmhJsonEntry entry;
  private double score = Double.NaN;
  private @Nullable Double error;
  private String unit = "";
  private long samples;
  private final List<List<Double>> forks = new ArrayList<>();

  /**
   * @param entry that is told what is wrong, and how many numbers may be kept
   */
  JmhJsonMetric(JmhJsonEntry entry) {
    this.entry = entry;
  }

  /** Reads it from its brace on. */
  void read(JsonParser in) {
    if (!entry.expect(in, JsonToken.START_OBJECT)) {
      return;
    }
    boolean scored = false;
    while (in.nextToken() == JsonToken.PROPERTY_NAME) {
      String name = in.currentName();
      in.nextToken();
      switch (name) {
        case "score" -> {
          score = entry.number(in);
          scored = true;
        }
        case "scoreError" -> {
          double half = entry.number(in);
          error = Double.isNaN(half) ? null : half;
        }
        case "scoreUnit" -> unit = entry.text(in);
        case "rawData" -> forks(in, false);
        case "rawDataHistogram" -> forks(in, true);
        default -> in.skipChildren();
      }
    }
    if (!scored) {
      entry.wrong("a metric without a score");
    }
  }

  private void forks(JsonParser in, boolean histogram) {
    forEach(
        in,
        () -> {
          List<Double> fork = new ArrayList<>();
          forEach(
              in,
              () -> {
                double value = histogram ? meanOfHistogram(in) : entry.number(in);
                samples += histogram ? 0 : 1;
                if (entry.mayKeep()) {
                  fork.add(value);
                }
              });
          forks.add(List.copyOf(fork));
        });
  }

  /** Pairs of value and count. */
  private double meanOfHistogram(JsonParser in) {
    double[] sums = new double[2];
    forEach(
        in,
        () -> {
          double[] pair = {0, 0};
          int[] at = {0};
          forEach(
              in,
              () -> {
                double number = entry.number(in);
                if (at[0] < 2) {
                  pair[at[0]++] = number;
                }
              });
          sums[0] += pair[0] * pair[1];
          sums[1] += pair[1];
        });
    samples += (long) sums[1];
    return sums[0] / sums[1];
  }

  private void forEach(JsonParser in, Runnable element) {
    if (entry.expect(in, JsonToken.START_ARRAY)) {
      while (in.nextToken() != JsonToken.END_ARRAY) {
        element.run();
      }
    }
  }

  double score() {
    return score;
  }

  @Nullable Double error() {
    return error;
  }

  String unit() {
    return unit;
  }

  /** JMH's Cnt: iterations, in mode sample timed operations; null where there is no raw data. */
  @Nullable Long samples() {
    return samples == 0 ? null : samples;
  }

  List<List<Double>> forks() {
    return forks.stream().filter(f -> !f.isEmpty()).toList();
  }
}
