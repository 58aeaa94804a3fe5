package org.steelyard.engine.config;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.steelyard.model.Case;

/**
 * What a project's {@code steelyard.toml} says; what it leaves out has its default here.
 *
 * @param file where it was read from, null where there is none
 * @param build the command line that builds the benchmarks, null for the usual one of the build
 *     tool
 * @param jar the benchmark jar that the build makes, relative to the file's folder; may be a glob;
 *     null for the only one there is
 * @param benchmarks folders with the sources of the benchmarks, relative to the file's folder
 * @param threshold the change that matters
 * @param cases thresholds for some cases; the first that matches counts
 * @param accepted regressions that are no reason to fail
 */
public record ProjectConfig(
    @Nullable Path file,
    @Nullable String build,
    @Nullable String jar,
    List<String> benchmarks,
    Threshold threshold,
    List<CaseThreshold> cases,
    List<Accepted> accepted) {
  /** Of a project that says nothing. */
  public static final ProjectConfig NONE =
      new ProjectConfig(null, null, null, List.of(), Threshold.DEFAULT, List.of(), List.of());

  public ProjectConfig {
    benchmarks = List.copyOf(benchmarks);
    cases = List.copyOf(cases);
    accepted = List.copyOf(accepted);
  }

  /** The change that matters for one case. */
  public Threshold thresholdOf(Case id) {
    return cases.stream()
        .filter(c -> matches(c.match(), id))
        .map(CaseThreshold::threshold)
        .findFirst()
        .orElse(threshold);
  }

  /** Why a regression of this case is accepted, if it is. */
  public Optional<String> acceptanceOf(Case id) {
    return accepted.stream().filter(a -> matches(a.match(), id)).map(Accepted::reason).findFirst();
  }

  private static boolean matches(Pattern pattern, Case id) {
    return pattern.matcher(id.label()).find() || pattern.matcher(id.benchmark()).find();
  }
}
