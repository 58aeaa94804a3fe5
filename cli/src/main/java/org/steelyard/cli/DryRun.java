package org.steelyard.cli;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.run.Prepared;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Secrets;
import org.steelyard.model.Settings;

/** What a run would do, as commands that plain JMH understands: one a case. */
final class DryRun {
  private DryRun() {}

  static String of(Prepared prepared) {
    StringBuilder text = new StringBuilder();
    text.append("# ")
        .append(prepared.plan().cases().size())
        .append(" cases, seed ")
        .append(prepared.plan().seed())
        .append("; each line measures one of them with plain JMH\n");
    for (PlannedCase planned : prepared.plan().cases()) {
      HostCommand host = prepared.hosts().get(planned.target());
      text.append(
              command(host, planned, prepared.plan().profilers()).stream()
                  .map(Secrets::mask)
                  .map(DryRun::quoted)
                  .collect(Collectors.joining(" ")))
          .append('\n');
    }
    return text.toString();
  }

  private static List<String> command(
      HostCommand host, PlannedCase planned, List<String> profilers) {
    List<String> c = new ArrayList<>();
    c.add(host.jvm().toString());
    c.add("-cp");
    c.add(
        host.classPath().stream()
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator)));
    c.add("org.openjdk.jmh.Main");
    c.add("^" + Pattern.quote(planned.id().benchmark()) + "$");
    add(c, "-bm", planned.id().mode().label());
    add(c, "-t", planned.id().threads());
    for (Map.Entry<String, String> param : planned.id().params().entrySet()) {
      add(c, "-p", param.getKey() + "=" + param.getValue());
    }
    Settings s = planned.settings();
    add(c, "-f", s.forks());
    add(c, "-wf", s.warmupForks());
    add(c, "-wi", s.warmupIterations());
    add(c, "-w", time(s.warmupNanos()));
    add(c, "-wbs", s.warmupBatchSize());
    add(c, "-i", s.iterations());
    add(c, "-r", time(s.nanos()));
    add(c, "-bs", s.batchSize());
    add(c, "-to", time(s.timeoutNanos()));
    add(c, "-gc", s.gc());
    add(c, "-si", s.syncIterations());
    add(c, "-opi", s.operationsPerInvocation());
    add(c, "-jvmArgs", joined(s.jvmArgs()));
    add(c, "-jvmArgsPrepend", joined(s.jvmArgsPrepend()));
    add(c, "-jvmArgsAppend", joined(s.jvmArgsAppend()));
    profilers.forEach(p -> add(c, "-prof", p));
    return c;
  }

  private static void add(List<String> command, String flag, @Nullable Object value) {
    if (value != null) {
      command.add(flag);
      command.add(value.toString());
    }
  }

  private static @Nullable String time(@Nullable Long nanos) {
    return nanos == null || nanos == 0
        ? null
        : nanos % 1_000_000 == 0 ? nanos / 1_000_000 + "ms" : nanos + "ns";
  }

  private static @Nullable String joined(@Nullable List<String> args) {
    return args == null ? null : String.join(" ", args);
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:=,@%+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
