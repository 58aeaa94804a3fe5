package org.steelyard.engine.smoke;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.run.Prepared;
import org.steelyard.engine.smoke.SmokeLoop.Batch;
import org.steelyard.model.Settings;

/** Puts together the cases whose forks would run with the same JVM and the same arguments. */
public final class Batches {
  /** A JVM that has seen more than this has gathered too much of what others left. */
  private static final int MOST = 60;

  private Batches() {}

  /**
   * @param done positions of cases that are done already
   */
  public static List<Batch> of(Prepared prepared, Set<Integer> done) {
    record Key(int target, @Nullable String jvm, List<String> args) {}
    Map<Key, List<ForkTask>> groups = new LinkedHashMap<>();
    for (int i = 0; i < prepared.plan().cases().size(); i++) {
      if (!done.contains(i)) {
        var planned = prepared.plan().cases().get(i);
        Settings settings = planned.settings().over(prepared.benchmarks().get(i).declared());
        Key key = new Key(planned.target(), settings.jvm(), args(settings));
        groups
            .computeIfAbsent(key, k -> new ArrayList<>())
            .add(new ForkTask(i, 0, planned, List.of()));
      }
    }
    List<Batch> batches = new ArrayList<>();
    groups.forEach(
        (key, tasks) -> {
          HostCommand host = prepared.hosts().get(key.target());
          Path jvm = key.jvm() == null ? host.jvm() : Path.of(key.jvm());
          HostCommand command = new HostCommand(jvm, key.args(), host.classPath(), host.agent());
          for (int from = 0; from < tasks.size(); from += MOST) {
            batches.add(
                new Batch(command, tasks.subList(from, Math.min(tasks.size(), from + MOST))));
          }
        });
    // Long ones first, so that the last worker does not sit on one alone.
    batches.sort((a, b) -> Integer.compare(b.tasks().size(), a.tasks().size()));
    return batches;
  }

  /** As JMH puts a fork's arguments together. */
  private static List<String> args(Settings all) {
    List<String> args = new ArrayList<>();
    Stream.of(all.jvmArgsPrepend(), all.jvmArgs(), all.jvmArgsAppend())
        .filter(Objects::nonNull)
        .forEach(args::addAll);
    args.removeIf(String::isBlank);
    return args;
  }
}
