package org.steelyard.engine.launch;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.steelyard.model.Fork;

/** A shared host in a process of its own. */
final class SharedHostProcess implements SharedHost {
  private static final long PATIENCE = TimeUnit.SECONDS.toNanos(10);

  private final HostProcess host;
  private final Path runFolder;
  private final CrashFiles crashFiles;

  SharedHostProcess(HostProcess host, Path runFolder) {
    this.host = host;
    this.runFolder = runFolder;
    this.crashFiles = new CrashFiles(runFolder);
  }

  @Override
  public Fork run(ForkTask task) throws InterruptedException {
    ForkAttempt attempt =
        new ForkAttempt(
            task,
            HostLauncher.logOf(runFolder, task),
            null,
            ForkListener.NONE,
            ForkWatch.impatient(task.planned().settings(), PATIENCE));
    return attempt.run(host, null, crashFiles);
  }

  @Override
  public boolean isAlive() {
    return host.isAlive();
  }

  @Override
  public void kill() {
    host.kill();
  }

  @Override
  public void close() {
    host.close();
  }
}
