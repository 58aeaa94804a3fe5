package org.steelyard.review.code;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.ClassNode;

/**
 * Class files by their names, from a class path and, behind it, the JDK that runs us. What cannot
 * be read becomes a note, never an exception: a review says what it has not seen.
 */
public final class ClassPath implements AutoCloseable {
  /** The newest class file version that ASM knows. */
  private static final int NEWEST = Opcodes.V26;

  private final List<Entry> entries = new ArrayList<>();
  private final Map<String, Optional<ClassNode>> classes = new HashMap<>();
  private final Set<String> notes = new LinkedHashSet<>();

  private interface Entry {
    byte @Nullable [] read(String name) throws IOException;

    void names(Consumer<String> to) throws IOException;

    void close() throws IOException;
  }

  /**
   * Opens all entries.
   *
   * @param path jars and folders; what is not there is noted
   */
  public ClassPath(List<Path> path) {
    for (Path each : path) {
      try {
        entries.add(Files.isDirectory(each) ? new Folder(each) : new Jar(each));
      } catch (IOException e) {
        note(each + " cannot be read (" + e.getMessage() + "); its classes were not looked at.");
      }
    }
  }

  /**
   * A class with its code; empty when it is nowhere, or cannot be read.
   *
   * @param name its internal name, such as {@code java/lang/String}
   */
  public Optional<ClassNode> find(String name) {
    if (name.startsWith("[")) {
      return Optional.empty();
    }
    Optional<ClassNode> known = classes.get(name);
    if (known == null) {
      known = Optional.ofNullable(parse(name));
      classes.put(name, known);
    }
    return known;
  }

  /** A class file of the class path as it is; empty when it is not there. */
  public Optional<byte[]> bytes(String name) {
    return Optional.ofNullable(read(name + ".class"));
  }

  private @Nullable ClassNode parse(String name) {
    String file = name + ".class";
    byte @Nullable [] bytes = read(file);
    boolean ours = bytes != null;
    if (!ours) {
      bytes = fromJdk(file);
    }
    if (bytes == null) {
      if (!name.startsWith("java/")) {
        note(name.replace('/', '.') + " is not on the class path; what it does is not known.");
      }
      return null;
    }
    try {
      int version = (bytes[6] & 0xff) << 8 | bytes[7] & 0xff;
      if (version > NEWEST) {
        note(
            name.replace('/', '.')
                + " is compiled for Java "
                + (version - 44)
                + ", which is newer than this version of Steelyard knows; it was read as if for Java "
                + (NEWEST - 44)
                + ".");
        bytes[6] = 0;
        bytes[7] = NEWEST;
      }
      ClassNode node = new ClassNode();
      new ClassReader(bytes)
          .accept(node, ClassReader.SKIP_FRAMES | (ours ? 0 : ClassReader.SKIP_DEBUG));
      return node;
    } catch (RuntimeException e) {
      // ASM reports what is broken by whatever exception it runs into.
      note(name.replace('/', '.') + " is not a class file that can be read; it was left out.");
      return null;
    }
  }

  private static byte @Nullable [] fromJdk(String file) {
    try (InputStream in = ClassLoader.getPlatformClassLoader().getResourceAsStream(file)) {
      return in == null ? null : in.readAllBytes();
    } catch (IOException e) {
      return null;
    }
  }

  private byte @Nullable [] read(String file) {
    for (Entry entry : entries) {
      try {
        byte @Nullable [] bytes = entry.read(file);
        if (bytes != null) {
          return bytes;
        }
      } catch (IOException e) {
        note(file + " cannot be read (" + e.getMessage() + ").");
      }
    }
    return null;
  }

  /** All resources of a name, as text, in the order of the class path. */
  public List<String> texts(String file) {
    List<String> texts = new ArrayList<>();
    for (Entry entry : entries) {
      try {
        byte @Nullable [] bytes = entry.read(file);
        if (bytes != null) {
          texts.add(new String(bytes, StandardCharsets.UTF_8));
        }
      } catch (IOException e) {
        note(file + " cannot be read (" + e.getMessage() + ").");
      }
    }
    return texts;
  }

  /** The internal names of all classes of the class path, without those of the JDK. */
  public List<String> names() {
    List<String> names = new ArrayList<>();
    for (Entry entry : entries) {
      try {
        entry.names(
            file -> {
              if (file.endsWith(".class") && !file.startsWith("META-INF/")) {
                names.add(file.substring(0, file.length() - ".class".length()));
              }
            });
      } catch (IOException e) {
        note("A class path entry cannot be listed (" + e.getMessage() + ").");
      }
    }
    return names;
  }

  /**
   * What stands at the beginning of a class file.
   *
   * @param name internal name
   * @param access flags as in {@link Opcodes}
   * @param parents internal names of superclass and interfaces, without {@code Object}
   */
  public record Header(String name, int access, List<String> parents) {}

  /** Those of all classes of the class path; what cannot be read has none. */
  public List<Header> headers() {
    List<Header> headers = new ArrayList<>();
    for (String name : names()) {
      if (name.contains("/jmh_generated/")) {
        continue;
      }
      byte @Nullable [] bytes = read(name + ".class");
      try {
        if (bytes != null && bytes.length > 10) {
          bytes[6] = 0;
          bytes[7] = (byte) Math.min(bytes[7] & 0xff, NEWEST);
          ClassReader reader = new ClassReader(bytes);
          List<String> parents = new ArrayList<>(List.of(reader.getInterfaces()));
          if (reader.getSuperName() != null && !reader.getSuperName().equals("java/lang/Object")) {
            parents.add(reader.getSuperName());
          }
          headers.add(new Header(reader.getClassName(), reader.getAccess(), parents));
        }
      } catch (RuntimeException e) {
        note(name.replace('/', '.') + " is not a class file that can be read; it was left out.");
      }
    }
    return headers;
  }

  /** Something that a reader of the review must know. Each is kept once. */
  public void note(String text) {
    notes.add(text);
  }

  /** What was noted, in order. */
  public List<String> notes() {
    return List.copyOf(notes);
  }

  @Override
  public void close() {
    for (Entry entry : entries) {
      try {
        entry.close();
      } catch (IOException e) {
        // It was only read.
      }
    }
  }

  private static final class Folder implements Entry {
    private final Path folder;

    Folder(Path folder) {
      this.folder = folder;
    }

    @Override
    public byte @Nullable [] read(String name) throws IOException {
      Path file = folder.resolve(name);
      return Files.isRegularFile(file) ? Files.readAllBytes(file) : null;
    }

    @Override
    public void names(Consumer<String> to) throws IOException {
      try (Stream<Path> files = Files.walk(folder)) {
        files
            .map(file -> folder.relativize(file).toString())
            .map(file -> file.replace(folder.getFileSystem().getSeparator(), "/"))
            .forEach(to);
      }
    }

    @Override
    public void close() {
      // Nothing is open.
    }
  }

  private static final class Jar implements Entry {
    private final ZipFile zip;

    Jar(Path file) throws IOException {
      this.zip = new ZipFile(file.toFile());
    }

    @Override
    public byte @Nullable [] read(String name) throws IOException {
      ZipEntry entry = zip.getEntry(name);
      if (entry == null) {
        return null;
      }
      try (InputStream in = zip.getInputStream(entry)) {
        return in.readAllBytes();
      }
    }

    @Override
    public void names(Consumer<String> to) {
      for (ZipEntry entry : Collections.list(zip.entries())) {
        to.accept(entry.getName());
      }
    }

    @Override
    public void close() throws IOException {
      zip.close();
    }
  }
}
