package org.steelyard.engine.maven;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.ArtifactDescriptorException;
import org.eclipse.aether.resolution.ArtifactResolutionException;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.DependencyResult;
import org.eclipse.aether.transfer.ArtifactNotFoundException;
import org.eclipse.aether.transfer.ArtifactTransferException;
import org.jspecify.annotations.Nullable;

/**
 * One file that a resolution failed for.
 *
 * @param artifact the file
 * @param needer the artifact to leave out so that the file is not needed: the same artifact for a
 *     jar; for a POM that is a parent, the one whose parent it is
 * @param obstacle what kept the file from arriving; {@code null} when it simply is not there
 */
record UnresolvedArtifact(
    Artifact artifact,
    Exclusion needer,
    @Nullable String obstacle,
    List<RemoteRepository> repositories) {

  /** Everything that is missing, each file once; empty when the failure is of another kind. */
  static List<UnresolvedArtifact> of(DependencyResolutionException failure) {
    Map<String, UnresolvedArtifact> found = new LinkedHashMap<>();
    DependencyResult result = failure.getResult();
    for (Exception exception : result.getCollectExceptions()) {
      addPoms(exception, found);
    }
    for (ArtifactResult jar : result.getArtifactResults()) {
      if (!jar.isResolved()) {
        add(jar, jar.getRequest().getArtifact(), found);
      }
    }
    return List.copyOf(found.values());
  }

  boolean classifierContains(String platform) {
    return artifact.getClassifier().contains(platform);
  }

  private static void addPoms(Exception exception, Map<String, UnresolvedArtifact> found) {
    Artifact needer = null;
    for (Throwable cause = exception; cause != null; cause = cause.getCause()) {
      if (cause instanceof ArtifactDescriptorException descriptor) {
        needer = descriptor.getResult().getRequest().getArtifact();
      } else if (cause instanceof ArtifactResolutionException resolution && needer != null) {
        for (ArtifactResult pom : resolution.getResults()) {
          add(pom, needer, found);
        }
      }
    }
  }

  private static void add(
      ArtifactResult result, Artifact needer, Map<String, UnresolvedArtifact> found) {
    List<ArtifactTransferException> failures = new ArrayList<>();
    for (Exception exception : result.getExceptions()) {
      if (exception instanceof ArtifactTransferException transfer) {
        failures.add(transfer);
      }
    }
    Artifact artifact = result.getRequest().getArtifact();
    found.putIfAbsent(
        artifact.toString(),
        new UnresolvedArtifact(
            artifact,
            new Exclusion(needer.getGroupId(), needer.getArtifactId()),
            failures.stream()
                .filter(failure -> !(failure instanceof ArtifactNotFoundException))
                .map(RootCause::message)
                .findFirst()
                .orElse(null),
            failures.stream()
                .map(ArtifactTransferException::getRepository)
                .filter(Objects::nonNull)
                .toList()));
  }
}
