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
import org.steelyard.engine.UsageException;
import org.steelyard.engine.arm.Arm;
import org.steelyard.engine.compare.Calibration;
import org.steelyard.engine.compare.ComparePreparation;
import org.steelyard.engine.compare.Comparing;
import org.steelyard.engine.compare.ComparisonWish;
import org.steelyard.engine.compare.HistoryFile;
import org.steelyard.engine.compare.PreparedComparison;
import org.steelyard.engine.config.ProjectFile;
import org.steelyard.engine.machine.Surroundings;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.model.ComparisonDocument;
import org.steelyard.model.ComparisonSettings;
import org.steelyard.model.Effort;
import org.steelyard.model.Environment;
import org.steelyard.model.JournalEntry;
import org.steelyard.report.CalibrationText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code steelyard calibrate}: how noisy is this machine. */
@Command(
    name = "calibrate",
    customSynopsis = "steelyard calibrate [TARGET] [REGEX...] [OPTIONS]",
    description =
        "Compare benchmarks with themselves: how noisy is this machine, and how small an effect can"
            + " it show? Later comparisons of these cases use what is found.",
    sortOptions = false)
final class CalibrateCommand implements Callable<Integer> {
  @Mixin private TargetOptions target = new TargetOptions();
  @Mixin private JmhFlags flags = new JmhFlags();
  @Mixin private OutputOptions options = new OutputOptions();

  @Option(
      names = "--couples",
      paramLabel = "<n>",
      description = "Couples of each case. Default: 5, nine degrees of freedom.")
  private int couples = 5;

  @Option(
      names = "--budget",
      paramLabel = "<time>",
      converter = Times.class,
      description = "Upper bound of the whole calibration, like 20m.")
  private @Nullable Long budget;

  @Option(names = "--seed", paramLabel = "<n>", description = "Of the order; stored anyway.")
  private @Nullable Long seed;

  @Option(
      names = "--out",
      paramLabel = "<dir>",
      description = "The run folder to make. Default: a new one below steelyard-runs/.")
  private @Nullable Path out;

  private final Terminal terminal;
  private final List<String> commandLine;

  CalibrateCommand(Terminal terminal, String[] commandLine) {
    this.terminal = terminal;
    this.commandLine = List.of(commandLine);
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    if (couples < 2) {
      throw new UsageException("--couples must be at least 2: noise shows from the second on");
    }
    Environment machine = Surroundings.read(Path.of("").toAbsolutePath());
    PreparedComparison prepared = prepare();
    int status;
    RunFolder folder;
    try (CompareSession session = new CompareSession(terminal, false, options.events)) {
      session.waitForMachine("steelyard " + String.join(" ", prepared.plan().command()));
      folder =
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
                machine,
                prepared.plan().masked()));
        status = session.run(folder, journal, prepared, List.of());
      }
    }
    ComparisonJournal journal = ComparisonJournal.read(folder.journal());
    ComparisonDocument document = Comparing.document(journal.header(), journal.entries());
    HistoryFile.of(machine).add(Calibration.of(journal.header().plan(), journal.entries()));
    terminal.result(CalibrationText.of(document));
    return status;
  }

  private PreparedComparison prepare() throws EngineException {
    flags.checkForComparison();
    if (!flags.profilers().isEmpty()) {
      throw new UsageException("-prof is not for calibrations: a profiler changes the noise");
    }
    List<ResolvedTarget> targets = target.resolve(terminal);
    if (targets.size() != 1) {
      throw new UsageException(
          "name one target to calibrate with: a jar, a class path, coordinates, or a suite (buffer,"
              + " http, rpc).");
    }
    ComparisonWish wish =
        new ComparisonWish(
            commandLine,
            flags.request(target.regexes(), Effort.STANDARD, false),
            null,
            null,
            null,
            ProjectFile.around(Path.of("")),
            ComparisonSettings.USUAL
                .withBudget(budget == null ? null : budget / 1e9)
                .withCouples(couples),
            seed != null ? seed : new SecureRandom().nextInt(Integer.MAX_VALUE),
            Map.of(),
            false,
            true,
            true);
    return new ComparePreparation(Home.agent(), wish, Runtime.getRuntime().availableProcessors())
        .prepare(
            List.of(
                new ComparePreparation.MeasuredArm(
                    new Arm(targets.get(0), List.of()), flags.java(), List.of())));
  }
}
