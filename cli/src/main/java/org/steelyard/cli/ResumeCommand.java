package org.steelyard.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.compare.Comparing;
import org.steelyard.engine.compare.ComparisonResumption;
import org.steelyard.engine.compare.PreparedComparison;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.JournalReader;
import org.steelyard.engine.run.Prepared;
import org.steelyard.engine.run.Resumption;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.model.JournalEntry;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code steelyard resume}: goes on with a run that was cut off. */
@Command(
    name = "resume",
    description = "Go on with a run that was stopped, killed, or ran out of budget.",
    sortOptions = false)
final class ResumeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RUN", description = "The folder that 'run' or 'compare' printed.")
  private Path run = Path.of("");

  @Option(
      names = {"-jvm", "--jvm"},
      paramLabel = "<java>",
      description = "The JVM to go on with, where the run was started with another one.")
  private @Nullable String jvm;

  @Option(
      names = "--budget",
      paramLabel = "<time>",
      converter = Times.class,
      description = "Upper bound of this part of the run. Without it: no bound.")
  private @Nullable Long budget;

  @Option(
      names = "--require-decision",
      description = "Of a comparison: exit status 11 when a case stays undecided.")
  private boolean requireDecision;

  @Option(
      names = "-D",
      paramLabel = "<name=value>",
      description =
          "The value of a JVM argument -Dname=value that was masked when the run was written down."
              + " May be repeated.")
  private List<String> secrets = new ArrayList<>();

  @Mixin private JmhResultFiles files = new JmhResultFiles();
  @Mixin private OutputOptions options = new OutputOptions();

  private final Terminal terminal;

  ResumeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    files.check();
    RunFolder folder = RunFolder.open(run);
    if (ComparisonJournal.is(folder.journal())) {
      return comparison(folder);
    }
    JournalReader journal = JournalReader.read(folder.journal());
    Path java = jvm == null ? null : Home.jvm(jvm);
    Prepared prepared =
        Resumption.of(journal, java, Home.agent(), secrets, budget == null ? null : budget / 1e9);
    try (MeasuringSession session = new MeasuringSession(terminal, options.events);
        Journal appended = Journal.open(folder, journal.end())) {
      session.waitForMachine("steelyard resume " + run);
      appended.append(new JournalEntry.Resumed(Instant.now()));
      return session.run(folder, appended, prepared, journal.forks(), false, files);
    }
  }

  private int comparison(RunFolder folder) throws EngineException {
    if (jvm != null) {
      throw new UsageException(
          "-jvm: the arms of a comparison go on with the JVM that they began with.");
    }
    ComparisonJournal journal = ComparisonJournal.read(folder.journal());
    PreparedComparison prepared =
        ComparisonResumption.of(
            journal, Home.agent(), secrets, budget == null ? null : budget / 1e9);
    try (CompareSession session = new CompareSession(terminal, requireDecision, options.events);
        Journal appended = Journal.open(folder, journal.end())) {
      session.waitForMachine("steelyard resume " + run);
      appended.append(new JournalEntry.Resumed(Instant.now()));
      return session.run(folder, appended, prepared, Comparing.blocks(journal.entries()));
    }
  }
}
