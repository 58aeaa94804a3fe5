package org.steelyard.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.plan.Request;
import org.steelyard.model.Effort;
import org.steelyard.model.Mode;
import org.steelyard.model.Settings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/**
 * JMH's flags with JMH's names and meaning. What is not given stays with effort and annotations.
 */
final class JmhFlags {
  @Option(
      names = "-f",
      paramLabel = "<n>",
      description = "Forks: fresh JVMs for each case. At least 1.")
  private @Nullable Integer forks;

  @Option(names = "-wf", paramLabel = "<n>", description = "Warm-up forks, thrown away.")
  private @Nullable Integer warmupForks;

  @Option(names = "-wi", paramLabel = "<n>", description = "Warm-up iterations in each fork.")
  private @Nullable Integer warmupIterations;

  @Option(names = "-i", paramLabel = "<n>", description = "Measured iterations in each fork.")
  private @Nullable Integer iterations;

  @Option(
      names = "-w",
      paramLabel = "<time>",
      converter = Times.class,
      description = "Length of a warm-up iteration, like 500ms or 1s.")
  private @Nullable Long warmupTime;

  @Option(
      names = "-r",
      paramLabel = "<time>",
      converter = Times.class,
      description = "Length of a measured iteration.")
  private @Nullable Long time;

  @Option(names = "-wbs", paramLabel = "<n>", description = "Warm-up batch size.")
  private @Nullable Integer warmupBatchSize;

  @Option(names = "-bs", paramLabel = "<n>", description = "Batch size: calls an operation.")
  private @Nullable Integer batchSize;

  @Mixin private BulkWarmup bulk = new BulkWarmup();

  @Option(
      names = "-p",
      paramLabel = "<name=v,v>",
      description = "Values of a parameter. May be repeated.")
  private List<String> params = new ArrayList<>();

  @Option(names = "-t", paramLabel = "<n|max>", description = "Benchmark threads.")
  private @Nullable String threads;

  @Option(
      names = "-tg",
      paramLabel = "<n,n>",
      split = ",",
      description = "Thread group distribution.")
  private @Nullable List<Integer> threadGroups;

  @Option(
      names = "-bm",
      paramLabel = "<mode>",
      split = ",",
      description = "Benchmark modes: thrpt, avgt, sample, ss, all.")
  private List<String> modes = new ArrayList<>();

  @Option(names = "-tu", paramLabel = "<unit>", description = "Unit of scores: ns, us, ms, s, m.")
  private @Nullable String timeUnit;

  @Option(names = "-opi", paramLabel = "<n>", description = "Operations in one invocation.")
  private @Nullable Integer operationsPerInvocation;

  @Option(
      names = "-gc",
      arity = "1",
      paramLabel = "<bool>",
      description = "Collect garbage between iterations.")
  private @Nullable Boolean gc;

  @Option(
      names = "-si",
      arity = "1",
      paramLabel = "<bool>",
      description = "Synchronise iterations.")
  private @Nullable Boolean syncIterations;

  @Option(
      names = "-to",
      paramLabel = "<time>",
      converter = Times.class,
      description = "Timeout of an iteration; a fork that is silent for longer is killed.")
  private @Nullable Long timeout;

  @Option(
      names = "-foe",
      arity = "1",
      paramLabel = "<bool>",
      description = "End the run at the first failure.")
  private @Nullable Boolean failOnError;

  @Option(names = "-e", paramLabel = "<regex>", description = "Benchmarks to leave out.")
  private List<String> excludes = new ArrayList<>();

  @Option(
      names = "-prof",
      paramLabel = "<name[:opts]>",
      description = "A JMH profiler, as the JMH of the target has it. May be repeated.")
  private List<String> profilers = new ArrayList<>();

  @Option(
      names = {"-jvm", "--jvm"},
      paramLabel = "<java>",
      description = "The JVM to measure on: a java command or a Java home.")
  private @Nullable String jvm;

  @Option(
      names = "-jvmArgs",
      paramLabel = "<args>",
      description = "JVM arguments instead of the annotations'.")
  private @Nullable List<String> jvmArgs;

  @Option(names = "-jvmArgsPrepend", paramLabel = "<args>", description = "JVM arguments in front.")
  private @Nullable List<String> jvmArgsPrepend;

  @Option(names = "-jvmArgsAppend", paramLabel = "<args>", description = "JVM arguments behind.")
  private @Nullable List<String> jvmArgsAppend;

  /**
   * What is asked for, with these flags, of a target's benchmarks.
   *
   * @param effort null leaves it to annotations and default
   * @param everyCase not only the published or the first ones
   * @throws UsageException when a value is out of its range
   */
  Request request(TargetOptions target, @Nullable Effort effort, boolean everyCase)
      throws UsageException {
    return request(target.regexes(), effort, everyCase);
  }

  /** The same with the expressions that choose benchmarks. */
  Request request(List<String> regexes, @Nullable Effort effort, boolean everyCase)
      throws UsageException {
    bulk.check();
    return new Request(regexes, excludes, settings(), params(), modes(), effort, everyCase);
  }

