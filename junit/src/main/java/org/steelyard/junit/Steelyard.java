package org.steelyard.junit;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The command line as a process of its own, on the JVM that runs the tests. What measures ends when
 * this JVM does, however that ends: its standard input is its life-line.
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
          "-Xlog:cds=off",
          "-Xlog:cds+dynamic=off");

  private final List<Path> classPath = Distribution.classPath();

  /**
   * What a run left behind.
   *
   * @param status the exit status
   * @param out what it wrote to standard output, when that was not passed on
   * @param err the last of what it wrote to standard error
   */
  record Ended(int status, String out, String err) {}

  /** What it writes to standard error is shown as it comes; of that, so much is kept. */
  private static final int KEPT = 16_000;

  /** A run that has begun. */
  final class Run {
    private final Process process;
    private final StringBuilder out = new StringBuilder();
    private final StringBuilder err = new StringBuilder();
    private final List<Thread> readers = new ArrayList<>();
    private final Path practice;
    private final Path archive;

    /**
     * @param practice the archive of classes that it leaves behind; null if there is one
     */
    private Run(Process process, Consumer<String> show, Path practice, Path archive) {
      this.process = process;
      this.practice = practice;
      this.archive = archive;
      if (show == null) {
        reader(process.getInputStream(), line -> out.append(line).append('\n'));
        reader(process.getErrorStream(), line -> err.append(line).append('\n'));
      } else {
        reader(process.getInputStream(), show);
        reader(
            process.getErrorStream(),
            line -> {
              err.append(line).append('\n').delete(0, Math.max(0, err.length() - KEPT));
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
        keepArchive();
      } catch (InterruptedException e) {
        process.destroy();
        Thread.currentThread().interrupt();
      }
      return new Ended(
          process.isAlive() ? -1 : process.exitValue(), out.toString(), err.toString());
    }

    /** Under its name when it is whole: another JVM may be about to read it. */
    private void keepArchive() {
      try {
        if (practice != null && Files.exists(practice)) {
          Files.move(practice, archive, StandardCopyOption.ATOMIC_MOVE);
        }
      } catch (IOException e) {
        // The next start is as slow as this one.
      }
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
    if (show != null) {
      // A JVM with a thread that reads takes 0.3 s longer to exit; what is short needs no
      // life-line.
      command.add("-Dsteelyard.lifeline=stdin");
    }
    Path archive = Distribution.archive(classPath);
    Path practice = null;
    if (archive != null && Files.exists(archive)) {
      command.add("-XX:SharedArchiveFile=" + archive);
    } else if (archive != null) {
      practice =
          archive.resolveSibling(archive.getFileName() + "." + ProcessHandle.current().pid());
      command.add("-XX:ArchiveClassesAtExit=" + practice);
    }
    command.add("-cp");
    command.add(
        classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)));
    command.add("org.steelyard.cli.Main");
    command.addAll(words);
    try {
      Process process = new ProcessBuilder(command).start();
      return new Run(process, show, practice, archive);
    } catch (IOException e) {
      throw new UncheckedIOException("Steelyard cannot be started: " + e.getMessage(), e);
    }
  }
}
