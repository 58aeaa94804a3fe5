package org.steelyard.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Settings;

/** Commands that measure something again. */
final class Repeat {
  private Repeat() {}

  /** All of it, as it was typed. */
  static String all(List<String> command) {
    List<String> words = new ArrayList<>();
    words.add("steelyard");
    words.addAll(command);
    return ShellWords.of(words);
  }

  /** What stands in the place of the pattern of benchmarks where only this case is wanted. */
  static String only(String benchmark, Map<String, String> params) {
    List<String> words = new ArrayList<>();
    words.add(pattern(benchmark));
    addParams(words, params);
    return ShellWords.of(words);
  }

  /** This case by itself. */
  static String run(
      String target,
      String benchmark,
      Map<String, String> params,
      @Nullable String mode,
      @Nullable Integer threads,
      Settings settings) {
    List<String> words = new ArrayList<>(List.of("steelyard", "run", target));
    words.add(pattern(benchmark));
    add(words, "-bm", mode);
    add(words, "-t", threads);
    addParams(words, params);
    add(words, "-f", settings.forks());
    add(words, "-wf", settings.warmupForks());
    add(words, "-wi", settings.warmupIterations());
    add(words, "-w", time(settings.warmupNanos()));
    add(words, "-wbs", settings.warmupBatchSize());
    add(words, "-i", settings.iterations());
    add(words, "-r", time(settings.nanos()));
    add(words, "-bs", settings.batchSize());
    add(words, "-gc", settings.gc());
    add(words, "-jvm", settings.jvm());
    add(words, "-jvmArgs", joined(settings.jvmArgs()));
    add(words, "-jvmArgsPrepend", joined(settings.jvmArgsPrepend()));
    add(words, "-jvmArgsAppend", joined(settings.jvmArgsAppend()));
    return ShellWords.of(words);
  }

  private static String pattern(String benchmark) {
    return "^" + benchmark.replaceAll("[\\\\.\\[\\]{}()*+?^$|]", "\\\\$0") + "$";
  }

  private static void addParams(List<String> words, Map<String, String> params) {
    params.forEach((name, value) -> add(words, "-p", name + "=" + value));
  }

  private static void add(List<String> words, String flag, @Nullable Object value) {
    if (value != null) {
      words.add(flag);
      words.add(value.toString());
    }
  }

  private static @Nullable String joined(@Nullable List<String> args) {
    return args == null || args.isEmpty() ? null : String.join(" ", args);
  }

  private static @Nullable String time(@Nullable Long nanos) {
    return nanos == null || nanos == 0
        ? null
        : nanos % 1_000_000 == 0 ? nanos / 1_000_000 + "ms" : nanos + "ns";
  }
}