  /**
   * The command of the JVM to measure on: ours, where none is named.
   *
   * @throws UsageException when there is none of that name
   */
  Path java() throws UsageException {
    return jvm == null ? Home.ownJvm() : Home.jvm(jvm);
  }

  /**
   * Refuses what means nothing where forks are made until it is decided.
   *
   * @throws UsageException naming the flag, and what to write instead
   */
  void checkForComparison() throws UsageException {
    refuse(forks != null, "-f", "forks are made until a case is decided; --couples says how many");
    refuse(warmupForks != null, "-wf", "forks that are thrown away would only take time");
    refuse(failOnError != null, "-foe", "a case that fails is named, the others go on");
  }

  private static void refuse(boolean given, String flag, String why) throws UsageException {
    if (given) {
      throw new UsageException(flag + " is not for comparisons: " + why + ".");
    }
  }

  boolean failEarly() {
    return Boolean.TRUE.equals(failOnError);
  }

  List<String> profilers() {
    return profilers;
  }

  /**
   * @throws UsageException when a value is out of its range
   */
  private Settings settings() throws UsageException {
    if (forks != null && forks == 0) {
      throw new UsageException(
          "-f 0 would measure inside the host, where benchmarks disturb each other; Steelyard always"
              + " forks. To see whether benchmarks run at all: --effort smoke");
    }
    atLeast("-f", forks, 1);
    atLeast("-wf", warmupForks, 0);
    atLeast("-wi", warmupIterations, 0);
    atLeast("-i", iterations, 1);
    atLeast("-wbs", warmupBatchSize, 1);
    atLeast("-bs", batchSize, 1);
    atLeast("-opi", operationsPerInvocation, 1);
    return Settings.builder()
        .forks(forks)
        .warmupForks(warmupForks)
        .warmupIterations(warmupIterations)
        .warmupNanos(warmupTime)
        .warmupBatchSize(warmupBatchSize)
        .iterations(iterations)
        .nanos(time)
        .batchSize(batchSize)
        .threads(threads())
        .threadGroups(threadGroups)
        .timeUnit(timeUnit == null ? null : unit(timeUnit))
        .operationsPerInvocation(operationsPerInvocation)
        .timeoutNanos(timeout)
        .gc(gc)
        .syncIterations(syncIterations)
        .jvmArgs(arguments(jvmArgs))
        .jvmArgsPrepend(arguments(jvmArgsPrepend))
        .jvmArgsAppend(arguments(jvmArgsAppend))
        .build();
  }

  private static void atLeast(String flag, @Nullable Integer value, int least)
      throws UsageException {
    if (value != null && value < least) {
      throw new UsageException(flag + " " + value + ": must be at least " + least);
    }
  }

  private @Nullable Integer threads() throws UsageException {
    if (threads == null) {
      return null;
    }
    if (threads.equalsIgnoreCase("max")) {
      return -1;
    }
    try {
      int n = Integer.parseInt(threads);
      atLeast("-t", n, 1);
      return n;
    } catch (NumberFormatException e) {
      throw new UsageException("-t " + threads + ": a number of threads, or max");
    }
  }

  private static TimeUnit unit(String name) throws UsageException {
    return switch (name) {
      case "ns" -> TimeUnit.NANOSECONDS;
      case "us" -> TimeUnit.MICROSECONDS;
      case "ms" -> TimeUnit.MILLISECONDS;
      case "s" -> TimeUnit.SECONDS;
      case "m" -> TimeUnit.MINUTES;
      default -> throw new UsageException("-tu " + name + ": one of ns, us, ms, s, m");
    };
  }

  /** One text is split at spaces outside quotes, as JMH does; several are taken as they are. */
  private static @Nullable List<String> arguments(@Nullable List<String> given) {
    if (given == null || given.size() > 1) {
      return given;
    }
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    char quote = 0;
    for (char c : (given.get(0) + " ").toCharArray()) {
      if (quote != 0 ? c == quote : c == '"' || c == '\'') {
        quote = quote == 0 ? c : 0;
      } else if (c == ' ' && quote == 0) {
        if (!word.isEmpty()) {
          words.add(word.toString());
          word.setLength(0);
        }
      } else {
        word.append(c);
      }
    }
    return words;
  }

  /**
   * @throws UsageException when there is no such mode
   */
  private List<Mode> modes() throws UsageException {
    List<Mode> all = new ArrayList<>();
    for (String mode : modes) {
      try {
        all.addAll(
            mode.equalsIgnoreCase("all")
                ? Arrays.asList(Mode.values())
                : List.of(Mode.ofLabel(mode)));
      } catch (IllegalArgumentException e) {
        throw new UsageException("-bm: " + e.getMessage());
      }
    }
    return all;
  }

  /**
   * @throws UsageException when one is not written as name=value
   */
  private Map<String, List<String>> params() throws UsageException {
    Map<String, List<String>> all = new LinkedHashMap<>();
    for (String param : params) {
      String[] pair = param.split("=", 2);
      if (pair.length != 2 || pair[0].isEmpty()) {
        throw new UsageException("-p " + param + ": write it as name=value,value");
      }
      all.computeIfAbsent(pair[0], name -> new ArrayList<>()).addAll(List.of(pair[1].split(",")));
    }
    return all;
  }
}
