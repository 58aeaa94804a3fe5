package org.steelyard.cli;

import java.io.InputStream;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.config.Threshold;
import org.steelyard.model.Secrets;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Held;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code steelyard report}: tables, conclusions and comparisons of what was measured before. */
@Command(
    name = "report",
    description = {
      "Report on results that are there: run folders, JMH's JSON, pasted tables and logs.",
      "Several of them are compared with the first one. Exit status: 0, 10 when a case beats a bound"
          + " that nothing can beat, 1 when part of the input could not be read, 64 for wrong usage."
    },
    sortOptions = false)
final class ReportCommand implements Callable<Integer> {
  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Run folders, files of JMH's, text with its tables; - for standard input.")
  private List<Path> files = List.of();

  @Option(
      names = "--baseline",
      paramLabel = "<regex>",
      description = "Benchmarks that the others of their class are held against.")
  private @Nullable String baseline;

  @Option(
      names = "--threshold",
      paramLabel = "<percent>",
      description = "Between two inputs: the smallest change that matters. Default: 5%%.")
  private String threshold = "5%";

  @Option(names = "--even-so", description = "Compare two inputs although their machines differ.")
  private boolean evenSo;

  @Mixin private ReportOutput output = new ReportOutput();
  @Mixin private OutputOptions options = new OutputOptions();

  private final Terminal terminal;
  private final String[] args;

  ReportCommand(Terminal terminal, String[] args) {
    this.terminal = terminal;
    this.args = args;
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    output.check(files);
    ReportContents contents =
        new ReportContents(
            pattern(),
            evenSo,
            Threshold.parse(threshold).fraction(),
            Secrets.mask(List.of(args)),
            Instant.now());
    List<ReportInput> inputs = inputs(System.in);
    checkBaseline(inputs);
    Report report = contents.of(title(), inputs);
    output.write(report, terminal);
    tell(inputs);
    return status(report, inputs);
  }

  private @Nullable Pattern pattern() throws UsageException {
    try {
      return baseline == null ? null : Pattern.compile(baseline);
    } catch (PatternSyntaxException e) {
      throw new UsageException(
          "--baseline "
              + baseline
              + " is not a regular expression: "
              + e.getDescription()
              + ". Quote it for the shell.");
    }
  }

  private void checkBaseline(List<ReportInput> inputs) throws UsageException {
    Pattern pattern = pattern();
    if (pattern != null
        && inputs.stream()
            .map(ReportInput::table)
            .filter(t -> t != null)
            .flatMap(t -> t.rows().stream())
            .noneMatch(row -> pattern.matcher(row.benchmark()).find())) {
      throw new UsageException(
          "--baseline "
              + baseline
              + " matches none of the benchmarks. It is looked for in their names, with the class.");
    }
  }

  private List<ReportInput> inputs(InputStream standardInput) throws EngineException {
    if (files.stream().filter(ReportInput.STANDARD_INPUT::equals).count() > 1) {
      throw new UsageException("standard input (-) can be read once only.");
    }
    List<ReportInput> inputs = new ArrayList<>();
    for (Path file : files) {
      terminal.progress("reading " + file);
      inputs.add(ReportInput.read(file, standardInput));
    }
    terminal.endProgress();
    return inputs;
  }

  private String title() {
    return files.stream()
        .map(f -> f.equals(ReportInput.STANDARD_INPUT) ? "standard input" : f.toString())
        .collect(Collectors.joining(", "));
  }

  /** What could not be read; silent where the table that was just shown has said it. */
  private void tell(List<ReportInput> inputs) {
    for (ReportInput input : inputs) {
      if (!output.isTerminal() || input.table() == null) {
        input.problems().forEach(terminal::error);
      }
    }
  }

  /** A broken bound says more than a line that could not be read. */
  private static int status(Report report, List<ReportInput> inputs) {
    boolean broken =
        report.results().stream()
            .flatMap(r -> r.held().stream())
            .map(Held::brokenBound)
            .anyMatch(b -> b != null);
    boolean unread = inputs.stream().anyMatch(i -> !i.problems().isEmpty());
    return broken ? Exit.REGRESSION : unread ? Exit.FAILED : Exit.WELL;
  }
}
