package org.steelyard.integration;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;

/** The JDKs that lie on this machine where JDKs usually lie. */
final class Jdks {
  private Jdks() {}

  /** The newest; the one that runs us, where there is no other. */
  static Path newest() throws IOException {
    List<Path> homes = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"))));
    System.getenv().entrySet().stream()
        .filter(e -> e.getKey().startsWith("JAVA_HOME_"))
        .forEach(e -> homes.add(Path.of(e.getValue())));
    Path usual = Path.of("/usr/lib/jvm");
    if (Files.isDirectory(usual)) {
      try (Stream<Path> found = Files.list(usual)) {
        found.forEach(homes::add);
      }
    }
    homes.removeIf(home -> !Files.isExecutable(home.resolve("bin/javac")));
    return homes.stream().max(Comparator.comparingInt(Jdks::version)).orElseThrow();
  }

  /** Its feature version; 0 where it does not say. */
  static int version(Path home) {
    Properties properties = new Properties();
    try (InputStream in = Files.newInputStream(home.resolve("release"))) {
      properties.load(in);
    } catch (IOException e) {
      return 0;
    }
    String version = properties.getProperty("JAVA_VERSION", "0").replace("\"", "");
    return Integer.parseInt(version.split("[.+-]")[0]);
  }
}
