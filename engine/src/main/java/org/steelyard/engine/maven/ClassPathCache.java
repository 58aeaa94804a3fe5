package org.steelyard.engine.maven;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/**
 * Remembers class paths between runs: one small text file for each. A memory that does not fit any
 * more, or cannot be read, is no error: it is as if there was none.
 *
 * <pre>
 * steelyard class path 1
 * key &lt;what the class path was resolved from&gt;
 * entries &lt;how many lines follow&gt;
 * &lt;size, bytes&gt; &lt;last modified, ms since 1970&gt; &lt;path&gt;
 * </pre>
 */
final class ClassPathCache {

  private static final String FORMAT = "steelyard class path 1";

  private final Path folder;

  ClassPathCache(Path folder) {
    this.folder = folder;
  }

  /** The class path remembered under {@code key}, if every file of it is as it was. */
  Optional<List<Path>> get(String title, String key) {
    try {
      List<String> lines = Files.readAllLines(file(title, key), UTF_8);
      if (lines.size() < 4
          || !lines.get(0).equals(FORMAT)
          || !lines.get(1).equals("key " + oneLine(key))
          || !lines.get(2).equals("entries " + (lines.size() - 3))) {
        return Optional.empty();
      }
      List<Path> paths = new ArrayList<>();
      for (String line : lines.subList(3, lines.size())) {
        String[] fields = line.split(" ", 3);
        if (fields.length < 3 || !line.equals(entry(Path.of(fields[2])))) {
          return Optional.empty();
        }
        paths.add(Path.of(fields[2]));
      }
      return Optional.of(List.copyOf(paths));
    } catch (IOException | InvalidPathException e) {
      return Optional.empty();
    }
  }

  /** Remembers a class path; where that cannot be done, it will be resolved again next time. */
  void put(String title, String key, List<Path> paths) {
    try {
      List<String> lines = new ArrayList<>();
      lines.add(FORMAT);
      lines.add("key " + oneLine(key));
      lines.add("entries " + paths.size());
      for (Path path : paths) {
        lines.add(entry(path));
      }
      Files.createDirectories(folder);
      Path draft = Files.createTempFile(folder, "draft", ".tmp");
      try {
        Files.write(draft, lines, UTF_8);
        // Two of us may write at once, and a third may read: a file is there whole or not at all.
        Files.move(draft, file(title, key), StandardCopyOption.ATOMIC_MOVE);
      } finally {
        Files.deleteIfExists(draft);
      }
    } catch (IOException e) {
      // A full disk or a read-only home costs the user a second now and then, not the run.
    }
  }

  private static String entry(Path path) throws IOException {
    return Files.size(path) + " " + Files.getLastModifiedTime(path).toMillis() + " " + path;
  }

  /** The title is for people; the sum keeps apart what has the same title. */
  private Path file(String title, String key) {
    CRC32 sum = new CRC32();
    sum.update(key.getBytes(UTF_8));
    return folder.resolve(
        title.replaceAll("[^A-Za-z0-9._-]", "_") + "-" + Long.toHexString(sum.getValue()) + ".txt");
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
