package org.steelyard.engine.maven;

import java.util.Set;
import org.eclipse.aether.graph.DependencyNode;
import org.eclipse.aether.version.VersionConstraint;

/** Finds the dependencies that may be another file tomorrow although nothing asked for changed. */
final class MovingVersions {

  private static final Set<String> NEWEST = Set.of("LATEST", "RELEASE");

  private MovingVersions() {}

  static boolean anyIn(DependencyNode node) {
    return moving(node) || node.getChildren().stream().anyMatch(MovingVersions::anyIn);
  }

  private static boolean moving(DependencyNode node) {
    VersionConstraint asked = node.getVersionConstraint();
    return node.getArtifact().isSnapshot()
        || asked != null
            && (asked.getRange() != null || NEWEST.contains(String.valueOf(asked.getVersion())));
  }
}
