package org.steelyard.engine.target;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.steelyard.engine.UsageException;

/**
 * Reads a class path as java does, and says what is wrong with it before a JVM stumbles over it.
 */
final class ClassPaths {
  static final String BENCHMARK_LIST = "META-INF/BenchmarkList";

  private ClassPaths() {}

  /** The entries of a class path, wildcards expanded. */
  static List<Path> parse(String classPath) throws UsageException {
    List<Path> entries = new ArrayList<>();
    for (String entry : classPath.split(File.pathSeparator)) {
      if (entry.endsWith("*")) {
        entries.addAll(jarsIn(Path.of(entry.substring(0, entry.length() - 1))));
      } else if (!entry.isEmpty()) {
        entries.add(Path.of(entry).toAbsolutePath().normalize());
      }
    }
    return entries;
  }

  private static List<Path> jarsIn(Path folder) throws UsageException {
    try (Stream<Path> files = Files.list(folder.toAbsolutePath().normalize())) {
      return files.filter(f -> f.toString().endsWith(".jar")).sorted().toList();
    } catch (IOException e) {
      throw new UsageException("no folder " + folder + " to take jars from");
    }
  }

  /**
   * @throws UsageException when an entry is missing or broken, or no entry has a BenchmarkList
   */
  static void check(String name, List<Path> classPath) throws UsageException {
    boolean found = false;
    for (Path entry : classPath) {
      found |= hasBenchmarkList(entry);
    }
    if (!found) {
      throw new UsageException(
          name
              + " has no "
              + BENCHMARK_LIST
              + ", so JMH finds no benchmarks in it.\n"
              + "Either it is not a JMH jar, or JMH's annotation processor did not run when it was"
              + " built: add jmh-generator-annprocess to the compiler's processor path (on JDK 23"
              + " and later javac runs no processor unless it is told to), and build it anew.");
    }
  }

  private static boolean hasBenchmarkList(Path entry) throws UsageException {
    if (Files.isDirectory(entry)) {
      return Files.isRegularFile(entry.resolve(BENCHMARK_LIST));
    }
    if (!Files.exists(entry)) {
      throw new UsageException("there is no " + entry + ". Check the path.");
    }
    if (!Files.isReadable(entry)) {
      throw new UsageException(entry + " cannot be read. Check its permissions.");
    }
    try (ZipFile zip = new ZipFile(entry.toFile())) {
      return zip.getEntry(BENCHMARK_LIST) != null;
    } catch (ZipException e) {
      throw new UsageException(
          entry + " is not a jar, or a damaged one (" + e.getMessage() + "). Build it anew.");
    } catch (IOException e) {
      throw new UsageException(entry + " cannot be read: " + e.getMessage());
    }
  }
}
