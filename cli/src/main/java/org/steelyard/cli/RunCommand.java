package org.steelyard.cli;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.Meanwhile;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.machine.Surroundings;
import org.steelyard.engine.plan.Request;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.Preparation;
import org.steelyard.engine.run.Prepared;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.model.Effort;
import org.steelyard.model.Environment;
import org.steelyard.model.JournalEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code steelyard run}: measures, shows, keeps. */
@Command(
    name = "run",
    customSynopsis = "steelyard run [TARGET] [REGEX...] [OPTIONS]",
    description = "Run benchmarks and print their table.",
    sortOptions = false)
final class RunCommand implements Callable<Integer> {
  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private JmhFlags flags = new JmhFlags();
  @Mixin private JmhResultFiles files = new JmhResultFiles();
  @Mixin private OutputOptions options = new OutputOptions();

  @Option(
      names = "--effort",
      paramLabel = "<effort>",
      description =
          "smoke (does it still run?), quick, standard or thorough. Default: what flags and"
              + " annotations say, then standard; quick for the three suites.")
  private @Nullable Effort effort;

  @Option(
      names = "--budget",
      paramLabel = "<time>",
      converter = Times.class,
      description = "Upper bound of the run, like 10m; what does not fit is named.")
  private @Nullable Long budget;

  @Option(
      names = {"--all", "--all-cases"},
      description = "Every case: not only the published ones, in a smoke run not only the first.")
  private boolean all;

  @Option(names = "--seed", paramLabel = "<n>", description = "Order of the forks; stored anyway.")
  private @Nullable Long seed;

  @Option(
      names = "--dry-run",
      description = "Print the commands that measure each case, and run nothing.")
  private boolean dryRun;

  @Option(
      names = "--out",
      paramLabel = "<dir>",
      description = "The run folder to make. Default: a new one below steelyard-runs/.")
  private @Nullable Path out;

  private final Terminal terminal;
  private final List<String> commandLine;

  RunCommand(Terminal terminal, String[] commandLine) {
    this.terminal = terminal;
    this.commandLine = List.of(commandLine);
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    files.check();
    Meanwhile<Environment> surroundings =
        Meanwhile.doing(() -> Surroundings.read(Path.of("").toAbsolutePath()));
    Prepared prepared = prepare();
    if (dryRun) {
      terminal.result(DryRun.of(prepared));
      return Exit.WELL;
    }
    try (MeasuringSession session = new MeasuringSession(terminal, options.events)) {
      session.waitForMachine("steelyard " + String.join(" ", prepared.plan().command()));
      RunFolder folder = folder();
      try (Journal journal = Journal.open(folder, 0)) {
        journal.append(
            new JournalEntry.Header(
                JournalEntry.Header.FORMAT,
                Home.version(),
                Instant.now(),
                surroundings.done(),
                prepared.plan().masked()));
        return session.run(folder, journal, prepared, List.of(), flags.failEarly(), files);
      }
    }
  }

  private Prepared prepare() throws EngineException {
    Request request =
        flags.request(
            target, effort != null ? effort : target.isAllSuites() ? Effort.QUICK : null, all);
    if (budget != null && budget <= 0) {
      throw new UsageException("--budget must be more than nothing");
    }
    Path java = flags.java();
    List<ResolvedTarget> targets = target.resolve(terminal);
    terminal.progress("reading the list of benchmarks");
    Prepared prepared =
        new Preparation(java, Home.agent(), request, Runtime.getRuntime().availableProcessors())
            .prepare(
                targets,
                commandLine,
                seed != null ? seed : new SecureRandom().nextInt(Integer.MAX_VALUE),
                budget == null ? null : budget / 1e9,
                flags.profilers());
    terminal.endProgress();
    return prepared;
  }

  private RunFolder folder() throws EngineException {
    return out != null
        ? RunFolder.create(out)
        : RunFolder.createBelow(Path.of(Surroundings.RUNS), Instant.now(), ZoneId.systemDefault());
  }
}
