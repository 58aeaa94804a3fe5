package org.steelyard.cli;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.HostLauncher;
import org.steelyard.engine.machine.MachineLock;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.JournalReader;
import org.steelyard.engine.run.Prepared;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.engine.run.RunListener;
import org.steelyard.engine.run.RunLoop;
import org.steelyard.engine.smoke.Batches;
import org.steelyard.engine.smoke.SmokeLoop;
import org.steelyard.engine.summary.Summary;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Effort;
import org.steelyard.model.Fork;
import org.steelyard.model.Json;
import org.steelyard.model.ResultTable;
import org.steelyard.model.RunDocument;
import org.steelyard.model.RunState;
import org.steelyard.model.read.RunTable;
import org.steelyard.report.JmhJson;
import org.steelyard.report.Report;
import org.steelyard.report.Report.Held;
import org.steelyard.report.Report.Results;
import org.steelyard.report.RunText;
import org.steelyard.report.conclude.Baselines;
import org.steelyard.report.conclude.Conclusions;
import org.steelyard.report.format.HeldText;

/**
 * Holds the machine while a plan is carried out, ends cleanly when somebody presses Ctrl-C, and
 * leaves the documents in the run folder.
 */
final class MeasuringSession implements AutoCloseable {
  private final Terminal terminal;
  private final @Nullable EventsFile events;
  private final Interrupt interrupt = new Interrupt();
  private @Nullable MachineLock lock;

  MeasuringSession(Terminal terminal, @Nullable Path events) throws EngineException {
    this.terminal = terminal;
    this.events = events == null ? null : new EventsFile(events);
  }

  /** Waits for other measurements on this machine. */
  void waitForMachine(String who) throws EngineException {
    try {
      lock =
          MachineLock.take(
              Path.of(System.getProperty("java.io.tmpdir")),
              who,
              other -> terminal.note("waiting for " + other));
    } catch (InterruptedException e) {
      throw new EngineException("stopped while waiting for another measurement", e);
    }
  }

  /**
   * Carries out what is left of a plan.
   *
   * @param done forks of earlier parts of the run
   * @param files that get results beside the run folder
   * @return the exit status
   */
  int run(
      RunFolder folder,
      Journal journal,
      Prepared prepared,
      List<Fork> done,
      boolean failEarly,
      JmhResultFiles files)
      throws EngineException {
    List<RunListener> listeners = new ArrayList<>(List.of(new Progress(terminal)));
    if (events != null) {
      listeners.add(events);
    }
    RunListener listener = new Listeners(listeners);
    InstantSource clock = InstantSource.system();
    RunState state;
    try (HostLauncher launcher = new HostLauncher(prepared.hosts(), folder.path())) {
      if (prepared.plan().effort() == Effort.SMOKE) {
        SmokeLoop loop =
            new SmokeLoop(
                launcher::open,
                launcher,
                journal,
                listener,
                clock,
                Runtime.getRuntime().availableProcessors());
        Set<Integer> seen = done.stream().map(Fork::caseIndex).collect(Collectors.toSet());
        state =
            interrupt.during(
                loop::stop, () -> loop.run(prepared.plan(), Batches.of(prepared, seen), done));
      } else {
        RunLoop loop = new RunLoop(launcher, journal, listener, clock, failEarly);
        state = interrupt.during(launcher::stop, () -> loop.run(prepared.plan(), done));
      }
    }
    return finish(folder, state, files);
  }

  /** Writes the documents, prints the tables, says how to go on. */
  private int finish(RunFolder folder, RunState state, JmhResultFiles files)
      throws EngineException {
    JournalReader journal = JournalReader.read(folder.journal());
    RunDocument document = Summary.of(journal.header(), journal.entries());
    folder.write(folder.document(), Json.document().writeValueAsString(document) + "\n");
    folder.write(folder.jmhJson(), JmhJson.of(document));
    if (events != null) {
      events.finished(document, state);
    }
    Results results = results(folder, document);
    String text = RunText.of(document) + HeldText.of(results);
    terminal.result(text);
    files.write(document, text);
    if (document.effort() != Effort.SMOKE) {
      RunPage.write(folder, report(folder, results), terminal);
    }
    long failed =
        document.cases().stream().map(CaseResult::status).filter(Status.FAILED::equals).count();
    if (document.effort() == Effort.SMOKE) {
      terminal.result(
          (document.cases().stream().filter(c -> c.status() == Status.MEASURED).count())
              + " passed, "
              + failed
              + " failed\n");
    }
    if (document.note() != null) {
      terminal.note(document.note() + ".");
    }
    terminal.note("run folder: " + folder.path());
    if (state != RunState.COMPLETE) {
      terminal.note("to go on with it: steelyard resume " + folder.path());
    }
    interrupt.finished();
    boolean broken = results.held().stream().anyMatch(held -> held.brokenBound() != null);
    return state == RunState.INTERRUPTED
        ? Exit.INTERRUPTED
        : failed > 0 ? Exit.FAILED : broken ? Exit.REGRESSION : Exit.WELL;
  }

  /** What cases cost over their baselines; a single operation, as in a smoke run, does not tell. */
  private static Results results(RunFolder folder, RunDocument document) {
    ResultTable table = RunTable.of(folder.name(), document);
    List<Held> held =
        document.effort() == Effort.SMOKE
            ? List.of()
            : Baselines.of(table, ReportContents.marks(document), null);
    return new Results(table, document, held);
  }

  private static Report report(RunFolder folder, Results results) {
    return new Report(
        folder.name(),
        List.of(results),
        List.of(),
        Conclusions.of(results.table(), results.held()));
  }

  @Override
  public void close() {
    interrupt.finished();
    if (events != null) {
      events.close();
    }
    if (lock != null) {
      lock.close();
    }
  }
}
