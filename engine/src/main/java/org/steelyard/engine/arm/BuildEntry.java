package org.steelyard.engine.arm;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.steelyard.engine.EngineException;

/**
 * The place of one build in the cache.
 *
 * <pre>
 * NAME/jars/…       the benchmark jars, by their path in the tree
 * NAME/complete     written last: a line a jar with its size and path
 * NAME/…            the working tree, only while it is built
 * NAME.log          what the last build said
 * NAME.lock         held by whoever looks or builds
 * </pre>
 */
final class BuildEntry implements AutoCloseable {
  private static final long LOOK_AGAIN_MILLIS = 100;

  private final Path folder;
  private final FileChannel channel;

  private BuildEntry(Path folder, FileChannel channel) {
    this.folder = folder;
    this.channel = channel;
  }

  /**
   * Opens a place, waiting while somebody else has it.
   *
   * @param waiting is told, once, when that is so
   */
  static BuildEntry open(Path cache, String name, Runnable waiting) throws EngineException {
    try {
      Files.createDirectories(cache);
      FileChannel channel =
          FileChannel.open(
              cache.resolve(name + ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      try {
        boolean told = false;
        while (!lock(channel)) {
          if (!told) {
            waiting.run();
            told = true;
          }
          Thread.sleep(LOOK_AGAIN_MILLIS);
        }
        return new BuildEntry(cache.resolve(name), channel);
      } catch (InterruptedException e) {
        channel.close();
        Thread.currentThread().interrupt();
        throw new EngineException("interrupted", e);
      } catch (IOException e) {
        channel.close();
        throw e;
      }
    } catch (IOException e) {
      throw new EngineException(
          "builds cannot be kept in "
              + cache
              + ": "
              + e.getMessage()
              + ". Make it writable, or set XDG_CACHE_HOME to a folder that is.",
          e);
    }
  }

  private static boolean lock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException inThisProcess) {
      return false;
    }
  }

  Path folder() {
    return folder;
  }

  Path log() {
    return folder.resolveSibling(folder.getFileName() + ".log");
  }

  Path jar(Path relative) {
    return folder.resolve("jars").resolve(relative);
  }

  private Path marker() {
    return folder.resolve("complete");
  }

  /** The jars of a build that came to its end and is still whole. */
  Optional<List<Path>> jars() {
    try {
      List<Path> jars = new ArrayList<>();
      for (String line : Files.readAllLines(marker())) {
        String[] fields = line.split(" ", 2);
        Path jar = Path.of(fields[1]);
        if (Files.size(jar(jar)) != Long.parseLong(fields[0])) {
          return Optional.empty();
        }
        jars.add(jar);
      }
      return jars.isEmpty() ? Optional.empty() : Optional.of(List.copyOf(jars));
    } catch (IOException | RuntimeException notWhole) {
      return Optional.empty();
    }
  }

  /** Takes the jars over and marks the build as complete. */
  void keep(Path tree, List<Path> jars) throws EngineException {
    try {
      List<String> lines = new ArrayList<>();
      for (Path relative : jars) {
        Path copy = jar(relative);
        Files.createDirectories(copy.getParent());
        Files.copy(tree.resolve(relative), copy, StandardCopyOption.REPLACE_EXISTING);
        try (FileChannel written = FileChannel.open(copy, StandardOpenOption.WRITE)) {
          written.force(true);
        }
        lines.add(Files.size(copy) + " " + relative);
      }
      Path draft = Files.write(folder.resolve("complete.draft"), lines);
      Files.move(draft, marker(), StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException e) {
      throw new EngineException("the built jar cannot be kept: " + e.getMessage(), e);
    }
  }

  /** Makes the place empty, but for the log. */
  void clear() throws EngineException {
    try {
      Files.deleteIfExists(marker());
      delete(folder);
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new EngineException(folder + " cannot be cleared: " + e.getMessage(), e);
    }
  }

  /**
   * A place for a working tree that nobody else has: where an engine was killed, the build that it
   * had started may still write to the old one.
   */
  Path freshTree() throws EngineException {
    try {
      return Files.createTempDirectory(folder, "tree");
    } catch (IOException e) {
      throw new EngineException("no folder in " + folder + ": " + e.getMessage(), e);
    }
  }

  /** As far as that goes: what somebody still holds open stays. */
  static void delete(Path folder) {
    if (!Files.exists(folder)) {
      return;
    }
    try (Stream<Path> tree = Files.walk(folder)) {
      for (Path path : tree.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    } catch (IOException | UncheckedIOException inUse) {
      // The next build in this place tries again.
    }
  }

  @Override
  public void close() {
    try {
      channel.close();
    } catch (IOException e) {
      // The end of the process releases it.
    }
  }
}
