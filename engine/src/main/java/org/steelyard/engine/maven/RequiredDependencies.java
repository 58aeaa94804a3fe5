package org.steelyard.engine.maven;

import org.eclipse.aether.collection.DependencyCollectionContext;
import org.eclipse.aether.collection.DependencySelector;
import org.eclipse.aether.graph.Dependency;

/** Leaves out optional dependencies at every depth; Maven's own selector keeps the root's. */
final class RequiredDependencies implements DependencySelector {

  @Override
  public boolean selectDependency(Dependency dependency) {
    return !dependency.isOptional();
  }

  @Override
  public DependencySelector deriveChildSelector(DependencyCollectionContext context) {
    return this;
  }
}
