package org.steelyard.mavenplugin;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.maven.artifact.Artifact;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/** A goal: a command of the command line, run beside Maven with the project's own class path. */
abstract class AbstractSteelyardMojo extends AbstractMojo {
  private static final int FAILED = 1;
  private static final int REGRESSION = 10;
  private static final int UNDECIDED = 11;
  private static final int USAGE = 64;

  @Parameter(defaultValue = "${project}", readonly = true, required = true)
  MavenProject project;

  @Parameter(defaultValue = "${session}", readonly = true, required = true)
  MavenSession session;

  @Parameter(defaultValue = "${plugin.artifacts}", readonly = true, required = true)
  private List<Artifact> pluginArtifacts;

  /** Regular expressions: what the name of a benchmark must contain. Default: all benchmarks. */
  @Parameter(property = "steelyard.benchmarks")
  private List<String> benchmarks;

  /**
   * Options of the command line by their names, such as {@code <effort>quick</effort>}, {@code
   * <budget>10m</budget>}, {@code <wi>3</wi>} or {@code <p>size=1,10 kind=heap</p>}; on Maven's
   * command line {@code -Dsteelyard.effort=quick} and so on. See {@code steelyard run --help}.
   */
  @Parameter private Map<String, String> options;

  /** Leaves this goal out. */
  @Parameter(property = "steelyard.skip", defaultValue = "false")
  private boolean skip;

  /** The words of the command, in front of benchmarks and options. */
  abstract List<String> command() throws MojoExecutionException;

  /** Whether it makes a run folder. */
  boolean measures() {
    return true;
  }

  @Override
  public final void execute() throws MojoExecutionException, MojoFailureException {
    if (skip) {
      getLog().info("steelyard.skip is set");
    } else if (project.getPackaging().equals("pom")) {
      getLog().info("no code, no benchmarks");
    } else {
      goal();
    }
  }

  /** What this goal does: runs its command, unless it says otherwise. */
  void goal() throws MojoExecutionException, MojoFailureException {
    List<String> words = new ArrayList<>(command());
    if (benchmarks != null) {
      words.addAll(benchmarks);
    }
    words.addAll(Options.words(options, session.getUserProperties()));
    Path out = null;
    if (measures() && !words.contains("--out")) {
      out = runFolder();
      words.addAll(List.of("--out", out.toString()));
    }
    judge(run(words), out);
  }

  /**
   * What an exit status means, in Maven's words.
   *
   * @param out the run folder, if this goal has named it
   */
  void judge(int status, Path out) throws MojoExecutionException, MojoFailureException {
    String where = out == null ? "" : " Run folder: " + out;
    switch (status) {
      case 0 -> {}
      case FAILED ->
          throw new MojoFailureException("Benchmarks failed to run; they are named above." + where);
      case REGRESSION -> regression(out);
      case UNDECIDED -> throw new MojoFailureException("Some cases are undecided." + where);
      case USAGE ->
          throw new MojoExecutionException("Steelyard refused what it was asked for; see above.");
      default ->
          throw new MojoExecutionException("Steelyard ended with status " + status + "." + where);
    }
  }

  /** Something has become slower. */
  void regression(Path out) throws MojoFailureException {
    throw new MojoFailureException("Benchmarks have become slower. Run folder: " + out);
  }

  private int run(List<String> words) throws MojoExecutionException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // What it does must not disturb what it measures; and it ends when Maven does.
    command.addAll(
        List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Dsteelyard.lifeline=stdin"));
    command.add("-cp");
    command.add(
        pluginArtifacts.stream()
            .map(artifact -> artifact.getFile().toString())
            .collect(Collectors.joining(File.pathSeparator)));
    command.add("org.steelyard.cli.Main");
    command.addAll(words);
    getLog().debug(String.join(" ", command));
    try {
      Process process = new ProcessBuilder(command).directory(project.getBasedir()).start();
      Thread errors =
          new Thread(
              () ->
                  process
                      .errorReader(StandardCharsets.UTF_8)
                      .lines()
                      .forEach(line -> getLog().info(line)));
      errors.start();
      try (BufferedReader results =
          new BufferedReader(
              new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
        for (String line = results.readLine(); line != null; line = results.readLine()) {
          // As the command line prints it: tables are pasted.
          System.out.println(line);
        }
      }
      errors.join();
      return process.waitFor();
    } catch (IOException e) {
      throw new MojoExecutionException("Steelyard cannot be started: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new MojoExecutionException("interrupted", e);
    }
  }

  private Path runFolder() {
    String name = LocalDateTime.now().format(DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss-SSS"));
    return Path.of(project.getBuild().getDirectory(), "steelyard-runs", name);
  }

  /**
   * The class path with the benchmarks: that of the tests, if there are benchmarks among them, else
   * the main one.
   */
  List<Path> classPath() throws MojoExecutionException {
    try {
      if (hasBenchmarks(project.getBuild().getTestOutputDirectory())) {
        return existing(project.getTestClasspathElements());
      }
      if (hasBenchmarks(project.getBuild().getOutputDirectory())) {
        // JMH is often a provided dependency, and its own is often needed at run time only.
        Set<String> both = new LinkedHashSet<>(project.getCompileClasspathElements());
        both.addAll(project.getRuntimeClasspathElements());
        return existing(both);
      }
    } catch (DependencyResolutionRequiredException e) {
      throw new MojoExecutionException("The class path is not resolved: " + e.getMessage(), e);
    }
    throw new MojoExecutionException(
        "There is no META-INF/BenchmarkList in "
            + project.getBuild().getTestOutputDirectory()
            + " or "
            + project.getBuild().getOutputDirectory()
            + ". Compile first (mvn test-compile steelyard:...). If it was compiled, JMH's annotation"
            + " processor has not run: name jmh-generator-annprocess in the compiler plugin's"
            + " annotationProcessorPaths.");
  }

  /** Whether JMH has generated code for benchmarks of this project. */
  boolean hasBenchmarks() {
    return hasBenchmarks(project.getBuild().getTestOutputDirectory())
        || hasBenchmarks(project.getBuild().getOutputDirectory());
  }

  private static boolean hasBenchmarks(String folder) {
    return Files.exists(Path.of(folder, "META-INF", "BenchmarkList"));
  }

  private static List<Path> existing(Iterable<String> elements) {
    List<Path> paths = new ArrayList<>();
    elements.forEach(
        element -> {
          if (Files.exists(Path.of(element))) {
            paths.add(Path.of(element));
          }
        });
    return paths;
  }

  /** As one word of a command line. */
  static String joined(List<Path> classPath) {
    return classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }
}
