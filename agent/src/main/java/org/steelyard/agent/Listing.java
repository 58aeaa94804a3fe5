package org.steelyard.agent;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.runner.BenchmarkList;
import org.openjdk.jmh.runner.BenchmarkListEntry;
import org.openjdk.jmh.runner.format.OutputFormat;
import org.openjdk.jmh.runner.format.OutputFormatFactory;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;
import org.openjdk.jmh.util.Optional;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/**
 * Answers {@code list}: one {@code benchmark} message for each entry of the class path's
 * BenchmarkList with what its annotations set, then {@code end}. Times are in nanoseconds.
 */
final class Listing {
  private Listing() {}

  static void send(Connection engine) throws IOException {
    OutputFormat silent =
        OutputFormatFactory.createFormatInstance(
            new PrintStream(new ByteArrayOutputStream()), VerboseMode.SILENT);
    for (BenchmarkListEntry entry :
        BenchmarkList.defaultList().getAll(silent, Collections.<String>emptyList())) {
      engine.send(describe(entry));
    }
    engine.send(Message.of("end").with("jmh", JmhVersion.ofThisClassPath()).build());
  }

  private static Message describe(BenchmarkListEntry entry) {
    List<Integer> groups = new ArrayList<Integer>();
    for (int size : entry.getThreadGroups()) {
      groups.add(size);
    }
    Message.Builder message =
        Message.of("benchmark")
            .with("name", entry.getUsername())
            .with("class", entry.getUserClassQName())
            .with("mode", entry.getMode().shortLabel())
            .with("threads", orNull(entry.getThreads()))
            .with("group", groups)
            .with("warmupIterations", orNull(entry.getWarmupIterations()))
            .with("warmupTime", nanos(entry.getWarmupTime()))
            .with("warmupBatchSize", orNull(entry.getWarmupBatchSize()))
            .with("iterations", orNull(entry.getMeasurementIterations()))
            .with("time", nanos(entry.getMeasurementTime()))
            .with("batchSize", orNull(entry.getMeasurementBatchSize()))
            .with("forks", orNull(entry.getForks()))
            .with("warmupForks", orNull(entry.getWarmupForks()))
            .with("jvm", orNull(entry.getJvm()))
            .with("timeUnit", orNull(entry.getTimeUnit()))
            .with("operationsPerInvocation", orNull(entry.getOperationsPerInvocation()))
            .with("timeout", nanos(entry.getTimeout()));
    args(message, "jvmArgs", entry.getJvmArgs());
    args(message, "jvmArgsPrepend", entry.getJvmArgsPrepend());
    args(message, "jvmArgsAppend", entry.getJvmArgsAppend());
    if (entry.getParams().hasValue()) {
      int i = 0;
      for (Map.Entry<String, String[]> param : entry.getParams().get().entrySet()) {
        message.with("param." + i, param.getKey());
        message.with("param." + i + ".value", Arrays.asList(param.getValue()));
        i++;
      }
    }
    return message.build();
  }

  /** An empty list of arguments differs from none: it keeps JMH from inheriting the host's. */
  private static void args(
      Message.Builder message, String name, Optional<? extends java.util.Collection<String>> args) {
    if (args.hasValue()) {
      message.with(name, args.get().size());
      message.with(name, args.get());
    }
  }

  private static <T> T orNull(Optional<T> value) {
    return value.hasValue() ? value.get() : null;
  }

  private static Long nanos(Optional<TimeValue> time) {
    return time.hasValue() ? time.get().convertTo(TimeUnit.NANOSECONDS) : null;
  }
}
