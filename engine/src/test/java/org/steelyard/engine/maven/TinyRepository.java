package org.steelyard.engine.maven;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A Maven repository of a few files, and settings that let Maven see no other. */
final class TinyRepository {

  private final Path root;
  final List<String> downloads = new CopyOnWriteArrayList<>();

  TinyRepository(Path root) {
    this.root = root;
    writeSettings(
        """
        <mirrors>
          <mirror><id>tiny</id><mirrorOf>*</mirrorOf><url>%s</url></mirror>
        </mirrors>
        <profiles>
          <profile>
            <id>with-snapshots</id>
            <repositories>
              <repository>
                <id>snapshots</id><url>mirrored</url><snapshots><enabled>true</enabled></snapshots>
              </repository>
            </repositories>
          </profile>
        </profiles>
        <activeProfiles><activeProfile>with-snapshots</activeProfile></activeProfiles>
        """
            .formatted(url()));
  }

  void writeSettings(String elements) {
    write(
        settings(),
        "<settings><localRepository>"
            + localRepository()
            + "</localRepository>"
            + elements
            + "</settings>");
  }

  String url() {
    // No slash behind it, which Java adds only for folders that are there already.
    return remote().toUri().toString().replaceAll("/$", "");
  }

  Path settings() {
    return root.resolve("settings.xml");
  }

  Path localRepository() {
    return root.resolve("local");
  }

  Path remote() {
    return root.resolve("remote");
  }

  Path cacheFolder() {
    return root.resolve("cache");
  }

  MavenSetup setup(boolean offline) {
    return new MavenSetup(settings(), true, null, offline, List.of(), Map.of());
  }

  /** On a machine that is a Linux on x86_64 whatever the test runs on. */
  MavenClassPath classPath() {
    return classPath(setup(false), new OsDetected("linux", "x86_64"));
  }

  MavenClassPath classPath(MavenSetup setup, OsDetected os) {
    return new MavenClassPath(setup, os, cacheFolder(), downloads::add);
  }

  /** Publishes a jar and its POM; {@code pom} is what stands behind the coordinates. */
  TinyRepository publish(String coordinates, String pom) {
    return publishJar(coordinates).publishPom(coordinates, pom);
  }

  TinyRepository publishPom(String coordinates, String pom) {
    Coordinates parsed = Coordinates.parse(coordinates);
    write(
        file(parsed, "pom"),
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>
          %s
        </project>
        """
            .formatted(parsed.group(), parsed.artifact(), parsed.version(), pom));
    return this;
  }

  TinyRepository publishJar(String coordinates) {
    Path jar = file(Coordinates.parse(coordinates), "jar");
    try {
      Files.createDirectories(jar.getParent());
      try (OutputStream out = Files.newOutputStream(jar);
          ZipOutputStream zip = new ZipOutputStream(out)) {
        zip.putNextEntry(new ZipEntry(coordinates.replace(':', '/')));
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return this;
  }

  /** Publishes the index that a version range is resolved with. */
  TinyRepository publishVersions(String artifact, String... versions) {
    String[] parts = artifact.split(":");
    write(
        remote().resolve(parts[0]).resolve(parts[1]).resolve("maven-metadata.xml"),
        "<metadata><versioning><versions><version>"
            + String.join("</version><version>", versions)
            + "</version></versions></versioning></metadata>");
    return this;
  }

  static String dependencies(String... dependencies) {
    return "<dependencies>" + String.join("", dependencies) + "</dependencies>";
  }

  static String dependency(String coordinates, String... elements) {
    Coordinates parsed = Coordinates.parse(coordinates);
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>%s</dependency>"
        .formatted(parsed.group(), parsed.artifact(), parsed.version(), String.join("", elements));
  }

  private Path file(Coordinates coordinates, String extension) {
    String classifier = coordinates.classifier() == null ? "" : "-" + coordinates.classifier();
    return remote()
        .resolve(coordinates.group().replace('.', '/'))
        .resolve(coordinates.artifact())
        .resolve(coordinates.version())
        .resolve(
            coordinates.artifact() + "-" + coordinates.version() + classifier + "." + extension);
  }

  private static void write(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
