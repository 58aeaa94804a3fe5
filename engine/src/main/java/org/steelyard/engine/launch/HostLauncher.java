package org.steelyard.engine.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.steelyard.engine.EngineException;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;

/**
 * Makes real forks: one host for each target, alive as long as the run, which calls the target's
 * own JMH for one fork after the other.
 */
public final class HostLauncher implements Launcher {
  /** A Ctrl-C reaches the forks before it reaches us; what died by it is no failure. */
  private static final long STOP_MILLIS = 250;

  /** What a Ctrl-C ends hardly ever looks as if the benchmark had thrown. */
  private static final long STOP_THREW_MILLIS = 40;

  private final List<HostCommand> commands;
  private final Path runFolder;
  private final CrashFiles crashFiles;
  private final Reception reception;
  private final Map<Integer, HostProcess> hosts = new HashMap<>();
  private final AtomicInteger shared = new AtomicInteger();
  private volatile boolean stopping;

  /**
   * @param commands one for each target of the plan
   * @param runFolder gets logs and crash files
   */
  public HostLauncher(List<HostCommand> commands, Path runFolder) throws EngineException {
    this.commands = List.copyOf(commands);
    this.runFolder = runFolder;
    this.crashFiles = new CrashFiles(runFolder);
    try {
      this.reception = new Reception();
      Files.createDirectories(runFolder.resolve("forks"));
    } catch (IOException e) {
      throw new EngineException("cannot prepare " + runFolder + ": " + e, e);
    }
  }

  @Override
  public Fork launch(ForkTask task, ForkListener listener)
      throws EngineException, InterruptedException {
    HostProcess host = host(task.planned().target());
    Path log = logOf(runFolder, task);
    GateVisit gate = new GateVisit();
    String token = reception.expect(gate);
    try {
      Fork fork =
          new ForkAttempt(task, log, gate, listener)
              .run(host, reception.port() + ":" + token, crashFiles);
      if (fork.failed()) {
        Thread.sleep(fork.failure().kind() == Failure.Kind.THREW ? STOP_THREW_MILLIS : STOP_MILLIS);
      }
      if (stopping) {
        throw new InterruptedException("stopped");
      }
      return fork;
    } finally {
      reception.forget(token);
      gate.close();
    }
  }

  static Path logOf(Path runFolder, ForkTask task) {
    return runFolder
        .resolve("forks")
        .resolve(String.format(Locale.ROOT, "%04d-%d.log", task.caseIndex(), task.round()));
  }

  private synchronized HostProcess host(int target) throws EngineException, InterruptedException {
    if (stopping) {
      throw new InterruptedException("stopped");
    }
    HostProcess host = hosts.get(target);
    if (host == null || !host.isAlive()) {
      host =
          HostProcess.start(
              commands.get(target),
              reception,
              runFolder.resolve("tmp"),
              runFolder.resolve("host-" + target + ".log"));
      hosts.put(target, host);
    }
    return host;
  }

  /**
   * Starts a JVM in which cases run without forks. Each does one cold operation, so the optimising
   * compiler is left out unless the arguments ask for it: it would only take time from the others.
   */
  public SharedHost open(HostCommand command) throws EngineException {
    int number = shared.incrementAndGet();
    Path output = runFolder.resolve("shared-" + number + ".log");
    List<String> args = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1"));
    args.addAll(command.jvmArgs());
    HostCommand quick = new HostCommand(command.jvm(), args, command.classPath(), command.agent());
    return new SharedHostProcess(
        HostProcess.start(quick, reception, runFolder.resolve("tmp"), output), runFolder);
  }

  @Override
  public void stop() {
    stopping = true;
    synchronized (this) {
      hosts.values().forEach(HostProcess::kill);
    }
  }

  @Override
  public void close() {
    synchronized (this) {
      hosts.values().forEach(HostProcess::close);
      hosts.clear();
    }
    try {
      reception.close();
    } catch (IOException gone) {
      // It is closed either way.
    }
    Scratch.delete(runFolder.resolve("tmp"));
  }
}
