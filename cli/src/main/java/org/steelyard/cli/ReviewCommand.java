package org.steelyard.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.model.Finding;
import org.steelyard.model.Json;
import org.steelyard.model.Proof;
import org.steelyard.model.ReviewDocument;
import org.steelyard.model.Severity;
import org.steelyard.report.ReviewText;
import org.steelyard.report.Sarif;
import org.steelyard.review.Provable;
import org.steelyard.review.Review;
import org.steelyard.review.Rule;
import org.steelyard.review.rules.Rules;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code steelyard review}: what makes a benchmark measure something else than it says. */
@Command(
    name = "review",
    customSynopsis = "steelyard review [TARGET] [REGEX...] [OPTIONS]",
    description = {
      "Read the code of benchmarks, without running it, and tell what makes them measure something"
          + " else than they say.",
      "Exit status: 0 when nothing is as bad as --fail-on, 10 when something is, 64 for wrong usage."
    },
    sortOptions = false)
final class ReviewCommand implements Callable<Integer> {
  private enum Format {
    TEXT,
    JSON,
    SARIF
  }

  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private OutputOptions options = new OutputOptions();

  @Option(
      names = "--rule",
      paramLabel = "<name>",
      description = "Apply this rule only. May be repeated; --rules lists them.")
  private List<String> only = new ArrayList<>();

  @Option(names = "--rules", description = "List the rules, and review nothing.")
  private boolean list;

