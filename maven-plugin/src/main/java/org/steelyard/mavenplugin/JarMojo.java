package org.steelyard.mavenplugin;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Packs benchmarks and what they measure into one jar that names its dependencies where they are:
 * how {@code compare} builds another commit. It runs on this machine only.
 */
@Mojo(name = "jar", requiresDependencyResolution = ResolutionScope.TEST)
public final class JarMojo extends AbstractSteelyardMojo {
  static final String NAME = "steelyard-benchmarks.jar";

  /** The jar to make. */
  @Parameter(defaultValue = "${project.build.directory}/" + NAME, readonly = true)
  private String jar;

  @Override
  List<String> command() {
    throw new IllegalStateException("makes a jar and runs nothing");
  }

  @Override
  void goal() throws MojoExecutionException {
    if (!hasBenchmarks()) {
      // One of the modules that the one with the benchmarks needs.
      getLog().info("no benchmarks");
      return;
    }
    List<Path> classPath = classPath();
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest.getMainAttributes().put(new Attributes.Name("Main-Class"), "org.openjdk.jmh.Main");
    manifest
        .getMainAttributes()
        .put(
            Attributes.Name.CLASS_PATH,
            classPath.stream()
                .filter(Files::isRegularFile)
                .map(path -> path.toUri().toString())
                .collect(Collectors.joining(" ")));
    Path file = Path.of(jar);
    try {
      Files.createDirectories(file.getParent());
      try (OutputStream out = Files.newOutputStream(file);
          JarOutputStream packed = new JarOutputStream(out, manifest)) {
        Set<String> names = new HashSet<>(Set.of("META-INF/MANIFEST.MF"));
        for (Path entry : classPath) {
          if (Files.isDirectory(entry)) {
            add(entry, packed, names);
          }
        }
      }
    } catch (IOException e) {
      throw new MojoExecutionException(file + " cannot be written: " + e.getMessage(), e);
    }
    getLog().info("wrote " + file);
  }

  /** What comes first on a class path wins. */
  private static void add(Path folder, JarOutputStream jar, Set<String> names) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
        String name = folder.relativize(file).toString().replace('\\', '/');
        if (names.add(name)) {
          jar.putNextEntry(new ZipEntry(name));
          Files.copy(file, jar);
          jar.closeEntry();
        }
      }
    }
  }
}
