package org.steelyard.agent;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.steelyard.agent.protocol.Message;

/**
 * Turns a {@code fork} command into JMH's options. A field that the command lacks is left to the
 * benchmark's annotations. Times are in nanoseconds.
 */
final class ForkOptions {
  private ForkOptions() {}

  static Options from(Message command) {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include("^" + Pattern.quote(command.get("benchmark")) + "$")
            .mode(Mode.deepValueOf(command.get("mode")))
            .forks((int) command.getLong("forks", 1))
            .warmupForks((int) command.getLong("warmupForks", 0))
            // With this the exception reaches us; without it JMH only prints it.
            .shouldFailOnError(true);
    if (command.has("gate")) {
      // First, so that the windows of other profilers do not include the waiting.
      options.addProfiler(Gate.class, command.get("gate"));
    }
    List<String> profilers = command.list("profiler");
    List<String> inits = command.list("profilerInit");
    for (int i = 0; i < profilers.size(); i++) {
      options.addProfiler(profilers.get(i), inits.get(i));
    }
    List<String> names = command.list("param");
    List<String> values = command.list("value");
    for (int i = 0; i < names.size(); i++) {
      options.param(names.get(i), values.get(i));
    }
    iterations(command, options);
    jvm(command, options);
    return options.build();
  }

  private static void iterations(Message command, ChainedOptionsBuilder options) {
    if (command.has("warmupIterations")) {
      options.warmupIterations((int) command.getLong("warmupIterations", 0));
    }
    if (command.has("warmupTime")) {
      options.warmupTime(time(command, "warmupTime"));
    }
    if (command.has("warmupBatchSize")) {
      options.warmupBatchSize((int) command.getLong("warmupBatchSize", 1));
    }
    if (command.has("iterations")) {
      options.measurementIterations((int) command.getLong("iterations", 1));
    }
    if (command.has("time")) {
      options.measurementTime(time(command, "time"));
    }
    if (command.has("batchSize")) {
      options.measurementBatchSize((int) command.getLong("batchSize", 1));
    }
    if (command.has("threads")) {
      options.threads((int) command.getLong("threads", 1));
    }
    List<String> group = command.list("group");
    if (!group.isEmpty()) {
      int[] sizes = new int[group.size()];
      for (int i = 0; i < sizes.length; i++) {
        sizes[i] = Integer.parseInt(group.get(i));
      }
      options.threadGroups(sizes);
    }
    if (command.has("syncIterations")) {
      options.syncIterations(Boolean.parseBoolean(command.get("syncIterations")));
    }
    if (command.has("gc")) {
      options.shouldDoGC(Boolean.parseBoolean(command.get("gc")));
    }
    if (command.has("timeUnit")) {
      options.timeUnit(TimeUnit.valueOf(command.get("timeUnit")));
    }
    if (command.has("operationsPerInvocation")) {
      options.operationsPerInvocation((int) command.getLong("operationsPerInvocation", 1));
    }
    if (command.has("timeout")) {
      options.timeout(time(command, "timeout"));
    }
  }

  private static void jvm(Message command, ChainedOptionsBuilder options) {
    if (command.has("jvm")) {
      options.jvm(command.get("jvm"));
    }
    if (command.has("jvmArgs")) {
      options.jvmArgs(command.list("jvmArgs").toArray(new String[0]));
    }
    if (command.has("jvmArgsPrepend")) {
      options.jvmArgsPrepend(command.list("jvmArgsPrepend").toArray(new String[0]));
    }
    if (command.has("jvmArgsAppend")) {
      options.jvmArgsAppend(command.list("jvmArgsAppend").toArray(new String[0]));
    }
  }

  private static TimeValue time(Message command, String field) {
    return TimeValue.nanoseconds(command.getLong(field, 0));
  }
}
