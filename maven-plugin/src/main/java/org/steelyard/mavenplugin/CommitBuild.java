package org.steelyard.mavenplugin;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.maven.execution.MavenExecutionRequest;

/**
 * How another commit is built: as this build is, by the same Maven with the same settings,
 * repository and profiles, up to the jar that {@link JarMojo} makes.
 *
 * @param command a line for a shell, run in the root of the commit's files
 * @param jar where it leaves the jar, relative to that root
 */
record CommitBuild(String command, String jar) {

  /**
   * @param module folder of the project that is built
   * @param maven home of the Maven that builds; null where it is not known
   */
  static CommitBuild of(
      Path module, MavenExecutionRequest request, Path maven, String pluginVersion) {
    List<String> words = new ArrayList<>();
    words.add(maven == null ? "mvn" : maven.resolve("bin").resolve("mvn").toString());
    words.addAll(List.of("-B", "-q", "-DskipTests"));
    file("-gs", request.getGlobalSettingsFile(), words);
    file("-s", request.getUserSettingsFile(), words);
    words.add("-Dmaven.repo.local=" + request.getLocalRepositoryPath());
    if (!request.getActiveProfiles().isEmpty()) {
      words.addAll(List.of("-P", String.join(",", request.getActiveProfiles())));
    }
    Path root = root(module);
    String inside = root.relativize(module).toString().replace(File.separatorChar, '/');
    if (!inside.isEmpty()) {
      words.addAll(
          Files.exists(root.resolve("pom.xml"))
              ? List.of("-pl", inside, "-am")
              : List.of("-f", inside));
    }
    words.add("test-compile");
    words.add("org.steelyard:steelyard-maven-plugin:" + pluginVersion + ":jar");
    return new CommitBuild(
        words.stream().map(CommitBuild::quoted).collect(Collectors.joining(" ")),
        (inside.isEmpty() ? "" : inside + "/") + "target/" + JarMojo.NAME);
  }

  private static void file(String flag, File file, List<String> words) {
    if (file != null && file.exists()) {
      words.addAll(List.of(flag, file.toString()));
    }
  }

  /** The root of the repository; the module itself where there is none, which git then says. */
  private static Path root(Path module) {
    for (Path folder = module; folder != null; folder = folder.getParent()) {
      if (Files.exists(folder.resolve(".git"))) {
        return folder;
      }
    }
    return module;
  }

  private static String quoted(String word) {
    return word.matches("[\\w./:,=@+-]+") ? word : '"' + word + '"';
  }
}
