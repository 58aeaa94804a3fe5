package org.steelyard.mavenplugin;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Lists benchmarks with their parameters and what they cost. */
@Mojo(name = "list", requiresDependencyResolution = ResolutionScope.TEST)
public final class ListMojo extends AbstractSteelyardMojo {
  @Override
  List<String> command() throws MojoExecutionException {
    return List.of("list", joined(classPath()));
  }

  @Override
  boolean measures() {
    return false;
  }
}
