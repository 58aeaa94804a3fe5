package org.steelyard.engine.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Message;
import org.steelyard.model.Case;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;

/** The command that tells a host to make one fork. */
final class ForkMessage {
  private ForkMessage() {}

  /**
   * @param forks 1, or 0 to run inside the host
   * @param gate init string of the gate, null for none
   */
  static Message of(
      PlannedCase planned,
      int forks,
      int warmupForks,
      List<String> profilers,
      @Nullable String gate,
      Path log) {
    Case id = planned.id();
    Settings s = planned.settings();
    List<String> names = new ArrayList<>();
    List<String> values = new ArrayList<>();
    for (Map.Entry<String, String> param : id.params().entrySet()) {
      names.add(param.getKey());
      values.add(param.getValue());
    }
    Message.Builder message =
        Message.of("fork")
            .with("benchmark", id.benchmark())
            .with("mode", id.mode().label())
            .with("threads", id.threads())
            .with("param", names)
            .with("value", values)
            .with("forks", forks)
            .with("warmupForks", warmupForks)
            .with("gate", gate)
            .with("log", log)
            .with("warmupIterations", s.warmupIterations())
            .with("warmupTime", s.warmupNanos())
            .with("warmupBatchSize", s.warmupBatchSize())
            .with("iterations", s.iterations())
            .with("time", s.nanos())
            .with("batchSize", s.batchSize())
            .with("timeUnit", s.timeUnit())
            .with("operationsPerInvocation", s.operationsPerInvocation())
            .with("timeout", s.timeoutNanos())
            .with("gc", s.gc())
            .with("syncIterations", s.syncIterations())
            .with("jvm", s.jvm());
    if (s.threadGroups() != null) {
      message.with("group", s.threadGroups());
    }
    args(message, "jvmArgs", s.jvmArgs());
    args(message, "jvmArgsPrepend", s.jvmArgsPrepend());
    args(message, "jvmArgsAppend", s.jvmArgsAppend());
    message.with("profiler", profilers.stream().map(p -> p.split(":", 2)[0]).toList());
    message.with(
        "profilerInit",
        profilers.stream().map(p -> p.contains(":") ? p.split(":", 2)[1] : "").toList());
    return message.build();
  }

  private static void args(Message.Builder message, String name, @Nullable List<String> args) {
    if (args != null) {
      message.with(name, args.size()).with(name, args);
    }
  }
}
