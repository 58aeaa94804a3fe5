package org.steelyard.cli;

import java.util.ArrayList;
import java.util.List;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.maven.Exclusion;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.engine.target.Suites;
import org.steelyard.engine.target.TargetResolver;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is measured: a target, and expressions that choose among its benchmarks. */
final class TargetOptions {
  @Parameters(
      arity = "0..*",
      paramLabel = "[TARGET] [REGEX...]",
      description = {
        "TARGET: a JMH jar, a class path, Maven coordinates (group:artifact:version), or one of"
            + " Steelyard's suites (buffer, http, rpc). Without one: the three suites.",
        "REGEX: what a benchmark's name must contain, as with JMH."
      })
  private List<String> words = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "<g:a>",
      description = "A dependency to leave out when coordinates are resolved. May be repeated.")
  private List<String> exclusions = new ArrayList<>();

  private boolean namesTarget() {
    return !words.isEmpty() && TargetResolver.looksLikeTarget(words.get(0));
  }

  /** Whether this is about Steelyard's own suites, all three of them. */
  boolean isAllSuites() {
    return !namesTarget();
  }

  List<String> regexes() {
    return namesTarget() ? words.subList(1, words.size()) : words;
  }

  List<ResolvedTarget> resolve(Terminal terminal) throws EngineException {
    List<Exclusion> parsed = exclusions(exclusions);
    TargetResolver resolver =
        new TargetResolver(
            new Suites(Home.folder()), parsed, file -> terminal.progress("downloading " + file));
    List<ResolvedTarget> targets = new ArrayList<>();
    for (String name : namesTarget() ? List.of(words.get(0)) : Suites.NAMES) {
      targets.add(resolver.resolve(name));
    }
    terminal.endProgress();
    return targets;
  }

  /** Reads what is to be left out. */
  static List<Exclusion> exclusions(List<String> given) throws UsageException {
    List<Exclusion> parsed = new ArrayList<>();
    for (String exclusion : given) {
      try {
        parsed.add(Exclusion.parse(exclusion));
      } catch (IllegalArgumentException e) {
        throw new UsageException("--exclude " + exclusion + ": " + e.getMessage());
      }
    }
    return parsed;
  }
}
