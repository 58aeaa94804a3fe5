package org.steelyard.engine.launch;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.steelyard.engine.EngineException;
import org.steelyard.model.Fork;

/**
 * A JVM in which benchmarks run one after the other, without forks: fast, and good enough to see
 * that they still run. A failure in it is not to be believed: who came before may be to blame.
 */
public final class SharedHost implements AutoCloseable {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);

  private final HostProcess host;
  private final Path runFolder;
  private final CrashFiles crashFiles;

  SharedHost(HostProcess host, Path runFolder) {
    this.host = host;
    this.runFolder = runFolder;
    this.crashFiles = new CrashFiles(runFolder);
  }

  /** Runs one case; the host may be dead afterwards. */
  public Fork run(ForkTask task) throws InterruptedException {
    ForkAttempt attempt =
        new ForkAttempt(
            task,
            HostLauncher.logOf(runFolder, task),
            null,
            ForkListener.NONE,
            ForkWatch.impatient(PATIENCE));
    return attempt.run(host, null, crashFiles);
  }

  public boolean isAlive() {
    return host.isAlive();
  }

  /** Ends what runs in it, from another thread. */
  public void kill() {
    host.kill();
  }

  @Override
  public void close() {
    host.close();
  }

  /** Opens shared hosts. */
  public interface Opener {
    /**
     * @throws EngineException when no JVM comes up with this command
     */
    SharedHost open(HostCommand command) throws EngineException;
  }
}
