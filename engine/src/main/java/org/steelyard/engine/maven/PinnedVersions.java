package org.steelyard.engine.maven;

import java.util.Map;
import org.eclipse.aether.collection.DependencyCollectionContext;
import org.eclipse.aether.collection.DependencyManagement;
import org.eclipse.aether.collection.DependencyManager;
import org.eclipse.aether.graph.Dependency;

/**
 * Gives some artifacts a version wherever they stand in a tree. Maven's own manager leaves the
 * root's direct dependencies alone, because their versions were managed when its POM was read.
 *
 * @param maven decides all the rest
 * @param versions by {@code group:artifact}
 */
record PinnedVersions(DependencyManager maven, Map<String, String> versions)
    implements DependencyManager {
  @Override
  public DependencyManagement manageDependency(Dependency dependency) {
    DependencyManagement managed = maven.manageDependency(dependency);
    String version =
        versions.get(
            dependency.getArtifact().getGroupId() + ":" + dependency.getArtifact().getArtifactId());
    if (version == null) {
      return managed;
    }
    if (managed == null) {
      managed = new DependencyManagement();
    }
    managed.setVersion(version);
    return managed;
  }

  @Override
  public DependencyManager deriveChildManager(DependencyCollectionContext context) {
    return new PinnedVersions(maven.deriveChildManager(context), versions);
  }
}
