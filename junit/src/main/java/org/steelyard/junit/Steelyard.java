package org.steelyard.junit;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The command line as a process of its own, on the JVM that runs the tests. It ends when this JVM
 * does, however that ends: its standard input is its life-line.
 */
final class Steelyard {
  /**
   * As the launcher of the command line has them: what it does must not disturb what it measures.
   */
  private static final List<String> OPTIONS =
      List.of(
          "-XX:TieredStopAtLevel=1",
          "-XX:+UseSerialGC",
          "-Xshare:auto",
          "-Dsteelyard.lifeline=stdin");

  private final List<Path> classPath = Distribution.classPath();

  /**
   * What a run left behind.
   *
   * @param status the exit status
   * @param out what it wrote to standard output, when that was not passed on
   * @param err the last of what it wrote to standard error
   */
  record Ended(int status, String out, String err) {}

  /** A run that has begun. */
  final class Run {
    private final Process process;
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder err = new StringBuilder();
    private final List<Thread> readers = new ArrayList<>();

    private Run(Process process, Consumer<String> show) {
      this.process = process;
      if (show == null) {
        reader(process.getInputStream(), line -> out.append(line).append('\n'));
        reader(process.getErrorStream(), line -> err.append(line).append('\n'));
      } else {
        reader(process.getInputStream(), show);
        reader(
            process.getErrorStream(),
            line -> {
              err.append(line).append('\n');
              show.accept(line);
            });
      }
    }

    private void reader(InputStream in, Consumer<String> to) {
      Thread thread =
          new Thread(
              () -> {
                try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
                  for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    to.accept(line);
                  }
                } catch (IOException e) {
                  // It has ended; its exit status says how.
                }
              },
              "steelyard-output");
      thread.setDaemon(true);
      thread.start();
      readers.add(thread);
    }

    /** Waits for its end, asking now and then whether somebody has cancelled. */
    Ended end(Cancellation cancellation, Runnable meanwhile) {
      try {
        while (!process.waitFor(100, TimeUnit.MILLISECONDS)) {
          meanwhile.run();
          if (cancellation.isRequested()) {
            process.destroy();
          }
        }
        for (Thread reader : readers) {
          reader.join();
        }
        meanwhile.run();
      } catch (InterruptedException e) {
        process.destroy();
        Thread.currentThread().interrupt();
      }
      return new Ended(
          process.isAlive() ? -1 : process.exitValue(), out.toString(), err.toString());
    }
  }

  /**
   * Starts it.
   *
   * @param show gets its output line by line; null keeps it for {@link Ended}
   */
  Run start(List<String> words, Consumer<String> show) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.addAll(OPTIONS);
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add("org.steelyard.cli.Main");
    command.addAll(words);
    try {
      Process process = new ProcessBuilder(command).start();
      return new Run(process, show);
    } catch (IOException e) {
      throw new UncheckedIOException("Steelyard cannot be started: " + e.getMessage(), e);
    }
  }
}
