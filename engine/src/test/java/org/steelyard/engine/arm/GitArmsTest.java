package org.steelyard.engine.arm;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.target.Suites;
import org.steelyard.engine.target.TargetResolver;

class GitArmsTest {
  @TempDir Path temp;
  private SmallRepository repository;
  private final List<String> progress = new CopyOnWriteArrayList<>();

  @BeforeEach
  void twoCommits() throws Exception {
    repository = SmallRepository.in(temp);
    repository.writeJar("bench.zip", "old");
    repository.commit();
    repository.writeJar("bench.zip", "new");
    repository.commit();
  }

  @Test
  void eachCommitIsBuiltAsItWasCommitted() throws Exception {
    List<Arm> arms = resolve(SmallRepository.BUILD, null, "git:HEAD~1", "git:main");

    assertThat(said(arms.get(0))).isEqualTo("old");
    assertThat(said(arms.get(1))).isEqualTo("new");
    assertThat(arms.get(0).target().name()).isEqualTo("git:HEAD~1");
    String commit = repository.git("rev-parse", "HEAD~1").substring(0, 12);
    assertThat(arms.get(0).notes()).containsExactly("git:HEAD~1 is commit " + commit + ".");
  }

  @Test
  void theSecondTimeNothingIsBuilt() throws Exception {
    resolve(SmallRepository.BUILD, null, "git:HEAD", "git:main");
    List<Arm> again = resolve(SmallRepository.BUILD, "out/*.jar", "git:HEAD");

    assertThat(repository.builds()).isEqualTo(1);
    assertThat(said(again.get(0))).isEqualTo("new");
  }

  @Test
  void anotherCommandIsAnotherBuild() throws Exception {
    resolve(SmallRepository.BUILD, null, "git:HEAD");
    resolve(SmallRepository.BUILD + " ", null, "git:HEAD");

    assertThat(repository.builds()).isEqualTo(2);
  }

  @Test
  void noWorkingTreeStaysBehindAndTheUsersIsLeftAlone() throws Exception {
    resolve(SmallRepository.BUILD, null, "git:HEAD~1");

    assertThat(repository.git("worktree", "list").lines()).hasSize(1);
    assertThat(repository.git("status", "--porcelain")).isEmpty();
    assertThat(cached("build.sh")).isEmpty();
    assertThat(cached("bench.jar")).hasSize(1);
  }

  @Test
  void aFailedBuildShowsItsEndAndIsTriedAgain() throws Exception {
    String failing = "sh build.sh; seq 1 50; echo the reason; exit 3";
    for (int attempt = 1; attempt <= 2; attempt++) {
      assertThatThrownBy(() -> resolve(failing, null, "git:HEAD"))
          .isInstanceOf(EngineException.class)
          .hasMessageContainingAll(
              "git:HEAD", "status 3", "the reason", "  40\n", ".log", "--build")
          .hasMessageNotContaining("  20\n");
      assertThat(repository.builds()).isEqualTo(attempt);
    }
    assertThat(repository.git("worktree", "list").lines()).hasSize(1);
    assertThat(cached("bench.jar")).isEmpty();
  }

  @Test
  void whatAKilledBuildLeftIsNotTakenForComplete() throws Exception {
    resolve(SmallRepository.BUILD, null, "git:HEAD");
    Path marker = cached("complete").get(0);
    Files.delete(marker);
    // The tree of a build that was killed is still known to git.
    Path tree = marker.resolveSibling("tree").resolve("project");
    repository.git("worktree", "add", "-q", "--detach", tree.toString(), "HEAD");

    assertThat(said(resolve(SmallRepository.BUILD, null, "git:HEAD").get(0))).isEqualTo("new");
    assertThat(repository.builds()).isEqualTo(2);
    assertThat(repository.git("worktree", "list").lines()).hasSize(1);
  }