  @Option(
      names = "--format",
      paramLabel = "<format>",
      description = "text (default), json, or sarif for code hosts.")
  private Format format = Format.TEXT;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "<file>",
      description = "Write the review to a file.")
  private @Nullable Path output;

  @Option(
      names = "--sources",
      paramLabel = "<dir>",
      description =
          "Root of the sources, to show lines and for paths in SARIF. May be repeated. Default:"
              + " src/test/java, src/main/java and src/jmh/java, where they are.")
  private List<Path> sources = new ArrayList<>();

  @Option(
      names = "--system",
      paramLabel = "<system>",
      description =
          "The system under test, for the rule rotten: group:artifact[:version] of the class path,"
              + " or a jar or folder. May be repeated.")
  private List<String> systems = new ArrayList<>();

  @Option(
      names = "--results",
      paramLabel = "<run>",
      description =
          "Last results, for the rule beats-its-bound: a run folder, or a file of JMH's. May be"
              + " repeated.")
  private List<Path> results = new ArrayList<>();

  @Option(
      names = "--fail-on",
      paramLabel = "<severity>",
      description = "error (default), warning, note or never: what exit status 10 is for.")
  private String failOn = "error";

  @Option(
      names = "--accepted",
      paramLabel = "<file>",
      description = "Findings that are known and not told again, a line each: rule class.method.")
  private @Nullable Path accepted;

  @Option(
      names = "--accept",
      description = "Write all that is found now into the file that --accepted names.")
  private boolean accept;

  @Option(
      names = "--prove",
      description =
          "Measure findings that can be undone: each benchmark against a twin without its finding.")
  private boolean prove;

  @Option(
      names = "--prove-budget",
      paramLabel = "<time>",
      description =
          "Time for each measured finding, such as 2m; forks are as long as compare finds them to need"
              + " then. Default: a minute, with forks of 4 s.")
  private @Nullable String proveBudget;

  private final Terminal terminal;

  ReviewCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    if (list) {
      terminal.result(rules());
      return Exit.WELL;
    }
    Optional<Severity> limit = limit();
    AcceptedFindings known = acceptedFindings();
    Predicate<String> chosen = chosen(target.regexes());
    List<ResolvedTarget> targets = target.resolve(terminal);
    List<Rule> rules =
        chosenRules(Rules.all(SystemUnderTest.classes(systems, targets), BrokenBounds.in(results)));
    List<Finding> findings = new ArrayList<>();
    Set<String> notes = new TreeSet<>();
    int benchmarks = 0;
    for (ResolvedTarget each : targets) {
      Review review = Review.of(each.classPath(), chosen, rules);
      benchmarks += review.benchmarks();
      List<Finding> its = new ArrayList<>(review.findings());
      its.removeIf(known::contains);
      findings.addAll(prove ? proved(each, its, rules) : its);
      notes.addAll(review.notes());
    }
    String names = targets.stream().map(ResolvedTarget::name).collect(Collectors.joining(", "));
    if (benchmarks == 0) {
      throw new UsageException(
          "no benchmark in "
              + names
              + (target.regexes().isEmpty()
                  ? ": there is no META-INF/BenchmarkList, or it is empty."
                  : " matches " + String.join(", ", target.regexes()) + ".")
              + " 'list' shows what there is.");
    }
    if (accept) {
      AcceptedFindings.write(accepted, findings);
      terminal.note("wrote " + accepted);
      return Exit.WELL;
    }
    ReviewDocument document =
        new ReviewDocument(
            ReviewDocument.FORMAT,
            Home.version(),
            names,
            benchmarks,
            rules.stream()
                .map(rule -> new ReviewDocument.AppliedRule(rule.name(), rule.summary()))
                .toList(),
            findings,
            List.copyOf(notes));
    write(written(document));
    return limit.isPresent()
            && findings.stream().anyMatch(f -> f.severity().compareTo(limit.get()) <= 0)
        ? Exit.REGRESSION
        : Exit.WELL;
  }

  private List<Finding> proved(ResolvedTarget target, List<Finding> findings, List<Rule> rules)
      throws EngineException {
    FindingProof proof = new FindingProof(target.classPath(), proveBudget);
    List<Finding> all = new ArrayList<>();
    for (Finding finding : findings) {
      Optional<Provable> rule =
          rules.stream()
              .filter(r -> r.name().equals(finding.rule()) && r instanceof Provable)
              .map(Provable.class::cast)
              .findFirst();
      try {
        Optional<Proof> shown = rule.isEmpty() ? Optional.empty() : proof.of(finding, rule.get());
        shown.ifPresent(
            s -> terminal.note(finding.rule() + " " + finding.place() + ": " + s.said()));
        all.add(shown.map(finding::proved).orElse(finding));
      } catch (IOException e) {
        throw new EngineException("the twin cannot be written: " + e.getMessage(), e);
      }
    }
    return all;
  }

  private AcceptedFindings acceptedFindings() throws UsageException {
    if (accept && accepted == null) {
      throw new UsageException("--accept needs --accepted FILE.");
    }
    return accepted == null || accept ? AcceptedFindings.none() : AcceptedFindings.read(accepted);
  }

  private static String rules() {
    int longest = Rules.all().stream().mapToInt(rule -> rule.name().length()).max().orElse(0);
    StringBuilder text = new StringBuilder();
    for (Rule rule : Rules.all()) {
      text.append(String.format(Locale.ROOT, "%-" + longest + "s  ", rule.name()))
          .append(rule.summary())
          .append('\n');
    }
    return text.toString();
  }

  private Optional<Severity> limit() throws UsageException {
    if (failOn.equals("never")) {
      return Optional.empty();
    }
    for (Severity severity : Severity.values()) {
      if (severity.label().equals(failOn)) {
        return Optional.of(severity);
      }
    }
    throw new UsageException("--fail-on " + failOn + ": one of error, warning, note, never");
  }

  private List<Rule> chosenRules(List<Rule> all) throws UsageException {
    if (only.isEmpty()) {
      return all;
    }
    List<Rule> chosen = new ArrayList<>();
    for (String name : only) {
      chosen.add(
          all.stream()
              .filter(rule -> rule.name().equals(name))
              .findFirst()
              .orElseThrow(
                  () ->
                      new UsageException(
                          "--rule " + name + ": there is no such rule; --rules lists them.")));
    }
    return chosen;
  }

  private static Predicate<String> chosen(List<String> regexes) throws UsageException {
    List<Pattern> patterns = new ArrayList<>();
    for (String regex : regexes) {
      try {
        patterns.add(Pattern.compile(regex));
      } catch (PatternSyntaxException e) {
        throw new UsageException(regex + " is no regular expression: " + e.getDescription());
      }
    }
    return name -> patterns.isEmpty() || patterns.stream().anyMatch(p -> p.matcher(name).find());
  }

  private String written(ReviewDocument document) {
    SourceLines lines = SourceLines.below(sources);
    switch (format) {
      case JSON:
        return Json.document().writeValueAsString(document) + "\n";
      case SARIF:
        return Sarif.of(document, sources.isEmpty() ? "" : sources.get(0).toString());
      default:
        return ReviewText.of(document, lines::at, terminal.width());
    }
  }

  private void write(String text) throws EngineException {
    if (output == null) {
      terminal.result(text);
      return;
    }
    try {
      Files.writeString(output, text);
      terminal.note("wrote " + output);
    } catch (IOException e) {
      throw new EngineException(output + " cannot be written: " + e.getMessage(), e);
    }
  }
}
