package org.steelyard.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.Meanwhile;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.compare.ComparePreparation;
import org.steelyard.engine.compare.ComparisonWish;
import org.steelyard.engine.compare.HistoryFile;
import org.steelyard.engine.compare.PreparedComparison;
import org.steelyard.engine.config.ProjectConfig;
import org.steelyard.engine.config.ProjectFile;
import org.steelyard.engine.config.Threshold;
import org.steelyard.engine.launch.Pinning;
import org.steelyard.engine.machine.Surroundings;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.model.Clock;
import org.steelyard.model.ComparisonSettings;
import org.steelyard.model.Effort;
import org.steelyard.model.Environment;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Shard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code steelyard compare}: two builds in, a verdict for every case out. */
@Command(
    name = "compare",
    customSynopsis = "steelyard compare BASELINE [CANDIDATE...] [REGEX...] [OPTIONS]",
    description = "Compare builds, libraries, JVMs, parameter values or methods, case by case.",
    sortOptions = false)
final class CompareCommand implements Callable<Integer> {
  /** Of all shards together, unless somebody says how many. */
  private static final int COUPLES = 16;

  @Mixin private ArmOptions arms = new ArmOptions();
  @Mixin private JmhFlags flags = new JmhFlags();
  @Mixin private OutputOptions options = new OutputOptions();

  @Option(
      names = "--threshold",
      paramLabel = "<percent>",
      description = "Smallest change that matters. Default: steelyard.toml, then 5%%.")
  private @Nullable String threshold;

  @Option(
      names = "--effort",
      paramLabel = "<effort>",
      description = "quick, standard or thorough: how long forks are. Default: standard.")
  private Effort effort = Effort.STANDARD;

  @Option(
      names = "--budget",
      paramLabel = "<time>",
      converter = Times.class,
      description = "Upper bound of the whole comparison, like 20m.")
  private @Nullable Long budget;

  @Option(
      names = "--clock",
      paramLabel = "<auto|wall|cpu>",
      description = "What time is measured by. Default: auto.")
  private Clock clock = Clock.AUTO;

  @Option(
      names = "--control",
      description = "Compare the baseline with itself, too, and count the false alarms.")
  private boolean control;

  @Option(
      names = "--couples",
      paramLabel = "<n>",
      description = "Make so many couples of every comparison, whatever they say.")
  private @Nullable Integer couples;

  @Option(
      names = "--cpus",
      paramLabel = "<list>",
      description = "Keep everything that is measured to these processors, such as 0,1 or 2-3.")
  private @Nullable String cpus;

  @Option(
      names = "--duet",
      description =
          "Let both forks of a block work at the same time where a probe finds that they do not slow"
              + " each other: half the time, on machines with processors to spare.")
  private boolean duet;

  @Option(
      names = "--shard",
      paramLabel = "<i/n>",
      description =
          "Make only this share of the couples, to be joined by 'merge': 2/8; auto or auto/8 where"
              + " Slurm, Kubernetes or GitLab number the jobs. All shards together make --couples,"
              + " or 16.")
  private @Nullable String shard;

  @Option(names = "--require-decision", description = "Exit status 11 when a case stays undecided.")
  private boolean requireDecision;

  @Option(
      names = "--mixed-jmh",
      description = "Compare arms that carry different versions of JMH all the same.")
  private boolean mixedJmh;

  @Option(names = "--seed", paramLabel = "<n>", description = "Of the order; stored anyway.")
  private @Nullable Long seed;

  @Option(
      names = "--out",
      paramLabel = "<dir>",
      description = "The run folder to make. Default: a new one below steelyard-runs/.")
  private @Nullable Path out;

  private final Terminal terminal;
  private final List<String> commandLine;
  private final Map<String, String> environment;

  CompareCommand(Terminal terminal, String[] commandLine, Map<String, String> environment) {
    this.terminal = terminal;
    this.commandLine = List.of(commandLine);
    this.environment = environment;
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    Meanwhile<Environment> surroundings =
        Meanwhile.doing(() -> Surroundings.read(Path.of("").toAbsolutePath()));
    PreparedComparison prepared = prepare(surroundings.done());
    try (CompareSession session = new CompareSession(terminal, requireDecision, options.events)) {
      session.waitForMachine("steelyard " + String.join(" ", prepared.plan().command()));
      RunFolder folder =
          out != null
              ? RunFolder.create(out)
              : RunFolder.createBelow(
                  Path.of(Surroundings.RUNS), Instant.now(), ZoneId.systemDefault());
      try (Journal journal = Journal.open(folder, 0)) {
        journal.append(
            new JournalEntry.ComparisonHeader(
                JournalEntry.Header.FORMAT,
                Home.version(),
                Instant.now(),
                surroundings.done(),
                prepared.plan().masked()));
        return session.run(folder, journal, prepared, List.of());
      }
    }
  }

  private ComparisonSettings settings() throws UsageException {
    Shard part = shard == null ? null : ShardOption.parse(shard, environment);
    Integer own =
        part == null ? couples : Integer.valueOf(part.share(couples == null ? COUPLES : couples));
    return new ComparisonSettings(
        effort,
        budget == null ? null : budget / 1e9,
        clock,
        own,
        cpus,
        part,
        duet ? Runtime.getRuntime().availableProcessors() / 2 : null,
        flags.profilers());
  }

  private PreparedComparison prepare(Environment surroundings) throws EngineException {
    if (effort == Effort.SMOKE) {
      throw new UsageException("--effort smoke measures nothing; 'run' has it.");
    }
    if (budget != null && budget <= 0) {
      throw new UsageException("--budget must be more than nothing");
    }
    if (couples != null && couples < 1) {
      throw new UsageException("--couples must be at least 1");
    }
    flags.checkForComparison();
    if (cpus != null) {
      Pinning.check(cpus);
    }
    ProjectConfig project = ProjectFile.around(Path.of(""));
    ComparisonWish wish =
        new ComparisonWish(
            commandLine,
            flags.request(arms.regexes(), Effort.STANDARD, false),
            arms.acrossParam(),
            arms.ofMethods(),
            threshold == null ? null : Threshold.parse(threshold),
            project,
            settings(),
            seed != null ? seed : new SecureRandom().nextInt(Integer.MAX_VALUE),
            HistoryFile.of(surroundings).read(),
            control,
            false,
            mixedJmh);
    ComparePreparation preparation =
        new ComparePreparation(Home.agent(), wish, Runtime.getRuntime().availableProcessors());
    List<ComparePreparation.MeasuredArm> measured = arms.resolve(terminal, flags.java(), project);
    terminal.progress("reading the lists of benchmarks");
    PreparedComparison prepared = preparation.prepare(measured);
    terminal.endProgress();
    return prepared;
  }
}
