package org.steelyard.engine.maven;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Where the XDG Base Directory Specification wants files that can be made again. */
public final class CacheFolder {

  private CacheFolder() {}

  /**
   * The user's folder for one kind of things.
   *
   * @param kind a name for a folder, such as {@code builds}
   */
  public static Path ofUser(String kind) {
    return of(System.getenv(), System.getProperty("user.home")).resolveSibling(kind);
  }

  static Path of(Map<String, String> environment, String userHome) {
    @Nullable String xdg = environment.get("XDG_CACHE_HOME");
    // The specification: a path that is not absolute is to be ignored.
    Path caches =
        xdg != null && Path.of(xdg).isAbsolute() ? Path.of(xdg) : Path.of(userHome, ".cache");
    return caches.resolve("steelyard").resolve("class-paths");
  }
}
