package org.steelyard.engine.launch;

import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.HostStart;
import org.steelyard.agent.protocol.Message;
import org.steelyard.engine.EngineException;

/** A running host: the JVM that stands for one class path and calls the JMH which that carries. */
final class HostProcess implements AutoCloseable {
  private static final long START_SECONDS = 30;
  private static final int TAIL_OF_OUTPUT = 2000;

  private final Process process;
  private final Path output;
  private final Connection connection;
  private final Inbox inbox;

  private HostProcess(Process process, Path output, Connection connection) {
    this.process = process;
    this.output = output;
    this.connection = connection;
    this.inbox = new Inbox(connection, "host-" + process.pid());
  }

  /**
   * Starts a host and waits until it reports.
   *
   * @param output file that gets what the process itself prints, as JVM warnings
   * @throws EngineException when the JVM does not come up, with what it printed
   */
  static HostProcess start(HostCommand command, Reception reception, Path tempFolder, Path output)
      throws EngineException {
    record Arrival(Connection connection, Message hello) {}
    BlockingQueue<Arrival> arrivals = new ArrayBlockingQueue<>(1);
    String token =
        reception.expect((connection, hello) -> arrivals.add(new Arrival(connection, hello)));
    Process process = null;
    try {
      Files.createDirectories(tempFolder);
      ProcessBuilder builder = new ProcessBuilder(command.line(reception.port(), tempFolder));
      builder.environment().put(HostStart.TOKEN, token);
      builder.redirectErrorStream(true).redirectOutput(Redirect.appendTo(output.toFile()));
      process = builder.start();
      Arrival arrival = null;
      for (long i = 0; arrival == null && i < START_SECONDS * 20 && process.isAlive(); i++) {
        arrival = arrivals.poll(50, TimeUnit.MILLISECONDS);
      }
      if (arrival == null) {
        process.destroyForcibly();
        throw new EngineException(
            "the JVM that is to run the benchmarks did not come up: "
                + command.jvm()
                + (process.isAlive() ? " (no answer)" : " ended with status " + process.waitFor())
                + "\n"
                + tail(output)
                + "Check -jvm, and that the target is compiled for this Java.");
      }
      return new HostProcess(process, output, arrival.connection());
    } catch (IOException e) {
      throw new EngineException(
          "cannot start " + command.jvm() + ": " + e.getMessage() + "\nCheck -jvm.", e);
    } catch (InterruptedException e) {
      process.destroyForcibly();
      Thread.currentThread().interrupt();
      throw new EngineException("interrupted while a host was starting", e);
    } finally {
      reception.forget(token);
    }
  }

  private static String tail(Path output) {
    try {
      String text = Files.readString(output, StandardCharsets.UTF_8);
      return text.isBlank()
          ? ""
          : text.substring(Math.max(0, text.length() - TAIL_OF_OUTPUT)).strip() + "\n";
    } catch (IOException unreadable) {
      return "";
    }
  }

  void send(Message command) throws IOException {
    connection.send(command);
  }

  /** The next message, null when none came in time; {@link Inbox#GONE} when the host is gone. */
  @Nullable Message poll(long nanos) throws InterruptedException {
    return inbox.poll(nanos);
  }

  /** What the process itself printed. */
  Path output() {
    return output;
  }

  boolean isAlive() {
    return process.isAlive();
  }

  /** Exit status once it is dead; -1 while it lives. */
  int exitStatus() {
    try {
      return process.waitFor(1, TimeUnit.SECONDS) ? process.exitValue() : -1;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return -1;
    }
  }

  /** The forks, and what they started. */
  List<ProcessHandle> forks() {
    return process.descendants().toList();
  }

  void killForks() {
    forks().forEach(ProcessHandle::destroyForcibly);
  }

  /** Kills forks first: a fork that has not reached its gate has nobody else. */
  void kill() {
    killForks();
    process.destroyForcibly();
  }

  @Override
  public void close() {
    kill();
    try {
      process.waitFor(2, TimeUnit.SECONDS);
      connection.close();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (IOException gone) {
      // It is closed either way.
    }
  }
}
