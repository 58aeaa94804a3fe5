package org.steelyard.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.steelyard.model.Place;

/** Lines of source, where sources are at hand. */
final class SourceLines {
  private static final List<Path> USUAL =
      List.of(Path.of("src/test/java"), Path.of("src/main/java"), Path.of("src/jmh/java"));

  private final List<Path> roots;
  private final Map<Path, List<String>> files = new HashMap<>();

  private SourceLines(List<Path> roots) {
    this.roots = roots;
  }

  /** Below these folders; below the usual ones, if there are none. */
  static SourceLines below(List<Path> roots) {
    return new SourceLines(roots.isEmpty() ? USUAL : roots);
  }

  /** The line at a place; empty where it is not to be found. */
  Optional<String> at(Place place) {
    for (Path root : roots) {
      List<String> lines = files.computeIfAbsent(root.resolve(place.sourcePath()), this::read);
      if (place.line() > 0 && place.line() <= lines.size()) {
        return Optional.of(lines.get(place.line() - 1));
      }
    }
    return Optional.empty();
  }

  private List<String> read(Path file) {
    try {
      return Files.isRegularFile(file)
          ? Files.readAllLines(file, StandardCharsets.UTF_8)
          : List.of();
    } catch (IOException e) {
      // In another encoding, perhaps; the finding stands without its line.
      return List.of();
    }
  }
}
