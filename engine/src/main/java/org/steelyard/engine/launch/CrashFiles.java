package org.steelyard.engine.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Brings what a dying JVM leaves behind (hs_err logs, heap dumps, replay files) into the run
 * folder. HotSpot writes them to the working directory, or to the temporary folder where that is
 * read-only, under names that carry the process id.
 */
final class CrashFiles {
  private static final Pattern NAME =
      Pattern.compile("(?:hs_err_pid|java_pid|replay_pid|core\\.?)(\\d+)(?:\\.log|\\.hprof)?");

  private final Set<Path> places;
  private final Path runFolder;

  /**
   * @param runFolder where the files go, under {@code crash/}
   */
  CrashFiles(Path runFolder) {
    this.places =
        Set.of(
            Path.of("").toAbsolutePath(),
            Path.of(System.getProperty("java.io.tmpdir")).toAbsolutePath());
    this.runFolder = runFolder;
  }

  /**
   * Moves the files of one process.
   *
   * @param pid null when it is not known; then all that came since {@code start}
   * @return their names relative to the run folder
   */
  List<String> collect(@Nullable Long pid, Instant start) {
    List<String> moved = new ArrayList<>();
    for (Path place : places) {
      try (Stream<Path> files = Files.list(place)) {
        for (Path file : files.toList()) {
          Matcher name = NAME.matcher(file.getFileName().toString());
          if (name.matches() && isOurs(file, Long.parseLong(name.group(1)), pid, start)) {
            Path to = runFolder.resolve("crash").resolve(file.getFileName().toString());
            Files.createDirectories(to.getParent());
            Files.move(file, to, StandardCopyOption.REPLACE_EXISTING);
            moved.add(runFolder.relativize(to).toString());
          }
        }
      } catch (IOException unreadable) {
        // What cannot be moved stays where the JVM put it.
      }
    }
    return moved;
  }

  private static boolean isOurs(Path file, long owner, @Nullable Long pid, Instant start)
      throws IOException {
    return pid != null
        ? owner == pid
        : !Files.getLastModifiedTime(file).toInstant().isBefore(start);
  }
}
