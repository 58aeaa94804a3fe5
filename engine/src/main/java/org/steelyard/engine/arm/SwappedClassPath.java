package org.steelyard.engine.arm;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.config.NearestWord;
import org.steelyard.engine.maven.Library;

/**
 * Exchanges libraries on a class path of files. The jar of a library is replaced where it stands.
 * Where its classes are inside of a larger jar, the new jar goes in front and hides them. What only
 * the new version needs goes to the end.
 */
final class SwappedClassPath {
  private final String name;
  private final List<JarContents> entries = new ArrayList<>();
  private final List<Path> front = new ArrayList<>();
  private final List<Path> end = new ArrayList<>();
  private final List<String> notes = new ArrayList<>();

  /**
   * @param name of the arm, for messages
   */
  SwappedClassPath(String name, List<Path> classPath) throws EngineException {
    this.name = name;
    for (Path path : classPath) {
      entries.add(JarContents.of(path));
    }
  }

  /**
   * @param library that was asked for
   * @throws UsageException when no version of it is on the class path
   */
  void swap(Library library) throws EngineException {
    if (!replace(library)) {
      throw new UsageException(
          "--swap " + library.name() + ": " + name + " has no version of it" + nearest(library));
    }
  }

  /** For what a library needs: it may be new. */
  void bring(Library library) throws EngineException {
    if (!replace(library)) {
      end.add(library.path());
      notes.add(name + ": " + library.name() + " " + library.version() + " was added.");
    }
  }

  private boolean replace(Library library) throws EngineException {
    JarContents replacement = JarContents.of(library.path());
    if (replacement.classes().stream().anyMatch(c -> c.startsWith("org/openjdk/jmh/"))) {
      throw new UsageException(
          "--swap: "
              + library.name()
              + " "
              + library.version()
              + " has classes of JMH in it, which would hide those that measure.");
    }
    int at = -1;
    for (int i = entries.size() - 1; i >= 0; i--) {
      if (entries.get(i).isJarOf(library)) {
        if (at >= 0) {
          entries.remove(at);
        }
        at = i;
      }
    }
    if (at >= 0) {
      note(library, entries.get(at).versionOf(library), "");
      entries.set(at, replacement);
      return true;
    }
    for (JarContents entry : entries) {
      if (entry.sharesClassesWith(replacement)) {
        note(
            library,
            entry.versions().getOrDefault(library.name(), "what was there"),
            ", put before "
                + entry.path().getFileName()
                + ", whose own copy it hides; classes and resources that only the old version has"
                + " can still be seen");
        front.add(library.path());
        return true;
      }
    }
    return false;
  }

  private void note(Library library, String before, String how) {
    notes.add(
        name
            + ": "
            + library.name()
            + " "
            + library.version()
            + " in place of "
            + before
            + how
            + ".");
  }

  private String nearest(Library library) {
    Set<String> known = new TreeSet<>();
    entries.forEach(entry -> known.addAll(entry.versions().keySet()));
    return known.isEmpty()
        ? ", neither as a jar nor inside of one."
        : ". Did you mean " + NearestWord.of(library.name(), List.copyOf(known)) + "?";
  }

  List<Path> paths() {
    List<Path> paths = new ArrayList<>(front);
    entries.forEach(entry -> paths.add(entry.path()));
    paths.addAll(end);
    return paths;
  }

  List<String> notes() {
    return notes;
  }
}
