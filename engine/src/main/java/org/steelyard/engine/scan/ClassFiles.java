package org.steelyard.engine.scan;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;

/** Finds the bytes of classes and resources on a class path, without loading any of them. */
public final class ClassFiles implements AutoCloseable {
  private interface Entry {
    Optional<byte[]> resource(String name) throws IOException;
  }

  private final List<Entry> entries = new ArrayList<>();
  private final List<ZipFile> jars = new ArrayList<>();
  private final Map<String, Optional<byte[]>> seen = new HashMap<>();

  /** Entries that cannot be opened are passed over: what matters is checked elsewhere. */
  public ClassFiles(List<Path> classPath) {
    for (Path entry : classPath) {
      if (Files.isDirectory(entry)) {
        entries.add(name -> inFolder(entry, name));
      } else {
        try {
          ZipFile jar = new ZipFile(entry.toFile());
          jars.add(jar);
          entries.add(name -> inJar(jar, name));
        } catch (IOException unreadable) {
          // See above.
        }
      }
    }
  }

  /**
   * @param internalName with slashes, as in class files
   */
  private Optional<byte[]> bytes(String internalName) {
    return seen.computeIfAbsent(internalName, name -> resource(name + ".class"));
  }

  /**
   * Shows a class and its superclasses to a visitor each, itself first. What is not there or cannot
   * be read ends it: then what is above is unknown, too.
   *
   * @param internalName with slashes, as in class files
   * @param parsing what to skip, as {@link ClassReader} names it
   * @return the visitors of the classes that were read whole
   */
  <V extends ClassVisitor> List<V> hierarchy(
      String internalName, int parsing, Supplier<V> visitors) {
    List<V> visited = new ArrayList<>();
    // Broken classes may extend each other.
    Set<String> names = new HashSet<>();
    String name = internalName;
    while (name != null && names.add(name) && bytes(name).isPresent()) {
      V visitor = visitors.get();
      try {
        ClassReader reader = new ClassReader(bytes(name).get());
        reader.accept(visitor, parsing);
        name = reader.getSuperName();
      } catch (RuntimeException newerOrBroken) {
        break;
      }
      visited.add(visitor);
    }
    return visited;
  }

  /** The first resource of that name. */
  public Optional<byte[]> resource(String name) {
    try {
      for (Entry entry : entries) {
        Optional<byte[]> found = entry.resource(name);
        if (found.isPresent()) {
          return found;
        }
      }
    } catch (IOException unreadable) {
      // As if it were not there.
    }
    return Optional.empty();
  }

  private static Optional<byte[]> inFolder(Path folder, String name) throws IOException {
    Path file = folder.resolve(name);
    return Files.isRegularFile(file) ? Optional.of(Files.readAllBytes(file)) : Optional.empty();
  }

  private static Optional<byte[]> inJar(ZipFile jar, String name) throws IOException {
    ZipEntry entry = jar.getEntry(name);
    if (entry == null) {
      return Optional.empty();
    }
    try (InputStream in = jar.getInputStream(entry)) {
      return Optional.of(in.readAllBytes());
    }
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
