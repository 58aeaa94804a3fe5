package org.steelyard.cli;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
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
import org.steelyard.report.Format;
import org.steelyard.report.Formats;
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
  private static final String TERMINAL = "terminal";

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "Run folders, files of JMH's, text with its tables; - for standard input.")
  private List<Path> files = List.of();

  @Option(
      names = "--format",
      paramLabel = "<format>",
      split = ",",
      description = "${COMPLETION-CANDIDATES}. May be several. Default: terminal.",
      completionCandidates = FormatNames.class)
  private List<String> formats = List.of();

  @Option(
      names = {"-o", "--output"},
      paramLabel = "<file>",
      description =
          "File to write, or folder for report.<extension> of each format. Default: the terminal;"
              + " for several formats of one run, its folder.")
  private @Nullable Path output;

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

  @Mixin private OutputOptions options = new OutputOptions();

  private final Terminal terminal;
  private final String[] args;

  ReportCommand(Terminal terminal, String[] args) {
    this.terminal = terminal;
    this.args = args;
  }

  /** The names of all formats, for the help. */
  static final class FormatNames extends ArrayList<String> {
    private static final long serialVersionUID = 1L;

    FormatNames() {
      super(Formats.all().stream().map(Format::name).toList());
    }
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    List<Format> chosen = chosenFormats();
    Path folder = folder(chosen);
    ReportContents contents =
        new ReportContents(
            pattern(),
            evenSo,
            Threshold.parse(threshold).fraction(),
            Secrets.mask(command()),
            Instant.now());
    List<ReportInput> inputs = inputs(System.in);
    checkBaseline(inputs);
    Report report = contents.of(title(), inputs);
    write(report, chosen, folder);
    tell(inputs, chosen);
    return status(report, inputs);
  }

  private List<Format> chosenFormats() throws UsageException {
    List<Format> chosen = new ArrayList<>();
    for (String name : formats.isEmpty() ? List.of(usualFormat()) : formats) {
      try {
        Format format = Formats.named(name.strip());
        if (chosen.stream().noneMatch(c -> c.name().equals(format.name()))) {
          chosen.add(format);
        }
      } catch (IllegalArgumentException e) {
        throw new UsageException("--format " + name + ": " + e.getMessage() + ".");
      }
    }
    return chosen;
  }

  /** What the extension of the file says, the longest that fits: some end like others. */
  private String usualFormat() {
    String file = output == null ? "" : output.toString();
    return Formats.all().stream()
        .filter(f -> file.endsWith("." + f.extension()))
        .max(Comparator.comparingInt(f -> f.extension().length()))
        .map(Format::name)
        .orElse(TERMINAL);
  }

  /** Where files are written; null for the terminal or for the very file that was named. */
  private @Nullable Path folder(List<Format> chosen) throws UsageException {
    if (output != null) {
      if (chosen.size() > 1 && Files.isRegularFile(output)) {
        throw new UsageException(
            output + " is one file, and " + chosen.size() + " formats are wanted. Name a folder.");
      }
      return chosen.size() > 1 || Files.isDirectory(output) ? output : null;
    }
    if (chosen.size() == 1) {
      return null;
    }
    if (files.size() == 1 && Files.isDirectory(files.get(0))) {
      return files.get(0);
    }
    throw new UsageException(
        "several formats need a folder: say -o DIR, and each is written there as"
            + " report.<extension>.");
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

  private List<String> command() {
    List<String> command = new ArrayList<>(List.of("steelyard"));
    command.addAll(List.of(args));
    return command;
  }

  private List<ReportInput> inputs(InputStream standardInput) throws EngineException {
    if (files.stream().filter(ReportInput.STANDARD_INPUT::equals).count() > 1) {
      throw new UsageException("standard input (-) can be read once only.");
    }
    List<ReportInput> inputs = new ArrayList<>();
    for (Path file : files) {
      terminal.progress("reading " + file);
      ReportInput input = ReportInput.read(file, standardInput);
      inputs.add(input);
    }
    terminal.endProgress();
    return inputs;
  }

  private String title() {
    return files.stream()
        .map(f -> f.equals(ReportInput.STANDARD_INPUT) ? "standard input" : f.toString())
        .collect(Collectors.joining(", "));
  }

  private void write(Report report, List<Format> chosen, @Nullable Path folder)
      throws EngineException {
    if (folder != null) {
      ReportFiles.into(folder, chosen, report).forEach(f -> terminal.note("wrote " + f));
    } else if (output != null) {
      ReportFiles.write(output, chosen.get(0).of(report));
      terminal.note("wrote " + output);
    } else {
      terminal.result(chosen.get(0).of(report));
    }
  }

  /** What could not be read; silent where the table that was just shown has said it. */
  private void tell(List<ReportInput> inputs, List<Format> chosen) {
    boolean shown = output == null && chosen.size() == 1 && chosen.get(0).name().equals(TERMINAL);
    for (ReportInput input : inputs) {
      if (!shown || input.table() == null) {
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
