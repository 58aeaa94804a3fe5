package org.steelyard.cli;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.steelyard.agent.Host;
import org.steelyard.engine.UsageException;

/** Where Steelyard's own files are. */
final class Home {
  /** Set by the launcher: the folder that holds the suites. */
  private static final String PROPERTY = "steelyard.home";

  private Home() {}

  static Path folder() {
    return Path.of(System.getProperty(PROPERTY, "")).toAbsolutePath();
  }

  /** The agent's jar, or its folder of classes in a build. */
  static Path agent() {
    try {
      return Path.of(Host.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    } catch (URISyntaxException e) {
      throw new IllegalStateException(e);
    }
  }

  static String version() {
    return versions().getProperty("version");
  }

  /** Ours, and those of what a new project needs. */
  static Properties versions() {
    try (InputStream in = Home.class.getResourceAsStream("version.properties")) {
      Properties properties = new Properties();
      properties.load(in);
      return properties;
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  /**
   * The java command that a person names, by itself or by its home.
   *
   * @throws UsageException when there is none
   */
  static Path jvm(String name) throws UsageException {
    Path path = Path.of(name);
    if (Files.isDirectory(path)) {
      path = path.resolve("bin/java");
    } else if (path.getNameCount() == 1 && !Files.exists(path)) {
      for (String folder : System.getenv().getOrDefault("PATH", "").split(":")) {
        if (Files.isExecutable(Path.of(folder, name))) {
          return Path.of(folder, name).toAbsolutePath();
        }
      }
    }
    if (!Files.isExecutable(path)) {
      throw new UsageException(
          "-jvm "
              + name
              + ": there is no java command there. Name one, like /usr/lib/jvm/jdk-21/bin/java.");
    }
    return path.toAbsolutePath();
  }

  /** The java command that runs us. */
  static Path ownJvm() {
    return Path.of(System.getProperty("java.home"), "bin", "java");
  }
}
