package org.steelyard.engine.arm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.config.NearestWord;
import org.steelyard.engine.maven.Coordinates;
import org.steelyard.engine.maven.Exclusion;
import org.steelyard.engine.maven.Library;
import org.steelyard.engine.maven.MavenClassPath;
import org.steelyard.engine.maven.ResolutionException;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.engine.target.TargetResolver;

/**
 * Gives an arm other versions of some libraries, with what these need in the versions they ask for.
 * JMH and what only JMH brings stay.
 */
public final class Swapping {
  private final MavenClassPath maven;
  private final List<Exclusion> exclusions;

  /**
   * @param exclusions those with which arms given as coordinates are resolved
   */
  public Swapping(MavenClassPath maven, List<Exclusion> exclusions) {
    this.maven = maven;
    this.exclusions = List.copyOf(exclusions);
  }

  /**
   * @param source where the arm came from: coordinates are resolved anew, files are exchanged
   * @return the arm with another class path, a name that tells it from the one it was made of, and
   *     a note for each library that changed
   * @throws UsageException when the arm has no version of a library
   * @throws EngineException when something cannot be resolved
   */
  public Arm apply(Swap swap, ArmSource source, Arm arm) throws EngineException {
    String name = arm.target().name();
    String renamed =
        name
            + " with "
            + swap.libraries().stream()
                .map(Coordinates::toString)
                .collect(Collectors.joining(", "));
    List<Library> asked = new ArrayList<>();
    Map<String, Library> needed = new LinkedHashMap<>();
    collect(swap, asked, needed);
    List<String> notes = new ArrayList<>(arm.notes());
    if (source instanceof ArmSource.Named named && TargetResolver.isCoordinates(named.word())) {
      List<Library> after = resolvedAnew(Coordinates.parse(named.word()), asked, needed, notes);
      return new Arm(new ResolvedTarget(name, after.stream().map(Library::path).toList()), notes);
    }
    SwappedClassPath classPath = new SwappedClassPath(name, arm.target().classPath());
    for (Library library : asked) {
      classPath.swap(library);
    }
    for (Library library : needed.values()) {
      classPath.bring(library);
    }
    notes.addAll(classPath.notes());
    return new Arm(new ResolvedTarget(renamed, classPath.paths()), notes);
  }

  private void collect(Swap swap, List<Library> asked, Map<String, Library> needed)
      throws EngineException {
    Map<String, String> wanted = new TreeMap<>();
    swap.libraries().forEach(c -> wanted.put(c.group() + ":" + c.artifact(), c.version()));
    List<Exclusion> withoutJmh = new ArrayList<>(exclusions);
    withoutJmh.add(new Exclusion(Swap.JMH, "*"));
    for (Coordinates coordinates : swap.libraries()) {
      List<Library> libraries = resolve(coordinates, withoutJmh, wanted);
      asked.add(libraries.get(0));
      for (Library library : libraries.subList(1, libraries.size())) {
        if (!wanted.containsKey(library.name())) {
          needed.putIfAbsent(library.name() + ":" + library.classifier(), library);
        }
      }
    }
  }

  private List<Library> resolvedAnew(
      Coordinates arm, List<Library> asked, Map<String, Library> needed, List<String> notes)
      throws EngineException {
    Map<String, String> before = new TreeMap<>();
    resolve(arm, exclusions, Map.of()).forEach(l -> before.put(l.name(), l.version()));
    Map<String, String> pinned = new TreeMap<>();
    needed.values().forEach(library -> pinned.put(library.name(), library.version()));
    for (Library library : asked) {
      if (library.name().equals(arm.group() + ":" + arm.artifact())) {
        throw new UsageException(
            "--swap "
                + library.name()
                + " is the arm itself; name the arm with the other version instead.");
      }
      if (!before.containsKey(library.name())) {
        throw new UsageException(
            "--swap "
                + library.name()
                + ": "
                + arm
                + " has no version of it. Did you mean "
                + NearestWord.of(library.name(), List.copyOf(before.keySet()))
                + "?");
      }
      pinned.put(library.name(), library.version());
    }
    List<Library> after = resolve(arm, exclusions, pinned);
    for (Library library : after) {
      String was = before.get(library.name());
      if (!library.version().equals(was)) {
        notes.add(
            arm
                + ": "
                + library.name()
                + " "
                + library.version()
                + (was == null ? " was added." : " in place of " + was + "."));
      }
    }
    return after;
  }

  private List<Library> resolve(
      Coordinates coordinates, List<Exclusion> without, Map<String, String> pinned)
      throws EngineException {
    try {
      return maven.libraries(coordinates, without, pinned);
    } catch (ResolutionException e) {
      throw new EngineException(e.getMessage(), e);
    }
  }
}
