package org.steelyard.engine.replay;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.stats.Series;

/**
 * Reads a folder of recorded forks: {@code index.csv} names each benchmark, its file and the
 * iteration from which each fork is steady; {@code series/*.csv.gz} has a line a fork, the mean
 * seconds per operation of successive iterations. The format is that of the data set of Traini et
 * al. (Empirical Software Engineering 28, 2023), thinned out.
 */
final class SteadyStateFolder {
  /** An iteration ends with the first operation after this time. */
  private static final double ITERATION_SECONDS = 0.1;

  private SteadyStateFolder() {}

  static boolean is(Path folder) {
    return Files.isRegularFile(folder.resolve("index.csv"));
  }

  /**
   * @throws UsageException naming file and line of what cannot be read
   */
  static List<Recording> read(Path folder) throws EngineException {
    Path index = folder.resolve("index.csv");
    List<String> lines;
    try {
      lines = Files.readAllLines(index, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UsageException("cannot read " + index + ": " + e);
    }
    if (lines.size() < 2) {
      throw new UsageException(index + " names no benchmark.");
    }
    int forks =
        (int) Arrays.stream(lines.get(0).split(",")).filter(SteadyStateFolder::fork).count();
    // Parsing millions of numbers is all the work, and each benchmark is on its own.
    List<Object> read =
        lines.subList(1, lines.size()).parallelStream()
            .filter(line -> !line.isBlank())
            .map(line -> quietly(folder, index, line, forks))
            .toList();
    List<Recording> recordings = new ArrayList<>();
    for (Object one : read) {
      if (one instanceof UsageException bad) {
        throw bad;
      }
      recordings.add((Recording) one);
    }
    return recordings;
  }

  private static boolean fork(String column) {
    return column.matches("fork\\d+_steady_from");
  }

  private static Object quietly(Path folder, Path index, String line, int forks) {
    try {
      return benchmark(folder, index, line, forks);
    } catch (UsageException bad) {
      return bad;
    }
  }

  private static Recording benchmark(Path folder, Path index, String line, int forks)
      throws UsageException {
    // A name may hold commas: the file stands before it, the class and the forks behind it.
    String[] fields = line.split(",");
    if (fields.length < forks + 3 || forks < 1) {
      throw new UsageException(index + ": too few fields in the line " + line);
    }
    int end = fields.length - forks - 1;
    String name = String.join(",", Arrays.copyOfRange(fields, 1, end));
    int[] steady = new int[forks];
    try {
      for (int i = 0; i < forks; i++) {
        steady[i] = Integer.parseInt(fields[end + 1 + i].strip());
      }
    } catch (NumberFormatException e) {
      throw new UsageException(index + ": no iteration in the line " + line);
    }
    Path all = folder.resolve("series").normalize();
    Path file = all.resolve(fields[0]).normalize();
    if (!file.startsWith(all)) {
      throw new UsageException(index + " names a file outside its folder: " + fields[0]);
    }
    List<Series> series = series(file);
    if (series.size() != forks) {
      throw new UsageException(file + " has " + series.size() + " forks, not " + forks);
    }
    return new RecordedForks(name, series, steady);
  }

  private static List<Series> series(Path file) throws UsageException {
    List<Series> forks = new ArrayList<>();
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file), 1 << 16),
                StandardCharsets.US_ASCII))) {
      for (String line = reader.readLine(); line != null; line = reader.readLine()) {
        forks.add(fork(file, forks.size() + 1, line));
      }
    } catch (IOException e) {
      throw new UsageException("cannot read " + file + ": " + e);
    }
    return forks;
  }

  private static Series fork(Path file, int number, String line) throws UsageException {
    String[] fields = line.split(",");
    double[] values = new double[fields.length];
    double[] ends = new double[fields.length];
    double now = 0;
    for (int i = 0; i < fields.length; i++) {
      try {
        values[i] = Double.parseDouble(fields[i]);
      } catch (NumberFormatException e) {
        values[i] = Double.NaN;
      }
      if (!(values[i] > 0)) {
        throw new UsageException(
            file + ", line " + number + ": " + fields[i] + " is no time per operation");
      }
      now += Math.ceil(ITERATION_SECONDS / values[i]) * values[i];
      ends[i] = now;
    }
    return new Series(values, ends);
  }
}
