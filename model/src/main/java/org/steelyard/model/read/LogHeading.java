package org.steelyard.model.read;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultTable.Machine;

/** What the lines with # before the iterations of a run log have said last. */
final class LogHeading {
  private static final Pattern VM = Pattern.compile("# VM version: JDK ([^,\\s]+)(?:, (.*))?");
  private static final Pattern THREADS = Pattern.compile("# Threads: (\\d{1,6}) thread.*");
  private static final Pattern MODE = Pattern.compile("# Benchmark mode: (.*)");
  private static final Pattern BENCHMARK = Pattern.compile("# (?:Benchmark|Running): (\\S+)\\s*");
  private static final Pattern PARAMETERS = Pattern.compile("# Parameters: \\((.*)\\)\\s*");
  private static final Pattern FORK = Pattern.compile("# (Warmup )?Fork: .*");

  /** Modes by the beginning of their long names. */
  private static final Map<String, Mode> MODES =
      Map.of(
          "throughput", Mode.THROUGHPUT,
          "average", Mode.AVERAGE_TIME,
          "sampl", Mode.SAMPLE_TIME,
          "single", Mode.SINGLE_SHOT_TIME);

  private Machine machine = Machine.UNKNOWN;
  private @Nullable Integer threads;
  private @Nullable Mode mode;
  private String benchmark = "";
  private Map<String, String> params = Map.of();
  private boolean warmupFork;
  private boolean newFork;

  /** Takes a line that is a heading; says whether it is one. */
  boolean take(String line) {
    Matcher vm = VM.matcher(line);
    if (vm.matches()) {
      machine = machine.jdk() == null ? machine(vm.group(1), vm.group(2)) : machine;
      return true;
    }
    Matcher count = THREADS.matcher(line);
    if (count.matches()) {
      threads = Integer.valueOf(count.group(1));
      return true;
    }
    Matcher named = MODE.matcher(line);
    if (named.matches()) {
      mode = mode(named.group(1).toLowerCase(Locale.ROOT));
      return true;
    }
    Matcher running = BENCHMARK.matcher(line);
    if (running.matches()) {
      benchmark = running.group(1);
      params = Map.of();
      return true;
    }
    Matcher values = PARAMETERS.matcher(line);
    if (values.matches()) {
      params = params(values.group(1));
      return true;
    }
    Matcher fork = FORK.matcher(line);
    if (fork.matches()) {
      warmupFork = fork.group(1) != null;
      newFork = true;
      return true;
    }
    return false;
  }

  private static Machine machine(String jdk, @Nullable String rest) {
    int comma = rest == null ? -1 : rest.indexOf(',');
    return new Machine(null, null, null, jdk, comma < 0 ? null : rest.substring(0, comma).strip());
  }

  private static @Nullable Mode mode(String name) {
    return MODES.entrySet().stream()
        .filter(m -> name.startsWith(m.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(null);
  }

  private static Map<String, String> params(String text) {
    Map<String, String> params = new LinkedHashMap<>();
    for (String one : text.split(", (?=[\\p{L}_$][\\p{L}\\p{N}_$]* = )")) {
      int equals = one.indexOf(" = ");
      if (equals > 0) {
        params.put(one.substring(0, equals), one.substring(equals + 3));
      }
    }
    return params;
  }

  Machine machine() {
    return machine;
  }

  /** Whether iterations that follow count: a benchmark is named, and it is no warm-up fork. */
  boolean measures() {
    return !benchmark.isEmpty() && !warmupFork;
  }

  /** Whether a fork was announced since this was asked last. */
  boolean takeNewFork() {
    boolean announced = newFork;
    newFork = false;
    return announced;
  }

  /** A result of the benchmark that is running. */
  LoggedResult result() {
    return new LoggedResult(benchmark, null, params, mode, threads);
  }

  /** A result of a benchmark whose headings are not there. */
  LoggedResult resultOf(String name) {
    return name.equals(benchmark) ? result() : new LoggedResult(name, null, Map.of(), mode, null);
  }
}
