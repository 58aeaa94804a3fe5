package org.steelyard.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.steelyard.cli.serve.PageServer;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.config.Threshold;
import org.steelyard.engine.machine.Surroundings;
import org.steelyard.model.ResultTable;
import org.steelyard.report.Report;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code steelyard serve}: the pages of a folder of runs, for the browsers of this machine. */
@Command(
    name = "serve",
    description = {
      "Show the runs of a folder in the browser: a list, a page for each, any two compared.",
      "Only this machine can see them. Ctrl-C ends it."
    },
    sortOptions = false)
final class ServeCommand implements Callable<Integer> {
  @Parameters(
      arity = "0..1",
      paramLabel = "DIR",
      description = "The folder that holds the run folders. Default: " + Surroundings.RUNS + ".")
  private Path folder = Path.of(Surroundings.RUNS);

  @Option(names = "--port", paramLabel = "<port>", description = "Default: one that is free.")
  private int port;

  @Option(
      names = "--threshold",
      paramLabel = "<percent>",
      description = "Between two runs: the smallest change that matters. Default: 5%%.")
  private String threshold = "5%";

  @Mixin private OutputOptions options = new OutputOptions();

  private final Terminal terminal;

  ServeCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws EngineException {
    terminal.tell(options.quiet, options.verbose);
    check();
    try (PageServer server = start()) {
      terminal.result(server.address() + "\n");
      terminal.note("The runs of " + folder + ". Ctrl-C ends this.");
      Thread.currentThread().join();
      return Exit.WELL;
    } catch (InterruptedException e) {
      return Exit.WELL;
    }
  }

  private void check() throws UsageException {
    if (!Files.isDirectory(folder)) {
      throw new UsageException(
          "there is no folder " + folder + ". Name the one that holds the run folders.");
    }
    if (Files.exists(folder.resolve("journal.jsonl"))) {
      throw new UsageException(
          folder
              + " is a run itself. Name the folder that holds it, or see it alone: steelyard report "
              + folder
              + " --format html -o report.html");
    }
    if (port < 0 || port > 65_535) {
      throw new UsageException("--port " + port + ": a port is a number from 0 to 65535.");
    }
  }

  private PageServer start() throws EngineException {
    double fraction = Threshold.parse(threshold).fraction();
    try {
      return new PageServer(
          folder, port, (title, runs, evenSo) -> report(title, runs, evenSo, fraction));
    } catch (IOException e) {
      throw new EngineException(
          "cannot listen on port " + port + ": " + e.getMessage() + "\nName another, or none.", e);
    }
  }

  /** The same report that {@code steelyard report} makes of these folders. */
  private static Report report(String title, List<Path> runs, boolean evenSo, double threshold)
      throws EngineException {
    List<String> command = new ArrayList<>(List.of("report"));
    List<ReportInput> inputs = new ArrayList<>();
    for (Path run : runs) {
      command.add(run.toString());
      inputs.add(named(run, ReportInput.read(run, InputStream.nullInputStream())));
    }
    return new ReportContents(null, evenSo, threshold, command, Instant.now()).of(title, inputs);
  }

  /** In a list of folders, a folder's own name is enough. */
  private static ReportInput named(Path run, ReportInput input) {
    ResultTable table = input.table();
    return table == null
        ? input
        : new ReportInput(
            new ResultTable(
                run.getFileName().toString(),
                table.origin(),
                table.machine(),
                table.rows(),
                table.problems()),
            input.run(),
            input.comparison(),
            input.problems());
  }
}
