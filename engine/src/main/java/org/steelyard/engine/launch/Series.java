package org.steelyard.engine.launch;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Message;
import org.steelyard.model.Counters;
import org.steelyard.model.Iteration;
import org.steelyard.model.Score;

/** Turns the messages of host and gate into iterations. */
final class Series {
  private Series() {}

  /** One iteration as the host tells it, without counters. */
  static Iteration iteration(Message result) {
    Map<String, Score> secondary = new LinkedHashMap<>();
    for (int i = 0; result.has("label." + i); i++) {
      secondary.put(
          result.get("label." + i),
          new Score(result.getDouble("score." + i, Double.NaN), result.get("unit." + i, "")));
    }
    return new Iteration(
        result.get("phase").equals("warmup"),
        result.getDouble("score", Double.NaN),
        result.getLong("operations", 0),
        null,
        secondary,
        histogram(result.get("histogram", "")));
  }

  private static @Nullable List<double[]> histogram(String text) {
    if (text.isEmpty()) {
      return null;
    }
    List<double[]> buckets = new ArrayList<>();
    for (String bucket : text.split(",")) {
      String[] valueAndCount = bucket.split(":");
      buckets.add(
          new double[] {
            Double.parseDouble(valueAndCount[0]), Double.parseDouble(valueAndCount[1])
          });
    }
    return buckets;
  }

  /** Both come in the order of the iterations; a fork that broke off may lack the last counters. */
  static List<Iteration> join(List<Iteration> iterations, List<Message> counters) {
    List<Iteration> joined = new ArrayList<>();
    for (int i = 0; i < iterations.size(); i++) {
      Iteration it = iterations.get(i);
      joined.add(
          new Iteration(
              it.warmup(),
              it.score(),
              it.operations(),
              i < counters.size() ? counters(counters.get(i)) : null,
              it.secondary(),
              it.histogram()));
    }
    return joined;
  }

  private static Counters counters(Message m) {
    return new Counters(
        m.getLong("time", 0),
        value(m, "processCpu"),
        value(m, "threadCpu"),
        value(m, "allocated"),
        value(m, "gcCount"),
        value(m, "gcTime"),
        value(m, "compileTime"),
        value(m, "machineBusy"),
        value(m, "steal"),
        value(m, "runDelay"),
        value(m, "waited"),
        value(m, "waitedCpu"),
        value(m, "pace"));
  }

  private static @Nullable Long value(Message m, String field) {
    return m.has(field) ? m.getLong(field, 0) : null;
  }
}
