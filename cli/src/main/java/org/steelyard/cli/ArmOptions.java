package org.steelyard.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.arm.Across;
import org.steelyard.engine.arm.Arm;
import org.steelyard.engine.arm.ArmResolver;
import org.steelyard.engine.arm.ArmSource;
import org.steelyard.engine.arm.Methods;
import org.steelyard.engine.arm.Recipe;
import org.steelyard.engine.arm.Swap;
import org.steelyard.engine.arm.Swapping;
import org.steelyard.engine.compare.ComparePreparation.MeasuredArm;
import org.steelyard.engine.config.ProjectConfig;
import org.steelyard.engine.maven.Exclusion;
import org.steelyard.engine.maven.MavenClassPath;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.engine.target.Suites;
import org.steelyard.engine.target.TargetResolver;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is compared with what: arms that are named, or made out of one. */
final class ArmOptions {
  @Parameters(
      arity = "1..*",
      paramLabel = "BASELINE [CANDIDATE...] [REGEX...]",
      description = {
        "An arm is a JMH jar, a class path, Maven coordinates (group:artifact:version), one of"
            + " Steelyard's suites (buffer, http, rpc), a commit (git:REF) or the current files"
            + " (git:.). Without CANDIDATE: one of the options below makes it.",
        "REGEX: what a benchmark's name must contain, as with JMH."
      })
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--swap",
      paramLabel = "<g:a:v>",
      description = "The candidate is the baseline with another version of a library.")
  private @Nullable String swap;

  @Option(
      names = "--candidate-jvm",
      paramLabel = "<java>",
      description = "The candidate runs on this JVM.")
  private @Nullable String candidateJvm;

  @Option(
      names = "--candidate-jvm-args",
      paramLabel = "<args>",
      description = "JVM arguments that the candidate gets in front of its others.")
  private @Nullable String candidateJvmArgs;

  @Option(
      names = "--across",
      paramLabel = "<param=a,b>",
      description = "The arms are values of one parameter.")
  private @Nullable String across;

  @Option(
      names = "--methods",
      paramLabel = "<a,b>",
      description = "The arms are methods of one class.")
  private @Nullable String methods;

  @Option(
      names = "--build",
      paramLabel = "<command>",
      description = "Builds the benchmark jar of a git: arm. Default: steelyard.toml, then Maven.")
  private @Nullable String build;

  @Option(
      names = "--jar",
      paramLabel = "<file>",
      description = "The jar that the build of a git: arm makes; a glob is fine.")
  private @Nullable String jar;

  @Option(
      names = "--benchmarks-from",
      paramLabel = "<baseline|candidate>",
      description = "Builds all git: arms with the benchmark sources of this one.")
  private @Nullable String benchmarksFrom;

  @Option(
      names = "--exclude",
      paramLabel = "<g:a>",
      description = "A dependency to leave out when coordinates are resolved. May be repeated.")
  private List<String> exclusions = new ArrayList<>();

  private static boolean isArm(String word) {
    return word.startsWith(ArmSource.GIT) || TargetResolver.looksLikeTarget(word);
  }

  private List<String> arms() {
    return words.stream().takeWhile(ArmOptions::isArm).toList();
  }

  List<String> regexes() {
    return words.subList(arms().size(), words.size());
  }

  @Nullable Across acrossParam() throws UsageException {
    return across == null ? null : Across.parse(across);
  }

  @Nullable Methods ofMethods() throws UsageException {
    return methods == null ? null : Methods.parse(methods);
  }

  /**
   * @param java the JVM of all arms that have no other
   * @throws UsageException when there is no second arm, or more than one way to make it
   */
  List<MeasuredArm> resolve(Terminal terminal, Path java, ProjectConfig project)
      throws EngineException {
    List<String> named = arms();
    boolean within = across != null || methods != null;
    boolean made = swap != null || candidateJvm != null || candidateJvmArgs != null;
    check(named, within, made);
    List<ArmSource> sources = new ArrayList<>();
    for (String word : named) {
      sources.add(ArmSource.parse(word));
    }
    List<Exclusion> excluded = TargetOptions.exclusions(exclusions);
    TargetResolver targets =
        new TargetResolver(
            new Suites(Home.folder()), excluded, file -> terminal.progress("downloading " + file));
    List<Arm> resolved =
        new ArrayList<>(
            new ArmResolver(
                    targets,
                    Path.of("").toAbsolutePath(),
                    project.file(),
                    Recipe.of(build, jar, List.of(), project),
                    terminal::note)
                .resolve(sources, benchmarksFrom()));
    terminal.endProgress();
    if (within) {
      return List.of(new MeasuredArm(resolved.get(0), java, List.of()));
    }
    if (named.size() == 1) {
      resolved.add(resolved.get(0));
      sources.add(sources.get(0));
    }
    List<MeasuredArm> arms = new ArrayList<>();
    for (int i = 0; i < resolved.size(); i++) {
      arms.add(
          i == 0
              ? new MeasuredArm(resolved.get(0), java, List.of())
              : candidate(sources.get(i), resolved.get(i), java, excluded, terminal));
    }
    return arms;
  }

  private void check(List<String> named, boolean within, boolean made) throws UsageException {
    if (named.isEmpty()) {
      throw new UsageException(
          "what is to be compared? \""
              + words.get(0)
              + "\" is no arm: there is no such file. Name a jar, a class path, Maven coordinates,"
              + " a suite (buffer, http, rpc), or a commit as git:REF.");
    }
    if (across != null && methods != null) {
      throw new UsageException("--across and --methods each say what the arms are: give one.");
    }
    if (within && (named.size() > 1 || made)) {
      throw new UsageException(
          (across != null ? "--across" : "--methods")
              + " makes the arms out of one target: name only that, without --swap and"
              + " --candidate-jvm.");
    }
    if (!within && named.size() == 1 && !made) {
      throw new UsageException(
          "there is nothing to compare "
              + named.get(0)
              + " with: name a second arm, or make it with --swap, --candidate-jvm,"
              + " --candidate-jvm-args, --across or --methods.");
    }
  }

  private MeasuredArm candidate(
      ArmSource source, Arm arm, Path java, List<Exclusion> excluded, Terminal terminal)
      throws EngineException {
    Arm changed = arm;
    if (swap != null) {
      changed =
          new Swapping(
                  MavenClassPath.ofUser(file -> terminal.progress("downloading " + file)), excluded)
              .apply(Swap.parse(swap), source, arm);
      terminal.endProgress();
    }
    List<String> arguments = candidateJvmArgs == null ? List.of() : words(candidateJvmArgs);
    Path jvm = candidateJvm == null ? java : Home.jvm(candidateJvm);
    String suffix =
        (candidateJvm == null ? "" : " on " + candidateJvm)
            + (candidateJvmArgs == null ? "" : " with " + candidateJvmArgs);
    ResolvedTarget target = changed.target();
    return new MeasuredArm(
        new Arm(new ResolvedTarget(target.name() + suffix, target.classPath()), changed.notes()),
        jvm,
        arguments);
  }

  private static List<String> words(String text) {
    return List.of(text.strip().split("\\s+"));
  }

  private @Nullable Integer benchmarksFrom() throws UsageException {
    if (benchmarksFrom == null) {
      return null;
    }
    return switch (benchmarksFrom) {
      case "baseline" -> 0;
      case "candidate" -> 1;
      default ->
          throw new UsageException(
              "--benchmarks-from " + benchmarksFrom + ": write baseline or candidate");
    };
  }
}
