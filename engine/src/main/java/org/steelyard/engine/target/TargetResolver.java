package org.steelyard.engine.target;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.maven.Coordinates;
import org.steelyard.engine.maven.DownloadListener;
import org.steelyard.engine.maven.Exclusion;
import org.steelyard.engine.maven.MavenClassPath;
import org.steelyard.engine.maven.ResolutionException;

/** Turns what a person names into a class path: a suite, a jar, a class path, Maven coordinates. */
public final class TargetResolver {
  private final Suites suites;
  private final List<Exclusion> exclusions;
  private final DownloadListener downloads;

  public TargetResolver(Suites suites, List<Exclusion> exclusions, DownloadListener downloads) {
    this.suites = suites;
    this.exclusions = List.copyOf(exclusions);
    this.downloads = downloads;
  }

  /** Whether a word names a target; else it can only be a regular expression. */
  public static boolean looksLikeTarget(String word) {
    return Suites.NAMES.contains(word)
        || word.endsWith(".jar")
        || word.contains(File.pathSeparator)
        || word.contains("/")
        || exists(word)
        || Coordinates.looksLike(word);
  }

  /** Whether a word is resolved from Maven's repositories. */
  public static boolean isCoordinates(String word) {
    return !exists(word) && Coordinates.looksLike(word);
  }

  private static boolean exists(String word) {
    try {
      return Files.exists(Path.of(word));
    } catch (InvalidPathException regex) {
      return false;
    }
  }

  /**
   * @throws EngineException when it is not there, not whole, or has no BenchmarkList; each entry of
   *     what is returned was there and readable
   */
  public ResolvedTarget resolve(String word) throws EngineException {
    if (Suites.NAMES.contains(word) && !exists(word)) {
      return suites.resolve(word);
    }
    List<Path> classPath;
    if (isCoordinates(word)) {
      classPath = fromRepositories(word);
    } else {
      try {
        classPath = ClassPaths.parse(word);
      } catch (InvalidPathException e) {
        throw new UsageException("\"" + word + "\" is not a path: " + e.getReason());
      }
    }
    ClassPaths.check(word, classPath);
    return new ResolvedTarget(word, classPath);
  }

  private List<Path> fromRepositories(String word) throws EngineException {
    try {
      return MavenClassPath.ofUser(downloads).resolve(Coordinates.parse(word), exclusions);
    } catch (IllegalArgumentException e) {
      throw new UsageException(e.getMessage());
    } catch (ResolutionException e) {
      throw new EngineException(e.getMessage(), e);
    }
  }
}
