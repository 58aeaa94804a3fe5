package org.steelyard.cli;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.review.code.ClassPath;

/** The classes that a review is told are the system under test. */
final class SystemUnderTest {
  private SystemUnderTest() {}

  /**
   * Their internal names.
   *
   * @param systems jars, folders, or coordinates of jars on the targets' class paths
   * @throws UsageException when one of them is nowhere
   */
  static Set<String> classes(List<String> systems, List<ResolvedTarget> targets)
      throws UsageException {
    List<Path> entries = new ArrayList<>();
    for (String system : systems) {
      entries.addAll(entries(system, targets));
    }
    try (ClassPath classes = new ClassPath(entries)) {
      return new HashSet<>(classes.names());
    }
  }

  private static List<Path> entries(String system, List<ResolvedTarget> targets)
      throws UsageException {
    if (Files.exists(Path.of(system))) {
      return List.of(Path.of(system));
    }
    String[] parts = system.split(":");
    if (parts.length < 2) {
      throw new UsageException(
          "--system " + system + ": there is no such file, and it is no group:artifact.");
    }
    Pattern file =
        Pattern.compile(
            Pattern.quote(parts[1])
                + "-"
                + (parts.length > 2 ? Pattern.quote(parts[2]) : "\\d.*")
                + "\\.jar");
    List<Path> all =
        targets.stream().flatMap(target -> target.classPath().stream()).distinct().toList();
    List<Path> found =
        all.stream().filter(p -> file.matcher(p.getFileName().toString()).matches()).toList();
    if (found.isEmpty()) {
      throw new UsageException(
          "--system "
              + system
              + ": no jar of that name is on the class path, which holds "
              + all.stream().map(p -> p.getFileName().toString()).collect(Collectors.joining(", "))
              + ".");
    }
    return found;
  }
}
