package org.steelyard.engine.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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

  private final Hosts hosts;
  private final CrashFiles crashFiles;
  private final AtomicInteger shared = new AtomicInteger();

  /**
   * @param commands one for each target of the plan
   * @param runFolder gets logs and crash files
   */
  public HostLauncher(List<HostCommand> commands, Path runFolder) throws EngineException {
    this.crashFiles = new CrashFiles(runFolder);
    this.hosts = new Hosts(commands, runFolder);
  }

  @Override
  public Fork launch(ForkTask task, ForkListener listener)
      throws EngineException, InterruptedException {
    HostProcess host = hosts.of(task.planned().target());
    Path log = logOf(hosts.runFolder(), task);
    GateVisit gate = new GateVisit(null);
    Integer warmupForks = task.planned().settings().warmupForks();
    String token = hosts.reception().expect(gate, 1 + (warmupForks == null ? 0 : warmupForks));
    try {
      Fork fork =
          new ForkAttempt(task, log, gate, listener)
              .run(host, hosts.reception().port() + ":" + token, crashFiles);
      waitForStop(hosts, fork);
      return fork;
    } finally {
      hosts.reception().forget(token);
      gate.close();
    }
  }

  static Path logOf(Path runFolder, ForkTask task) {
    return runFolder
        .resolve("forks")
        .resolve(String.format(Locale.ROOT, "%04d-%d.log", task.caseIndex(), task.round()));
  }

  /** Gives a Ctrl-C the time to show itself before its traces are taken for a failure. */
  static void waitForStop(Hosts hosts, Fork fork) throws InterruptedException {
    if (fork.failed()) {
      Thread.sleep(fork.failure().kind() == Failure.Kind.THREW ? STOP_THREW_MILLIS : STOP_MILLIS);
    }
    hosts.throwIfStopping();
  }

  /**
   * Starts a JVM in which cases run without forks. Each does one cold operation, so the optimising
   * compiler is left out unless the arguments ask for it: it would only take time from the others.
   */
  public SharedHost open(HostCommand command) throws EngineException {
    int number = shared.incrementAndGet();
    Path output = hosts.runFolder().resolve("shared-" + number + ".log");
    return new SharedHostProcess(
        HostProcess.start(command.quick(), hosts.reception(), hosts.tempFolder(), output),
        hosts.runFolder());
  }

  @Override
  public void stop() {
    hosts.stop();
  }

  @Override
  public void close() {
    hosts.close();
  }
}
