package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Mode;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable.Machine;

/** What JMH prints while it runs: headings, iterations, results. */
final class RunLog {
  private static final Pattern VM = Pattern.compile("# VM version: JDK ([^,\\s]+)(?:, (.*))?");
  private static final Pattern THREADS = Pattern.compile("# Threads: (\\d{1,6}) thread.*");
  private static final Pattern MODE = Pattern.compile("# Benchmark mode: (.*)");
  private static final Pattern BENCHMARK = Pattern.compile("# (?:Benchmark|Running): (\\S+)\\s*");
  private static final Pattern PARAMETERS = Pattern.compile("# Parameters: \\((.*)\\)\\s*");
  private static final Pattern FORK = Pattern.compile("# (Warmup )?Fork: .*");
  private static final Pattern ITERATION = Pattern.compile("Iteration\\s+\\d+: (.*)");
  private static final Pattern RESULT = Pattern.compile("Result\\s*(?:\"(.*)\")?\\s*:\\s*(.*)");
  private static final Pattern SECONDARY = Pattern.compile("Secondary result \"(.*)\":\\s*");
  private static final Pattern SAMPLES = Pattern.compile("N = (\\d{1,18})\\s*");
  private static final Pattern MEAN = Pattern.compile("(?:.*\\b)?mean =\\s*(.*?)(?:, p\\{.*)?");
  private static final TableHead SCORE_AND_ERROR =
      TableHead.of("Benchmark Score Error Units").orElseThrow();

  /** Modes by the beginning of their long names. */
  private static final Map<String, Mode> MODES =
      Map.of(
          "throughput", Mode.THROUGHPUT,
          "average", Mode.AVERAGE_TIME,
          "sampl", Mode.SAMPLE_TIME,
          "single", Mode.SINGLE_SHOT_TIME);

  private final List<LoggedResult> results = new ArrayList<>();
  private Machine machine = Machine.UNKNOWN;
  private @Nullable Integer threads;
  private @Nullable Mode mode;
  private String benchmark = "";
  private Map<String, String> params = Map.of();
  private boolean warmupFork;
  private boolean newFork;
  private @Nullable LoggedResult current;
  private @Nullable LoggedResult awaiting;
  private @Nullable Long samples;

  /** Whether a line can belong to a log at all, whatever stands before it: a cheap question. */
  boolean mayTake(String line) {
    return awaiting != null
        || line.contains("# ")
        || line.contains("Iteration ")
        || line.contains("esult");
  }

  /** Takes a line that belongs to a log; says whether it does. */
  boolean take(String line) {
    return line.startsWith("#") ? heading(line) : result(line);
  }

  private boolean heading(String line) {
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
      String name = named.group(1).toLowerCase(Locale.ROOT);
      mode =
          MODES.entrySet().stream()
              .filter(m -> name.startsWith(m.getKey()))
              .map(Map.Entry::getValue)
              .findFirst()
              .orElse(null);
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

  private boolean result(String line) {
    Matcher iteration = ITERATION.matcher(line);
    if (iteration.matches()) {
      iteration(iteration.group(1));
      return true;
    }
    Matcher result = RESULT.matcher(line);
    if (result.matches()) {
      return result(result.group(1), result.group(2));
    }
    Matcher secondary = SECONDARY.matcher(line);
    if (secondary.matches()) {
      secondary(secondary.group(1));
      return true;
    }
    return awaiting != null && numbers(line);
  }

  private void iteration(String text) {
    if (benchmark.isEmpty() || warmupFork) {
      return;
    }
    LoggedResult next = new LoggedResult(benchmark, null, params, mode, threads);
    if (current == null || current.hasResult() || !current.isOf(next)) {
      current = next;
      results.add(next);
    }
    if (newFork) {
      current.newFork();
      newFork = false;
    }
    LoggedResult its = current;
    scoreAndUnit(text, its::iteration);
  }

  private boolean result(@Nullable String name, String rest) {
    if (name == null && rest.isEmpty()) {
      return false;
    }
    samples = null;
    awaiting = current;
    if (name != null && (awaiting == null || awaiting.hasResult())) {
      // A paste may begin after the iterations.
      awaiting = new LoggedResult(name, null, Map.of(), mode, threads);
      current = awaiting;
      results.add(awaiting);
    }
    return awaiting != null && (rest.isEmpty() || numbers(rest));
  }

  private void secondary(String name) {
    RowName both = RowName.of(name);
    samples = null;
    awaiting = null;
    if (current != null && both.label() != null) {
      awaiting = current.secondary(both.label());
      results.add(awaiting);
    }
  }

  /** The first line with numbers behind "Result" is the result. */
  private boolean numbers(String line) {
    Matcher n = SAMPLES.matcher(line.strip());
    if (n.matches()) {
      samples = Long.valueOf(n.group(1));
      return true;
    }
    LoggedResult its = awaiting;
    if (its == null || line.isBlank()) {
      return false;
    }
    boolean taken =
        scoreAndUnit(
            line,
            (numbers, unit) ->
                its.result(
                    new RowNumbers(
                        samples, numbers.score(), numbers.approximate(), numbers.error()),
                    unit));
    awaiting = taken ? null : awaiting;
    return taken;
  }

  private interface Taker {
    void take(RowNumbers numbers, String unit);
  }

  private static boolean scoreAndUnit(String text, Taker taker) {
    Matcher mean = MEAN.matcher(text.strip());
    Words words =
        Words.of((mean.matches() ? mean.group(1) : text).replaceFirst("\\[\\w+\\]\\s*$", ""));
    int end = words.count() - 1;
    Optional<RowNumbers> numbers =
        end < 1 ? Optional.empty() : RowNumbers.of(words.from(0, end), SCORE_AND_ERROR);
    numbers.ifPresent(n -> taker.take(n, words.at(end)));
    return numbers.isPresent();
  }

  Machine machine() {
    return machine;
  }

  /** One row for each benchmark that has numbers. */
  List<ResultRow> rows(Problems problems) {
    List<LoggedResult> joined = new ArrayList<>();
    for (LoggedResult next : results) {
      Optional<LoggedResult> same =
          joined.stream().filter(r -> r.hasIterations() && r.isOf(next)).findFirst();
      if (same.isPresent()) {
        same.get().join(next);
      } else if (next.hasResult() || next.hasIterations()) {
        joined.add(next);
      }
    }
    LoggedResult last = results.isEmpty() ? null : results.get(results.size() - 1);
    if (last != null && !last.hasResult() && last.hasIterations()) {
      problems.ofFile(
          "the log ends before the result of "
              + Problems.excerpt(last.benchmark)
              + ": its score is the mean of the iterations that are there.");
    }
    return joined.stream().map(LoggedResult::row).toList();
  }
}
