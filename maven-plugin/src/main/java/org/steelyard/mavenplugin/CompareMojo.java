package org.steelyard.mavenplugin;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.inject.Inject;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;
import org.eclipse.aether.RepositorySystem;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactRequest;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.VersionRangeRequest;
import org.eclipse.aether.resolution.VersionRangeResolutionException;
import org.eclipse.aether.version.Version;
import org.steelyard.model.Json;
import tools.jackson.databind.JsonNode;

/**
 * Compares the project with its last release, another version, or another commit, and fails the
 * build when a benchmark has become slower: the check of a pull request.
 */
@Mojo(name = "compare", requiresDependencyResolution = ResolutionScope.TEST)
public final class CompareMojo extends AbstractSteelyardMojo {
  private static final String GIT = "git:";

  @Inject private RepositorySystem repositories;

  @Parameter(defaultValue = "${repositorySystemSession}", readonly = true, required = true)
  private RepositorySystemSession repositorySession;

  @Parameter(defaultValue = "${project.remoteProjectRepositories}", readonly = true)
  private List<RemoteRepository> remotes;

  @Parameter(defaultValue = "${plugin.version}", readonly = true, required = true)
  private String pluginVersion;

  /**
   * What the project is held against: {@code git:REF}; a version of this project, such as {@code
   * 1.4.2}; or coordinates of a library that it uses, {@code group:artifact:version}. Default: its
   * last release that can be resolved.
   */
  @Parameter(property = "steelyard.baseline")
  private String baseline;

  /** Whether a regression fails the build; else it is a warning. */
  @Parameter(property = "steelyard.failOnRegression", defaultValue = "true")
  private boolean failOnRegression;

  private String against;

  @Override
  List<String> command() throws MojoExecutionException {
    if (baseline != null && baseline.startsWith(GIT)) {
      against = baseline;
      String maven = System.getProperty("maven.home");
      CommitBuild build =
          CommitBuild.of(
              project.getBasedir().toPath(),
              session.getRequest(),
              maven == null ? null : Path.of(maven),
              pluginVersion);
      return List.of(
          "compare", baseline, "git:.", "--build", build.command(), "--jar", build.jar());
    }
    List<Path> candidate = classPath();
    DefaultArtifact other = other();
    against = other.getGroupId() + ":" + other.getArtifactId() + ":" + other.getVersion();
    Path replaced = replaced(other);
    List<Path> changed = new ArrayList<>(candidate);
    if (!changed.removeIf(path -> path.equals(replaced))) {
      throw new MojoExecutionException(
          against + " would take the place of " + replaced + ", which is not on the class path.");
    }
    changed.add(Math.min(candidate.indexOf(replaced), changed.size()), resolved(other));
    return List.of("compare", joined(changed), joined(candidate));
  }

  private DefaultArtifact other() throws MojoExecutionException {
    if (baseline == null) {
      return own(lastRelease());
    }
    try {
      return baseline.contains(":") ? new DefaultArtifact(baseline) : own(baseline);
    } catch (IllegalArgumentException e) {
      throw new MojoExecutionException(
          "steelyard.baseline=" + baseline + ": git:REF, a version, or group:artifact:version");
    }
  }

  private DefaultArtifact own(String version) {
    return new DefaultArtifact(project.getGroupId(), project.getArtifactId(), "jar", version);
  }

  private String lastRelease() throws MojoExecutionException {
    try {
      List<Version> versions =
          repositories
              .resolveVersionRange(
                  repositorySession,
                  new VersionRangeRequest(own("(," + project.getVersion() + ")"), remotes, null))
              .getVersions();
      for (int i = versions.size() - 1; i >= 0; i--) {
        if (!versions.get(i).toString().endsWith("-SNAPSHOT")) {
          return versions.get(i).toString();
        }
      }
    } catch (VersionRangeResolutionException e) {
      throw new MojoExecutionException("The last release cannot be found: " + e.getMessage(), e);
    }
    throw new MojoExecutionException(
        "There is no release of "
            + project.getGroupId()
            + ":"
            + project.getArtifactId()
            + " in the repositories. Say what to compare with: -Dsteelyard.baseline=git:main");
  }

  /** What of the class path the other version stands in for. */
  private Path replaced(DefaultArtifact other) throws MojoExecutionException {
    if (other.getGroupId().equals(project.getGroupId())
        && other.getArtifactId().equals(project.getArtifactId())) {
      return Path.of(project.getBuild().getOutputDirectory());
    }
    for (Artifact artifact : project.getArtifacts()) {
      if (artifact.getGroupId().equals(other.getGroupId())
          && artifact.getArtifactId().equals(other.getArtifactId())) {
        return artifact.getFile().toPath();
      }
    }
    throw new MojoExecutionException(
        other.getGroupId() + ":" + other.getArtifactId() + " is not a dependency of this project.");
  }

  private Path resolved(DefaultArtifact other) throws MojoExecutionException {
    try {
      return repositories
          .resolveArtifact(repositorySession, new ArtifactRequest(other, remotes, null))
          .getArtifact()
          .getFile()
          .toPath();
    } catch (ArtifactResolutionException e) {
      throw new MojoExecutionException(against + " cannot be resolved: " + e.getMessage(), e);
    }
  }

  @Override
  void regression(Path out) throws MojoFailureException {
    String message =
        "Slower than "
            + against
            + ": "
            + String.join(", ", slower(out))
            + ". Run folder: "
            + (out == null ? "named above" : out);
    if (failOnRegression) {
      throw new MojoFailureException(message);
    }
    getLog().warn(message);
  }

  private static List<String> slower(Path out) {
    List<String> names = new ArrayList<>();
    try {
      for (JsonNode verdict :
          Json.document().readTree(Files.readString(out.resolve("run.json"))).get("verdicts")) {
        if (verdict.get("verdict").asString().equals("slower")) {
          names.add(
              verdict.get("id").get("benchmark").asString() + verdict.get("id").get("params"));
        }
      }
    } catch (IOException | RuntimeException e) {
      names.add("see above");
    }
    return names;
  }
}
