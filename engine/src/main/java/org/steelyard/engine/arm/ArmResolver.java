package org.steelyard.engine.arm;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.arm.ArmSource.Commit;
import org.steelyard.engine.arm.ArmSource.Named;
import org.steelyard.engine.arm.ArmSource.WorkingTree;
import org.steelyard.engine.maven.CacheFolder;
import org.steelyard.engine.target.ResolvedTarget;
import org.steelyard.engine.target.TargetResolver;

/** Makes arms out of what a person named, building what has to be built. */
public final class ArmResolver {
  private final TargetResolver targets;
  private final Path folder;
  private final @Nullable Path configFile;
  private final Recipe recipe;
  private final Path cache;
  private final Consumer<String> progress;

  /**
   * @param targets for all arms that are not built here
   * @param folder the user's current folder
   * @param configFile the project's file, whose folder is built; null builds the repository's top
   * @param progress is told what takes time: a build that starts, another one that is waited for
   */
  public ArmResolver(
      TargetResolver targets,
      Path folder,
      @Nullable Path configFile,
      Recipe recipe,
      Consumer<String> progress) {
    this(targets, folder, configFile, recipe, CacheFolder.ofUser("builds"), progress);
  }

  ArmResolver(
      TargetResolver targets,
      Path folder,
      @Nullable Path configFile,
      Recipe recipe,
      Path cache,
      Consumer<String> progress) {
    this.targets = targets;
    this.folder = folder;
    this.configFile = configFile;
    this.recipe = recipe;
    this.cache = cache;
    this.progress = progress;
  }

  /** Makes each arm with its own benchmarks. */
  public List<Arm> resolve(List<ArmSource> sources) throws EngineException {
    return resolve(sources, null);
  }

  /**
   * @param benchmarksFrom position of the arm whose benchmark sources all commits are built with;
   *     null leaves each its own
   * @throws UsageException when an arm names nothing, or its benchmarks cannot be exchanged
   * @throws EngineException when a build fails
   */
  public List<Arm> resolve(List<ArmSource> sources, @Nullable Integer benchmarksFrom)
      throws EngineException {
    @Nullable Overlay overlay =
        benchmarksFrom == null ? null : overlay(sources, sources.get(benchmarksFrom));
    List<Arm> arms = new ArrayList<>();
    for (int i = 0; i < sources.size(); i++) {
      boolean itsOwn = benchmarksFrom != null && benchmarksFrom == i;
      arms.add(resolve(sources.get(i), itsOwn ? null : overlay));
    }
    return arms;
  }

  private Arm resolve(ArmSource source, @Nullable Overlay overlay) throws EngineException {
    if (source instanceof Commit commit) {
      return built(commit, overlay);
    }
    if (source instanceof WorkingTree) {
      Path root = new Git(folder).root();
      Path jar = TreeBuild.jar(root.resolve(below(root)), recipe, cache, progress);
      return new Arm(named(source, jar), List.of());
    }
    return new Arm(targets.resolve(((Named) source).word()), List.of());
  }

  private Arm built(Commit source, @Nullable Overlay overlay) throws EngineException {
    Git git = new Git(folder);
    Path root = git.root();
    String commit = git.commit(source.ref());
    Path jar =
        new CommitBuilds(root, below(root), recipe, cache, progress)
            .jar(source.word(), commit, overlay);
    List<String> notes = new ArrayList<>();
    notes.add(source.word() + " is commit " + commit.substring(0, 12) + ".");
    if (overlay != null) {
      notes.add(
          source.word()
              + " was built with "
              + String.join(", ", overlay.folders())
              + " of commit "
              + overlay.commit().substring(0, 12)
              + ".");
    }
    if (git.isDirty()) {
      notes.add(
          source.word()
              + " is measured as it was committed; changes that are not committed are not in it"
              + " (git:. measures the files as they are).");
    }
    return new Arm(named(source, jar), notes);
  }

  private ResolvedTarget named(ArmSource source, Path jar) throws EngineException {
    return new ResolvedTarget(source.word(), targets.resolve(jar.toString()).classPath());
  }

  private Overlay overlay(List<ArmSource> sources, ArmSource from) throws EngineException {
    for (ArmSource source : sources) {
      if (!(source instanceof Commit)) {
        throw new UsageException(
            "the benchmarks of one arm can be given to the other only where all arms are commits;"
                + " "
                + source.word()
                + " is none. Name both as git:REF, or leave --benchmarks-from away.");
      }
    }
    if (recipe.benchmarks().isEmpty()) {
      throw new UsageException(
          "which sources are the benchmarks? Name their folders in steelyard.toml, as"
              + " benchmarks = [\"src/jmh/java\"].");
    }
    return new Overlay(new Git(folder).commit(((Commit) from).ref()), recipe.benchmarks());
  }

  private Path below(Path root) throws EngineException {
    if (configFile == null) {
      return Path.of("");
    }
    try {
      return root.toRealPath().relativize(configFile.toAbsolutePath().getParent().toRealPath());
    } catch (IOException e) {
      throw new EngineException("no folder of " + configFile + ": " + e.getMessage(), e);
    }
  }
}
