package org.steelyard.engine.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.engine.EngineException;

/** The hosts of a run, each started when it is first needed and again when it has died. */
final class Hosts implements AutoCloseable {
  private final List<HostCommand> commands;
  private final Path runFolder;
  private final Reception reception;
  private final Map<Integer, HostProcess> alive = new HashMap<>();
  private volatile boolean stopping;

  /**
   * @param commands one for each target or arm
   * @param runFolder gets logs and crash files
   */
  Hosts(List<HostCommand> commands, Path runFolder) throws EngineException {
    this.commands = List.copyOf(commands);
    this.runFolder = runFolder;
    try {
      this.reception = new Reception();
      Files.createDirectories(runFolder.resolve("forks"));
    } catch (IOException e) {
      throw new EngineException("cannot prepare " + runFolder + ": " + e, e);
    }
  }

  Reception reception() {
    return reception;
  }

  Path runFolder() {
    return runFolder;
  }

  Path tempFolder() {
    return runFolder.resolve("tmp");
  }

  /**
   * @throws InterruptedException when the run is being stopped
   */
  synchronized HostProcess of(int index) throws EngineException, InterruptedException {
    throwIfStopping();
    HostProcess host = alive.get(index);
    if (host == null || !host.isAlive()) {
      host =
          HostProcess.start(
              commands.get(index),
              reception,
              tempFolder(),
              runFolder.resolve("host-" + index + ".log"));
      alive.put(index, host);
    }
    return host;
  }

  void throwIfStopping() throws InterruptedException {
    if (stopping) {
      throw new InterruptedException("stopped");
    }
  }

  /** Ends all forks and hosts, from another thread; there will be no new ones. */
  void stop() {
    stopping = true;
    synchronized (this) {
      alive.values().forEach(HostProcess::kill);
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      alive.values().forEach(HostProcess::close);
      alive.clear();
    }
    try {
      reception.close();
    } catch (IOException gone) {
      // It is closed either way.
    }
    Scratch.delete(tempFolder());
  }
}
