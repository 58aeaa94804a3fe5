package org.steelyard.agent;

import java.io.File;
import java.io.IOException;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.HostStart;
import org.steelyard.agent.protocol.Message;

/**
 * The process that stands for one arm: started by the engine with the user's class path and this
 * jar behind it, it calls the JMH which that class path carries, fork after fork.
 *
 * <p>Commands come and events go over a loopback connection, opened with a one-time token that is
 * handed over in the environment. Standard input is only the life-line: when it ends, the engine is
 * gone and so is this host. Arguments: the engine's port, and a folder for temporary files.
 */
public final class Host {
  /** Set in a host, so that a {@link Gate} knows that it is not inside a fork. */
  static final String MARK = "steelyard.host";

  private final Connection engine;

  private Host(Connection engine) {
    this.engine = engine;
  }

  public static void main(String[] args) throws IOException {
    System.setProperty(MARK, "true");
    // The engine takes the machine's lock itself; JMH reads this when Runner is loaded.
    System.setProperty("jmh.ignoreLock", "true");
    // JMH's temporary files go where the engine can clean up after a host that was killed.
    System.setProperty("java.io.tmpdir", new File(args[1]).getAbsolutePath());
    LifeLine.watchStandardInput();
    Connection engine = Connection.toLoopback(Integer.parseInt(args[0]));
    engine.send(
        Message.of("hello")
            .with("token", System.getenv(HostStart.TOKEN))
            .with("java", System.getProperty("java.version"))
            .with("vm", System.getProperty("java.vm.name"))
            .with("vmVersion", System.getProperty("java.vm.version"))
            .build());
    new Host(engine).serve();
    // Threads that a benchmark left behind in this process must not keep it.
    Runtime.getRuntime().halt(0);
  }

  private void serve() throws IOException {
    for (Message command = engine.receive(); command != null; command = engine.receive()) {
      try {
        carryOut(command);
      } catch (Throwable failure) {
        engine.send(Failures.describe(failure));
      }
    }
  }

  private void carryOut(Message command) throws Exception {
    if (command.verb().equals("list")) {
      Listing.send(engine);
    } else if (command.verb().equals("fork")) {
      ForkCommand.run(command, engine);
    } else {
      throw new IllegalArgumentException("unknown command: " + command.verb());
    }
  }
}
