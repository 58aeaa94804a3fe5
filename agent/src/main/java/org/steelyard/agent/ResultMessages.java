package org.steelyard.agent;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Iterator;
import java.util.Map;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.util.Statistics;
import org.steelyard.agent.protocol.Message;

/** JMH's results as messages. */
final class ResultMessages {
  private ResultMessages() {}

  /** {@code result}: one iteration, with its secondary results. */
  static Message ofIteration(String phase, int index, IterationResult result) {
    Result<?> primary = result.getPrimaryResult();
    Message.Builder message =
        Message.of("result")
            .with("phase", phase)
            .with("index", index)
            .with("score", primary.getScore())
            .with("unit", primary.getScoreUnit())
            .with("operations", result.getMetadata().getAllOps());
    int i = 0;
    for (Map.Entry<String, Result> secondary : result.getSecondaryResults().entrySet()) {
      message.with("label." + i, secondary.getKey());
      message.with("score." + i, secondary.getValue().getScore());
      message.with("unit." + i, secondary.getValue().getScoreUnit());
      i++;
    }
    if (result.getBenchmarkParams().getMode() == Mode.SampleTime && phase.equals("measurement")) {
      message.with("histogram", histogram(primary.getStatistics()));
    }
    return message.build();
  }

  /**
   * {@code secondary}: what a whole fork yielded beside its score. A result without a number is a
   * profiler's text; it is put beside the log of the fork.
   */
  static Message ofFork(Result<?> result, File log) throws IOException {
    Message.Builder message =
        Message.of("secondary")
            .with("label", result.getLabel())
            .with("score", result.getScore())
            .with("unit", result.getScoreUnit())
            .with("aggregation", aggregation(result));
    if (Double.isNaN(result.getScore())) {
      String name = result.getLabel().replaceAll("[^A-Za-z0-9.-]+", "_");
      File text = new File(log.getParentFile(), log.getName().replace(".log", "") + name + ".txt");
      Files.write(text.toPath(), result.extendedInfo().getBytes(StandardCharsets.UTF_8));
      message.with("text", text.getName());
    }
    return message.build();
  }

  /**
   * JMH keeps to itself how it aggregates, and the number does not always tell: one iteration has
   * the same mean and sum, and so have counts that are all zero.
   */
  private static String aggregation(Result<?> result) {
    try {
      Field policy = Result.class.getDeclaredField("policy");
      policy.setAccessible(true);
      switch ((AggregationPolicy) policy.get(result)) {
        case SUM:
          return "sum";
        case MAX:
          return "max";
        case MIN:
          return "min";
        default:
          return "mean";
      }
    } catch (ReflectiveOperationException anotherJmh) {
      throw new IllegalStateException("this JMH does not tell how it aggregates", anotherJmh);
    }
  }

  private static String histogram(Statistics statistics) {
    StringBuilder text = new StringBuilder();
    for (Iterator<Map.Entry<Double, Long>> i = statistics.getRawData(); i.hasNext(); ) {
      Map.Entry<Double, Long> bucket = i.next();
      text.append(text.length() == 0 ? "" : ",");
      text.append(bucket.getKey()).append(':').append(bucket.getValue());
    }
    return text.toString();
  }
}
