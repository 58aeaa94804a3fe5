package org.steelyard.engine.maven;

import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.ContextOverrides.AddRepositoriesOp;
import eu.maveniverse.maven.mima.runtime.standalonestatic.StandaloneStaticRuntime;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import org.apache.maven.settings.Settings;
import org.apache.maven.settings.building.DefaultSettingsBuilderFactory;
import org.apache.maven.settings.building.DefaultSettingsBuildingRequest;
import org.apache.maven.settings.building.SettingsBuildingException;
import org.jspecify.annotations.Nullable;

/** Sets Maven's resolver up as the user's {@code mvn} would be. */
final class MavenContext {

  private final MavenSetup setup;
  private final OsDetected os;
  private final DownloadListener listener;

  MavenContext(MavenSetup setup, OsDetected os, DownloadListener listener) {
    this.setup = setup;
    this.os = os;
    this.listener = listener;
  }

  /** User and global settings, merged; read here because MIMA keeps neither errors nor offline. */
  Settings settings() throws ResolutionException {
    if (setup.userSettingsNamed() && !Files.isRegularFile(setup.userSettings())) {
      throw new ResolutionException(
          "The Maven settings "
              + setup.userSettings()
              + " that MAVEN_ARGS names do not exist; correct MAVEN_ARGS.",
          null);
    }
    Properties system = new Properties();
    system.putAll(System.getProperties());
    System.getenv().forEach((name, value) -> system.setProperty("env." + name, value));
    Properties user = new Properties();
    user.putAll(setup.properties());
    DefaultSettingsBuildingRequest request = new DefaultSettingsBuildingRequest();
    request.setUserSettingsFile(setup.userSettings().toFile());
    request.setGlobalSettingsFile(file(setup.globalSettings()));
    request.setSystemProperties(system);
    request.setUserProperties(user);
    try {
      return new DefaultSettingsBuilderFactory()
          .newInstance()
          .build(request)
          .getEffectiveSettings();
    } catch (SettingsBuildingException e) {
      throw new ResolutionException(
          "The Maven settings cannot be read; correct them and try again.\n  "
              + e.getMessage().strip().replace("\n", "\n  "),
          e);
    }
  }

  Context open(Settings settings) throws ResolutionException {
    List<String> on = setup.profiles().stream().filter(id -> !isOff(id)).toList();
    List<String> off =
        setup.profiles().stream().filter(MavenContext::isOff).map(id -> id.substring(1)).toList();
    ContextOverrides overrides =
        ContextOverrides.create()
            .withUserSettings(true)
            .withEffectiveSettings(settings)
            .offline(setup.offline() || settings.isOffline())
            .systemProperties(os.properties())
            .userProperties(setup.properties())
            .withActiveProfileIds(on)
            .withInactiveProfileIds(off)
            .addRepositoriesOp(order(settings))
            .transferListener(new DownloadNotes(listener))
            .build();
    try {
      return new StandaloneStaticRuntime().create(overrides);
    } catch (RuntimeException e) {
      throw new ResolutionException(
          "Maven's resolver cannot start with the settings "
              + setup.userSettings()
              + ": "
              + RootCause.message(e)
              + "\nCheck that the same settings work for mvn.",
          e);
    }
  }

  /**
   * As in Maven, the user's repositories are asked before the default one, unless they redefine it:
   * MIMA lets the later definition of an id win.
   */
  private static AddRepositoriesOp order(Settings settings) {
    String defaultId = ContextOverrides.CENTRAL.getId();
    boolean redefined =
        settings.getProfiles().stream()
            .flatMap(profile -> profile.getRepositories().stream())
            .anyMatch(repository -> repository.getId().equals(defaultId));
    return redefined ? AddRepositoriesOp.PREPEND : AddRepositoriesOp.APPEND;
  }

  private static boolean isOff(String profile) {
    return profile.startsWith("!") || profile.startsWith("-");
  }

  private static @Nullable File file(@Nullable Path path) {
    return path == null ? null : path.toFile();
  }
}
