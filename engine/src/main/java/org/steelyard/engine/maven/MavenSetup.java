package org.steelyard.engine.maven;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The user's Maven, as far as it decides what is resolved from where. It is found without Maven's
 * own classes, because it is part of what a remembered class path depends on.
 *
 * @param userSettings the user's {@code settings.xml}
 * @param userSettingsNamed whether the user named that file, so that it has to exist
 * @param globalSettings the {@code settings.xml} of the Maven installation, if there is one
 * @param offline whether Maven was told to stay away from remote repositories
 * @param profiles ids of profiles, a leading {@code !} or {@code -} switches one off
 * @param properties what was defined with {@code -D}
 */
record MavenSetup(
    Path userSettings,
    boolean userSettingsNamed,
    @Nullable Path globalSettings,
    boolean offline,
    List<String> profiles,
    Map<String, String> properties) {

  private static final String LOCAL_REPOSITORY = "maven.repo.local";

  /**
   * @param environment {@code PATH}, {@code MAVEN_ARGS}, {@code MAVEN_OPTS}, {@code MAVEN_HOME}
   * @param system {@code user.home} and, if given, {@code maven.repo.local}
   */
  static MavenSetup of(Map<String, String> environment, Map<String, String> system) {
    MavenArguments arguments = MavenArguments.parse(environment.getOrDefault("MAVEN_ARGS", ""));
    Map<String, String> properties =
        new LinkedHashMap<>(
            MavenArguments.parse(environment.getOrDefault("MAVEN_OPTS", "")).properties());
    properties.putAll(arguments.properties());
    String localRepository = system.get(LOCAL_REPOSITORY);
    if (localRepository != null) {
      properties.put(LOCAL_REPOSITORY, localRepository);
    }
    Path userSettings =
        arguments.userSettings() != null
            ? Path.of(arguments.userSettings())
            : Path.of(system.getOrDefault("user.home", ""), ".m2", "settings.xml");
    Path globalSettings =
        arguments.globalSettings() != null
            ? Path.of(arguments.globalSettings())
            : settingsOfInstallation(environment);
    return new MavenSetup(
        userSettings.toAbsolutePath(),
        arguments.userSettings() != null,
        globalSettings == null ? null : globalSettings.toAbsolutePath(),
        arguments.offline(),
        arguments.profiles(),
        Map.copyOf(properties));
  }

  static MavenSetup ofUser() {
    Map<String, String> system = new TreeMap<>();
    Stream.of("user.home", LOCAL_REPOSITORY)
        .filter(name -> System.getProperty(name) != null)
        .forEach(name -> system.put(name, System.getProperty(name)));
    return of(System.getenv(), system);
  }

  /**
   * Changes whenever what is resolved, or where it is kept, may change. Properties go in as a hash:
   * a proxy's password may be among them, and the fingerprint is written to a file.
   */
  String fingerprint() {
    return "user-settings "
        + stamp(userSettings)
        + " global-settings "
        + (globalSettings == null ? "none" : stamp(globalSettings))
        + " profiles "
        + profiles
        + " properties "
        + Integer.toHexString(new TreeMap<>(properties).toString().hashCode());
  }

  private static String stamp(Path settings) {
    try {
      return settings
          + "@"
          + Files.size(settings)
          + "@"
          + Files.getLastModifiedTime(settings).toMillis();
    } catch (IOException e) {
      return settings + "@absent";
    }
  }

  private static @Nullable Path settingsOfInstallation(Map<String, String> environment) {
    List<Path> homes = new ArrayList<>();
    for (String folder : environment.getOrDefault("PATH", "").split(File.pathSeparator)) {
      for (String program : List.of("mvn", "mvn.cmd")) {
        File mvn = new File(folder, program);
        if (mvn.isFile()) {
          homes.addAll(homesOf(mvn.toPath()));
        }
      }
    }
    String mavenHome = environment.get("MAVEN_HOME");
    if (mavenHome != null) {
      homes.add(Path.of(mavenHome));
    }
    return homes.stream()
        .map(home -> home.resolve("conf").resolve("settings.xml"))
        .filter(Files::isRegularFile)
        .findFirst()
        .orElse(null);
  }

  /** The folder above {@code bin}; Homebrew's {@code mvn} is a script that calls on libexec. */
  private static List<Path> homesOf(Path mvn) {
    try {
      Path bin = mvn.toRealPath().getParent();
      Path home = bin == null ? null : bin.getParent();
      return home == null ? List.of() : List.of(home, home.resolve("libexec"));
    } catch (IOException e) {
      return List.of();
    }
  }
}
