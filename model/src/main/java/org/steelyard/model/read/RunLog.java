package org.steelyard.model.read;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.ResultRow;
import org.steelyard.model.ResultTable.Machine;

/** What JMH prints while it runs: headings, iterations, results. */
final class RunLog {
  private static final Pattern ITERATION = Pattern.compile("Iteration\\s+\\d+: (.*)");
  private static final Pattern RESULT = Pattern.compile("Result\\s*(?:\"(.*)\")?\\s*:\\s*(.*)");
  private static final Pattern SECONDARY = Pattern.compile("Secondary result \"(.*)\":\\s*");
  private static final Pattern SAMPLES = Pattern.compile("N = (\\d{1,18})\\s*");
  private static final Pattern MEAN = Pattern.compile("(?:.*\\b)?mean =\\s*(.*?)(?:, p\\{.*)?");
  private static final TableHead SCORE_AND_ERROR =
      TableHead.of("Benchmark Score Error Units").orElseThrow();

  private final List<LoggedResult> results = new ArrayList<>();
  private final LogHeading heading = new LogHeading();
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
    return line.startsWith("#") ? heading.take(line) : result(line);
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
    if (!heading.measures()) {
      return;
    }
    LoggedResult next = heading.result();
    if (current == null || current.hasResult() || !current.isOf(next)) {
      current = next;
      results.add(next);
    }
    if (heading.takeNewFork()) {
      current.newFork();
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
      awaiting = heading.resultOf(name);
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
    return heading.machine();
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
