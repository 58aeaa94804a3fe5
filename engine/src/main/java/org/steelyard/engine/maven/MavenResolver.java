package org.steelyard.engine.maven;

import eu.maveniverse.maven.mima.context.Context;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.apache.maven.settings.Settings;
import org.eclipse.aether.DefaultRepositorySystemSession;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.ArtifactProperties;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.DependencyFilter;
import org.eclipse.aether.resolution.ArtifactDescriptorPolicy;
import org.eclipse.aether.resolution.ArtifactResult;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.DependencyResolutionException;
import org.eclipse.aether.resolution.DependencyResult;
import org.eclipse.aether.util.artifact.JavaScopes;
import org.eclipse.aether.util.filter.DependencyFilterUtils;
import org.eclipse.aether.util.graph.selector.AndDependencySelector;
import org.eclipse.aether.util.graph.selector.ExclusionDependencySelector;
import org.eclipse.aether.util.graph.selector.ScopeDependencySelector;

/** Asks Maven's resolver. */
final class MavenResolver {

  private final MavenSetup setup;
  private final OsDetected os;
  private final DownloadListener listener;

  MavenResolver(MavenSetup setup, OsDetected os, DownloadListener listener) {
    this.setup = setup;
    this.os = os;
    this.listener = listener;
  }

  /**
   * @param pinned versions by {@code group:artifact} that hold whatever POMs say
   */
  ResolvedClassPath resolve(
      Coordinates coordinates, Collection<Exclusion> exclusions, Map<String, String> pinned)
      throws ResolutionException {
    MavenContext maven = new MavenContext(setup, os, listener);
    Settings settings = maven.settings();
    try (Context context = maven.open(settings)) {
      try {
        Artifact target = artifact(coordinates);
        DependencyResult result =
            context
                .repositorySystem()
                .resolveDependencies(
                    session(context, target, exclusions, pinned), request(context, target));
        return classPath(coordinates, result);
      } catch (DependencyResolutionException e) {
        throw new ResolutionException(
            new ResolutionFailure(coordinates, os, setup.userSettings())
                .explain(e, context.repositorySystemSession(), context.remoteRepositories()),
            e);
      }
    }
  }

  private static Artifact artifact(Coordinates coordinates) {
    return new DefaultArtifact(
        coordinates.group(),
        coordinates.artifact(),
        coordinates.classifier(),
        coordinates.extension() == null ? "jar" : coordinates.extension(),
        coordinates.version());
  }

  /**
   * The artifact is the root, not a dependency of a root: so its dependency management holds for
   * the whole tree, as in its author's own build.
   */
  private static DependencyRequest request(Context context, Artifact target) {
    CollectRequest tree =
        new CollectRequest(
            new Dependency(target, JavaScopes.RUNTIME), context.remoteRepositories());
    DependencyFilter runtime = DependencyFilterUtils.classpathFilter(JavaScopes.RUNTIME);
    DependencyFilter onClassPath =
        (node, parents) -> parents.isEmpty() || belongsOnClassPath(node.getArtifact());
    return new DependencyRequest(tree, DependencyFilterUtils.andFilter(runtime, onClassPath));
  }

  /** Whether Maven puts files of this type on a class path: jars, but not POMs or archives. */
  private static boolean belongsOnClassPath(Artifact artifact) {
    return Boolean.parseBoolean(
        artifact.getProperty(ArtifactProperties.CONSTITUTES_BUILD_PATH, "false"));
  }

  private static RepositorySystemSession session(
      Context context,
      Artifact target,
      Collection<Exclusion> exclusions,
      Map<String, String> pinned) {
    List<org.eclipse.aether.graph.Exclusion> excluded =
        exclusions.stream()
            .map(
                exclusion ->
                    new org.eclipse.aether.graph.Exclusion(
                        exclusion.group(), exclusion.artifact(), "*", "*"))
            .toList();
    DefaultRepositorySystemSession session =
        new DefaultRepositorySystemSession(context.repositorySystemSession());
    session.setDependencySelector(
        new AndDependencySelector(
            new ScopeDependencySelector(JavaScopes.TEST, JavaScopes.PROVIDED),
            new RequiredDependencies(),
            new ExclusionDependencySelector(excluded)));
    if (!pinned.isEmpty()) {
      session.setDependencyManager(new PinnedVersions(session.getDependencyManager(), pinned));
    }
    // Maven reads on when a POM is unusable, as if there were no dependencies. That is bearable far
    // down a tree; for the artifact that was asked for it would pass off its jar as a class path.
    session.setArtifactDescriptorPolicy(
        (ignored, request) ->
            request.getArtifact().getArtifactId().equals(target.getArtifactId())
                    && request.getArtifact().getGroupId().equals(target.getGroupId())
                ? ArtifactDescriptorPolicy.IGNORE_MISSING
                : ArtifactDescriptorPolicy.IGNORE_ERRORS);
    return session;
  }

  private static ResolvedClassPath classPath(Coordinates coordinates, DependencyResult result) {
    List<Library> libraries =
        result.getArtifactResults().stream()
            .map(ArtifactResult::getArtifact)
            .map(MavenResolver::library)
            .toList();
    boolean moving = coordinates.moving() || MovingVersions.anyIn(result.getRoot());
    return new ResolvedClassPath(libraries, moving);
  }

  private static Library library(Artifact artifact) {
    return new Library(
        artifact.getGroupId(),
        artifact.getArtifactId(),
        artifact.getClassifier().isEmpty() ? null : artifact.getClassifier(),
        artifact.getVersion(),
        artifact.getFile().toPath().toAbsolutePath());
  }
}
