package org.steelyard.engine.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The folder that takes JMH's temporary files, removed with all that killed hosts left in it. */
final class Scratch {
  private Scratch() {}

  static void delete(Path folder) {
    try (Stream<Path> tree = Files.walk(folder)) {
      List<Path> deepestFirst = tree.sorted(Comparator.reverseOrder()).toList();
      for (Path path : deepestFirst) {
        Files.deleteIfExists(path);
      }
    } catch (IOException nothingToDo) {
      // It was not there, or something still holds it open; neither matters to the run.
    }
  }
}
