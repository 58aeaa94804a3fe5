package org.steelyard.engine.maven;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.aether.RepositorySystemSession;
import org.eclipse.aether.repository.RemoteRepository;
import org.eclipse.aether.resolution.DependencyResolutionException;

/** Puts a failed resolution into words: what is missing, where it was sought, what to do. */
record ResolutionFailure(Coordinates coordinates, OsDetected os, Path userSettings) {

  String explain(
      DependencyResolutionException failure,
      RepositorySystemSession session,
      List<RemoteRepository> configured) {
    List<UnresolvedArtifact> missing = UnresolvedArtifact.of(failure);
    if (missing.isEmpty()) {
      return coordinates
          + " cannot be resolved: "
          + RootCause.message(failure)
          + "\nCheck its POM; a dependency that is at fault can be left out with --exclude"
          + " group:artifact.";
    }
    return session.isOffline()
        ? offline(missing, session.getLocalRepository().getBasedir())
        : online(missing, configured);
  }

  private String offline(List<UnresolvedArtifact> missing, File localRepository) {
    return what(missing, "found", false)
        + "\nLooked in:\n  "
        + localRepository
        + "\nMaven is set to work offline (in MAVEN_ARGS or settings.xml): go online once to fetch"
        + " it.";
  }

  private String online(List<UnresolvedArtifact> missing, List<RemoteRepository> configured) {
    boolean unreachable = missing.stream().anyMatch(file -> file.obstacle() != null);
    List<String> lines = new ArrayList<>();
    lines.add(what(missing, unreachable ? "fetched" : "found", true));
    lines.add("Looked in:");
    lines.addAll(lookedIn(missing, configured));
    if (unreachable) {
      lines.add("Check the network, and mirrors, proxies and credentials in " + userSettings + ".");
    } else if (missing.stream().anyMatch(this::forTarget)) {
      lines.add(
          "Check the spelling and the version; a repository of your own belongs in "
              + userSettings
              + ".");
    } else {
      lines.addAll(leaveOut(missing));
    }
    return String.join("\n", lines);
  }

  private String what(List<UnresolvedArtifact> missing, String verb, boolean withObstacle) {
    String target = coordinates.group() + ":" + coordinates.artifact() + ":";
    if (missing.stream().allMatch(file -> file.artifact().toString().startsWith(target))) {
      String obstacle = withObstacle ? obstacle(missing.get(0)) : "";
      return coordinates + " could not be " + verb + obstacle + ".";
    }
    return missing.stream()
        .map(file -> "\n  " + file.artifact() + (withObstacle ? obstacle(file) : ""))
        .collect(
            Collectors.joining(
                "", "Of what " + coordinates + " needs, this could not be " + verb + ":", ""));
  }

  /**
   * A missing native library is no reason to go on without being asked: the benchmark would run on
   * another transport or cipher than its author meant, and nobody would know.
   */
  private List<String> leaveOut(List<UnresolvedArtifact> missing) {
    String exclusions =
        missing.stream()
            .map(file -> "--exclude " + file.needer())
            .distinct()
            .collect(Collectors.joining(" "));
    String advice = "If the benchmarks run without it, leave it out: " + exclusions;
    return missing.stream().anyMatch(file -> file.classifierContains(os.classifier()))
        ? List.of(
            os.classifier()
                + " is this machine's platform; not every native library is published for every"
                + " platform.",
            advice)
        : List.of(advice);
  }

  /** Whether the file is the target's own or its POM's parent: no exclusion would help. */
  private boolean forTarget(UnresolvedArtifact file) {
    return file.needer().equals(new Exclusion(coordinates.group(), coordinates.artifact()));
  }

  private static String obstacle(UnresolvedArtifact file) {
    return file.obstacle() == null ? "" : " (" + file.obstacle() + ")";
  }

  private static List<String> lookedIn(
      List<UnresolvedArtifact> missing, List<RemoteRepository> configured) {
    List<RemoteRepository> tried =
        missing.stream().flatMap(file -> file.repositories().stream()).toList();
    Stream<RemoteRepository> repositories = (tried.isEmpty() ? configured : tried).stream();
    // Some write a password into the address; it stays out of messages.
    return repositories
        .map(
            repository ->
                "  "
                    + repository.getId()
                    + " ("
                    + repository.getUrl().replaceAll("//[^/@]*@", "//")
                    + ")")
        .distinct()
        .toList();
  }
}
