package org.steelyard.engine.maven;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes class paths out of Maven coordinates: the artifact first, behind it what it needs at run
 * time, as its author's own build would have it. Settings, mirrors, credentials and the local
 * repository are those of the user's Maven.
 *
 * <p>A class path that was resolved once is remembered, and good as long as its files and the Maven
 * settings stay as they are; snapshots and version ranges are resolved each time.
 */
public final class MavenClassPath {

  private final MavenSetup setup;
  private final OsDetected os;
  private final ClassPathCache cache;
  private final DownloadListener listener;

  MavenClassPath(MavenSetup setup, OsDetected os, Path cacheFolder, DownloadListener listener) {
    this.setup = setup;
    this.os = os;
    this.cache = new ClassPathCache(cacheFolder);
    this.listener = listener;
  }

  /** With the user's Maven, remembering in the user's cache folder. */
  public static MavenClassPath ofUser(DownloadListener listener) {
    return ofUser(CacheFolder.of(System.getenv(), System.getProperty("user.home")), listener);
  }

  /** With the user's Maven, remembering in a folder of the caller's choice. */
  public static MavenClassPath ofUser(Path cacheFolder, DownloadListener listener) {
    return new MavenClassPath(
        MavenSetup.ofUser(), OsDetected.ofThisMachine(), cacheFolder, listener);
  }

  /**
   * Resolves an artifact and what it needs at run time; optional dependencies are left out.
   *
   * @return existing files, the artifact's own first
   * @throws ResolutionException when anything is missing; it never returns half a class path
   */
  public List<Path> resolve(Coordinates coordinates, Collection<Exclusion> exclusions)
      throws ResolutionException {
    String title = coordinates.toString();
    String key = key(coordinates, exclusions);
    if (!coordinates.moving()) {
      Optional<List<Path>> remembered = cache.get(title, key);
      if (remembered.isPresent()) {
        return remembered.get();
      }
    }
    // Named here and nowhere above: loading Maven's classes takes longer than all the rest.
    ResolvedClassPath resolved =
        new MavenResolver(setup, os, listener).resolve(coordinates, exclusions, Map.of());
    if (!resolved.moving()) {
      cache.put(title, key, resolved.paths());
    }
    return resolved.paths();
  }

  /**
   * Resolves as {@link #resolve} does, telling what is what, with some versions replaced. It is not
   * remembered.
   *
   * @param pinned versions by {@code group:artifact} that hold whatever POMs say, but not for the
   *     artifact itself
   */
  public List<Library> libraries(
      Coordinates coordinates, Collection<Exclusion> exclusions, Map<String, String> pinned)
      throws ResolutionException {
    return new MavenResolver(setup, os, listener)
        .resolve(coordinates, exclusions, pinned)
        .libraries();
  }

  /** POMs may choose dependencies by platform and by Java version, so both belong to the key. */
  private String key(Coordinates coordinates, Collection<Exclusion> exclusions) {
    return coordinates
        + " without "
        + exclusions.stream().map(Exclusion::toString).sorted().distinct().toList()
        + " on "
        + os.classifier()
        + " java "
        + Runtime.version()
        + " "
        + setup.fingerprint();
  }
}
