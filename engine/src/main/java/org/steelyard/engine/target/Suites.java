package org.steelyard.engine.target;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.steelyard.engine.UsageException;

/** The suites that Steelyard brings, as jars below its home. */
public final class Suites {
  /** Names for a command line, in the order in which they run. */
  public static final List<String> NAMES = List.of("buffer", "http", "rpc");

  private final Path home;

  /**
   * @param home the folder that holds {@code suites/}
   */
  public Suites(Path home) {
    this.home = home;
  }

  /**
   * @throws UsageException when it has not been built
   */
  ResolvedTarget resolve(String name) throws UsageException {
    Path jar = home.resolve("suites/" + name + "/target/" + name + "-benchmarks.jar");
    if (!Files.isRegularFile(jar)) {
      throw new UsageException(
          "the suite '"
              + name
              + "' is not built: there is no "
              + jar
              + ". Build it with: mvn -DskipTests package");
    }
    return new ResolvedTarget(name, List.of(jar));
  }
}