  @Test
  void aJarThatWasCutShortIsBuiltAgain() throws Exception {
    resolve(SmallRepository.BUILD, null, "git:HEAD");
    Files.writeString(cached("bench.jar").get(0), "cut");

    assertThat(said(resolve(SmallRepository.BUILD, null, "git:HEAD").get(0))).isEqualTo("new");
    assertThat(repository.builds()).isEqualTo(2);
  }

  @Test
  void twoWhoWantTheSameBuildWaitForEachOther() throws Exception {
    List<CompletableFuture<Path>> both = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      both.add(
          CompletableFuture.supplyAsync(
              () -> {
                try {
                  return resolve("sleep 1; sh build.sh", null, "git:HEAD")
                      .get(0)
                      .target()
                      .classPath()
                      .get(0);
                } catch (Exception e) {
                  throw new AssertionError(e);
                }
              }));
    }
    assertThat(both.get(0).get()).isEqualTo(both.get(1).get()).isRegularFile();
    assertThat(repository.builds()).isEqualTo(1);
  }

  @Test
  void ofSeveralJarsOneMustBeNamed() throws Exception {
    repository.write(
        "build.sh", "mkdir -p x/target; cp bench.zip x/target/x.jar; cp bench.zip y.jar");
    repository.commit();

    assertThatThrownBy(() -> resolve("sh build.sh", null, "git:HEAD"))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("more than one", "x/target/x.jar", "y.jar", "--jar");
    assertThatThrownBy(() -> resolve("sh build.sh", "z.jar", "git:HEAD"))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("called z.jar", "x/target/x.jar");
    assertThat(resolve("sh build.sh", "*/target/*.jar", "git:HEAD").get(0).target().classPath())
        .singleElement()
        .satisfies(jar -> assertThat(jar).hasFileName("x.jar"));
  }

  @Test
  void jarsThatDoNotRunByThemselvesDoNotCount() throws Exception {
    Path thin = repository.root.resolve("thin.jar");
    SmallRepository.zip(thin, "META-INF/BenchmarkList", "");
    repository.commit();

    assertThat(said(resolve(SmallRepository.BUILD, null, "git:HEAD").get(0))).isEqualTo("new");
    assertThatThrownBy(() -> resolve("true", null, "git:HEAD"))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("made no benchmark jar", "--build");
  }

  @Test
  void changesThatAreNotCommittedAreSpokenOf() throws Exception {
    repository.writeJar("bench.zip", "in work");

    Arm arm = resolve(SmallRepository.BUILD, null, "git:HEAD").get(0);
    assertThat(said(arm)).isEqualTo("new");
    assertThat(arm.notes().get(1)).contains("not committed").contains("git:.");
  }

  @Test
  void theCurrentFilesAreBuiltWhereTheyStandEachTime() throws Exception {
    repository.writeJar("bench.zip", "in work");
    Arm arm = resolve(SmallRepository.BUILD, null, "git:.").get(0);
    assertThat(said(arm)).isEqualTo("in work");
    assertThat(arm.target().classPath()).containsExactly(repository.root.resolve("out/bench.jar"));

    repository.writeJar("bench.zip", "later");
    assertThat(said(resolve(SmallRepository.BUILD, null, "git:WORKTREE").get(0)))
        .isEqualTo("later");
  }

  @Test
  void theBenchmarksOfOneCommitMeasureBoth() throws Exception {
    String build = "mkdir -p out; cp bench/b.zip out/bench.jar; test ! -e bench/old.txt";
    repository.write("bench/old.txt", "only in the old benchmarks");
    repository.writeJar("bench/b.zip", "old benchmarks");
    repository.commit();
    repository.git("rm", "-q", "bench/old.txt");
    repository.writeJar("bench/b.zip", "new benchmarks");
    repository.commit();

    Recipe recipe = new Recipe(build, null, List.of("bench"));
    List<ArmSource> sources = List.of(ArmSource.parse("git:HEAD~1"), ArmSource.parse("git:HEAD"));
    List<Arm> arms = resolver(recipe).resolve(sources, 1);

    assertThat(arms).extracting(GitArmsTest::said).containsOnly("new benchmarks");
    assertThat(arms.get(0).notes()).anyMatch(note -> note.contains("built with bench of commit"));
    assertThatThrownBy(() -> resolver(recipe).resolve(sources, null))
        .as("without them, the old commit still has its own")
        .hasMessageContaining("status 1");
  }

  @Test
  void benchmarksThatTheOtherCommitDoesNotHaveAreNamed() throws Exception {
    Recipe recipe = new Recipe(SmallRepository.BUILD, null, List.of("nowhere"));
    List<ArmSource> sources = List.of(ArmSource.parse("git:HEAD~1"), ArmSource.parse("git:HEAD"));
    assertThatThrownBy(() -> resolver(recipe).resolve(sources, 1))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("has no nowhere", "steelyard.toml");
    assertThatThrownBy(() -> resolver(new Recipe("true", null, List.of())).resolve(sources, 0))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("benchmarks = [");
  }

  @Test
  void whatGitDoesNotKnowIsNamed() {
    assertThatThrownBy(() -> resolve(SmallRepository.BUILD, null, "git:no-such-branch"))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("no commit \"no-such-branch\"", "git fetch");
    assertThatThrownBy(() -> ArmSource.parse("git:--upload-pack=x"))
        .isInstanceOf(UsageException.class);
  }

  @Test
  void withoutACommandTheBuildToolIsRecognisedOrAskedFor() throws Exception {
    assertThatThrownBy(() -> resolve(null, null, "git:HEAD"))
        .isInstanceOf(UsageException.class)
        .hasMessageContainingAll("neither a pom.xml nor a gradlew", "--build");

    repository.write("gradlew", "#!/bin/sh\ntest \"$1\" = jmhJar && sh build.sh\n");
    repository.root.resolve("gradlew").toFile().setExecutable(true);
    repository.write("build.gradle.kts", "plugins { id(\"me.champeau.jmh\") }");
    repository.commit();
    assertThat(said(resolve(null, null, "git:HEAD").get(0))).isEqualTo("new");
  }

  @Test
  void aSubmoduleThatCannotBeFetchedStopsTheBuildWithGitsWords() throws Exception {
    SmallRepository library = SmallRepository.in(Files.createDirectory(temp.resolve("lib")));
    library.write("file", "");
    library.commit();
    String url = library.root.toString();
    repository.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", url, "sub");
    repository.commit();
    Files.move(library.root, temp.resolve("gone"));

    assertThatThrownBy(() -> resolve(SmallRepository.BUILD, null, "git:HEAD"))
        .isInstanceOf(EngineException.class)
        .hasMessageContainingAll("git submodule failed", "'sub'");
    assertThat(repository.builds()).isZero();
    assertThat(cached("build.sh")).isEmpty();
  }

  private List<Path> cached(String name) throws Exception {
    try (Stream<Path> files = Files.walk(temp.resolve("cache"))) {
      return files.filter(file -> file.endsWith(name)).toList();
    }
  }

  private List<Arm> resolve(String build, String jar, String... words) throws EngineException {
    List<ArmSource> sources = new ArrayList<>();
    for (String word : words) {
      sources.add(ArmSource.parse(word));
    }
    return resolver(new Recipe(build, jar, List.of())).resolve(sources);
  }

  private ArmResolver resolver(Recipe recipe) {
    return new ArmResolver(
        new TargetResolver(new Suites(temp), List.of(), file -> {}),
        repository.root,
        null,
        recipe,
        temp.resolve("cache"),
        progress::add);
  }

  private static String said(Arm arm) {
    try {
      return SmallRepository.said(arm.target().classPath().get(0));
    } catch (java.io.IOException e) {
      throw new AssertionError(e);
    }
  }
}
