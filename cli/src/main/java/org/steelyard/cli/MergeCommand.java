package org.steelyard.cli;

import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.compare.Merging;
import org.steelyard.engine.machine.Surroundings;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.model.Block;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.RunState;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code steelyard merge}: the shards of a comparison as one, with a verdict for every case. */
@Command(
    name = "merge",
    description = "Join the shards of a comparison and decide.",
    sortOptions = false)
final class MergeCommand implements Callable<Integer> {
  @Parameters(paramLabel = "RUN", arity = "1..*", description = "The folders of the shards.")
  private List<Path> runs = List.of();

  @Option(names = "--require-decision", description = "Exit status 11 when a case stays undecided.")
  private boolean requireDecision;

  @Option(
      names = "--out",
      paramLabel = "<dir>",
      description = "The run folder to make. Default: a new one below steelyard-runs/.")
  private @Nullable Path out;

  @Mixin private OutputOptions options = new OutputOptions();

  private final Terminal terminal;

  MergeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    List<ComparisonJournal> parts = new ArrayList<>();
    for (Path run : runs) {
      parts.add(ComparisonJournal.read(RunFolder.open(run).journal()));
    }
    Merging.Merged merged = Merging.of(runs.stream().map(Path::toString).toList(), parts);
    RunFolder folder =
        out != null
            ? RunFolder.create(out)
            : RunFolder.createBelow(
                Path.of(Surroundings.RUNS), Instant.now(), ZoneId.systemDefault());
    try (Journal journal = Journal.open(folder, 0)) {
      journal.append(merged.header());
      for (Block block : merged.blocks()) {
        journal.append(new JournalEntry.BlockDone(block));
      }
      journal.append(new JournalEntry.Ended(Instant.now(), RunState.COMPLETE, null));
    }
    return CompareResult.of(folder).tell(terminal, requireDecision);
  }
}
