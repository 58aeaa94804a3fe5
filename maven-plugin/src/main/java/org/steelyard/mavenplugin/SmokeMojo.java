package org.steelyard.mavenplugin;

import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Runs each benchmark once: does it still work? */
@Mojo(name = "smoke", requiresDependencyResolution = ResolutionScope.TEST)
public final class SmokeMojo extends AbstractSteelyardMojo {
  @Override
  List<String> command() throws MojoExecutionException {
    return List.of("run", joined(classPath()), "--effort", "smoke");
  }
}
