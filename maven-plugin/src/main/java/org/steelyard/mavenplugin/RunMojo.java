package org.steelyard.mavenplugin;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Measures the benchmarks of the project. */
@Mojo(name = "run", requiresDependencyResolution = ResolutionScope.TEST)
public final class RunMojo extends AbstractSteelyardMojo {
  @Override
  List<String> command() throws MojoExecutionException {
    return List.of("run", joined(classPath()));
  }
}
