package org.steelyard.engine.scan;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** Finds the bytes of classes and resources on a class path, without loading any of them. */
public final class ClassFiles implements AutoCloseable {
  private final List<Path> folders = new ArrayList<>();
  private final List<ZipFile> jars = new ArrayList<>();
  private final Map<String, Optional<byte[]>> seen = new HashMap<>();

  /** Entries that cannot be opened are passed over: what matters is checked elsewhere. */
  public ClassFiles(List<Path> classPath) {
    for (Path entry : classPath) {
      if (Files.isDirectory(entry)) {
        folders.add(entry);
      } else {
        try {
          jars.add(new ZipFile(entry.toFile()));
        } catch (IOException unreadable) {
          // See above.
        }
      }
    }
  }

  /**
   * @param internalName with slashes, as in class files
   */
  Optional<byte[]> bytes(String internalName) {
    return seen.computeIfAbsent(internalName, name -> resource(name + ".class"));
  }

  /** The first resource of that name. */
  public Optional<byte[]> resource(String name) {
    try {
      for (Path folder : folders) {
        Path file = folder.resolve(name);
        if (Files.isRegularFile(file)) {
          return Optional.of(Files.readAllBytes(file));
        }
      }
      for (ZipFile jar : jars) {
        ZipEntry entry = jar.getEntry(name);
        if (entry != null) {
          try (InputStream in = jar.getInputStream(entry)) {
            return Optional.of(in.readAllBytes());
          }
        }
      }
    } catch (IOException unreadable) {
      // As if it were not there.
    }
    return Optional.empty();
  }

  @Override
  public void close() {
    for (ZipFile jar : jars) {
      try {
        jar.close();
      } catch (IOException e) {
        // It was only read.
      }
    }
  }
}
