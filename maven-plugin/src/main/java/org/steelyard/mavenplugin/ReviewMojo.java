package org.steelyard.mavenplugin;

import java.nio.file.Path;
import java.util.List;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.ResolutionScope;

/**
 * Reviews the code of the benchmarks, and fails the build on a finding that is as severe as {@code
 * -Dsteelyard.fail-on} says (default: error).
 */
@Mojo(
    name = "review",
    defaultPhase = LifecyclePhase.VERIFY,
    requiresDependencyResolution = ResolutionScope.TEST)
public final class ReviewMojo extends AbstractSteelyardMojo {
  @Override
  List<String> command() throws MojoExecutionException {
    return List.of("review", joined(classPath()));
  }

  @Override
  boolean measures() {
    return false;
  }

  @Override
  void regression(Path out) throws MojoFailureException {
    throw new MojoFailureException(
        "Benchmarks measure something else than they say; the findings are above. Those that are"
            + " known can be put into a file: -Dsteelyard.accepted=review.txt.");
  }
}
