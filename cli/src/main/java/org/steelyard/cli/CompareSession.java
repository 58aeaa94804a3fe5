package org.steelyard.cli;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.compare.CompareListener;
import org.steelyard.engine.compare.CompareLoop;
import org.steelyard.engine.compare.PreparedComparison;
import org.steelyard.engine.compare.Profiling;
import org.steelyard.engine.launch.HostBlockLauncher;
import org.steelyard.engine.launch.HostLauncher;
import org.steelyard.engine.machine.MachineLock;
import org.steelyard.engine.run.ComparisonJournal;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.model.Block;
import org.steelyard.model.RunState;
import org.steelyard.model.Shard;

/** Holds the machine while a comparison is made. */
final class CompareSession implements AutoCloseable {
  private final Terminal terminal;
  private final boolean requireDecision;
  private final @Nullable CompareEvents events;
  private final Interrupt interrupt = new Interrupt();
  private @Nullable MachineLock lock;

  /**
   * @param requireDecision whether an undecided case makes the exit status
   * @param events null for none
   * @throws UsageException when events cannot be written there
   */
  CompareSession(Terminal terminal, boolean requireDecision, @Nullable Path events)
      throws UsageException {
    this.terminal = terminal;
    this.requireDecision = requireDecision;
    this.events = events == null ? null : new CompareEvents(events);
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
   * @param done blocks of earlier parts of the run
   * @return the exit status
   */
  int run(RunFolder folder, Journal journal, PreparedComparison prepared, List<Block> done)
      throws EngineException {
    List<CompareListener> listeners = new ArrayList<>(List.of(new CompareProgress(terminal)));
    if (events != null) {
      listeners.add(events);
    }
    RunState state;
    try (HostBlockLauncher launcher = new HostBlockLauncher(prepared.hosts(), folder.path())) {
      CompareLoop loop =
          new CompareLoop(
              launcher, journal, new CompareListeners(listeners), InstantSource.system());
      state = interrupt.during(launcher::stop, () -> loop.run(prepared.plan(), done));
    }
    if (state == RunState.COMPLETE) {
      state = profiled(folder, journal, prepared, new CompareListeners(listeners));
    }
    int status = CompareResult.of(folder).tell(terminal, requireDecision);
    Shard shard = prepared.plan().settings().shard();
    if (shard != null) {
      terminal.note(
          "shard "
              + shard.label()
              + ": nothing is decided here; 'steelyard merge' joins all shards and decides.");
    }
    if (state != RunState.COMPLETE) {
      terminal.note("to go on with it: steelyard resume " + folder.path());
    }
    interrupt.finished();
    return state == RunState.INTERRUPTED ? Exit.INTERRUPTED : status;
  }

  /** Extra forks with the profilers that were asked for. */
  private RunState profiled(
      RunFolder folder, Journal journal, PreparedComparison prepared, CompareListener listener)
      throws EngineException {
    Profiling profiling =
        new Profiling(prepared.plan(), ComparisonJournal.read(folder.journal()).entries());
    if (!profiling.isWanted()) {
      return RunState.COMPLETE;
    }
    try (HostLauncher launcher = new HostLauncher(prepared.hosts(), folder.path())) {
      return interrupt.during(
          launcher::stop,
          () -> {
            try {
              profiling.run(launcher, journal, listener);
              return RunState.COMPLETE;
            } catch (InterruptedException stopped) {
              return RunState.INTERRUPTED;
            }
          });
    }
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
