package org.steelyard.engine.smoke;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.run.Prepared;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.smoke.SmokeLoop.Batch;
import org.steelyard.model.Benchmark;
import org.steelyard.model.Mode;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;
import org.steelyard.model.SettingsBuilder;
import org.steelyard.model.Target;

class BatchesTest {
  private static final HostCommand FIRST =
      new HostCommand(Path.of("java"), List.of(), List.of(Path.of("a.jar")), Path.of("agent.jar"));
  private static final HostCommand SECOND =
      new HostCommand(Path.of("java"), List.of(), List.of(Path.of("b.jar")), Path.of("agent.jar"));

  private final List<PlannedCase> cases = new ArrayList<>();
  private final List<Benchmark> benchmarks = new ArrayList<>();

  @Test
  void argumentsArePutTogetherAsJmhDoes() {
    add(
        0,
        Settings.builder(),
        Settings.builder()
            .jvmArgsAppend(List.of("-c", "-d"))
            .jvmArgs(List.of("-b"))
            .jvmArgsPrepend(List.of("-a", " ")));
    assertThat(batches(Set.of()))
        .singleElement()
        .satisfies(
            b ->
                assertThat(b.command())
                    .isEqualTo(
                        new HostCommand(
                            FIRST.jvm(),
                            List.of("-a", "-b", "-c", "-d"),
                            FIRST.classPath(),
                            FIRST.agent())));
  }

  @Test
  void aFlagTakesThePlaceOfTheAnnotationOfTheSameKindOnly() {
    add(
        0,
        Settings.builder().jvmArgs(List.of("-flag")),
        Settings.builder().jvmArgs(List.of("-b")).jvmArgsAppend(List.of("-c")));
    assertThat(batches(Set.of()).get(0).command().jvmArgs()).containsExactly("-flag", "-c");
  }

  @Test
  void casesShareAJvmWhereTheirArgumentsAreEqualHoweverTheyAreGiven() {
    add(0, Settings.builder(), Settings.builder().jvmArgs(List.of("-Xmx1g")));
    add(0, Settings.builder(), Settings.builder());
    add(0, Settings.builder(), Settings.builder().jvmArgsAppend(List.of("-Xmx1g")));
    assertThat(indices(batches(Set.of()))).containsExactlyInAnyOrder(List.of(0, 2), List.of(1));
  }

  @Test
  void targetsNeverShareAJvm() {
    add(0, Settings.builder(), Settings.builder());
    add(1, Settings.builder(), Settings.builder());
    assertThat(batches(Set.of()))
        .extracting(b -> b.command().classPath())
        .containsExactlyInAnyOrder(FIRST.classPath(), SECOND.classPath());
  }

  @Test
  void aJvmThatTheAuthorNamesIsUsedAndNotSharedWithOthers() {
    add(0, Settings.builder(), Settings.builder().jvm("/jdk8/bin/java"));
    add(0, Settings.builder(), Settings.builder());
    assertThat(batches(Set.of()))
        .extracting(b -> b.command().jvm())
        .containsExactlyInAnyOrder(Path.of("/jdk8/bin/java"), FIRST.jvm());
  }

  @Test
  void aJvmSeesSixtyCasesAtMostAndTheLongBatchesComeFirst() {
    add(0, Settings.builder(), Settings.builder().jvmArgs(List.of("-alone")));
    for (int i = 0; i < 85; i++) {
      add(0, Settings.builder(), Settings.builder());
    }
    List<Batch> batches = batches(Set.of());
    assertThat(batches).extracting(b -> b.tasks().size()).containsExactly(60, 25, 1);
    assertThat(indices(batches).stream().flatMap(List::stream)).doesNotHaveDuplicates().hasSize(86);
  }

  @Test
  void whatIsDoneIsNotDoneAgain() {
    for (int i = 0; i < 4; i++) {
      add(0, Settings.builder(), Settings.builder());
    }
    assertThat(indices(batches(Set.of(0, 2)))).containsExactly(List.of(1, 3));
  }

  private void add(int target, SettingsBuilder flags, SettingsBuilder declared) {
    String name = "a.B.m" + cases.size();
    PlannedCase planned = Plans.planned(name, Mode.THROUGHPUT, 1, flags.build());
    cases.add(new PlannedCase(target, planned.id(), planned.settings()));
    benchmarks.add(Plans.benchmark(name, Mode.THROUGHPUT, declared.build()));
  }

  private List<Batch> batches(Set<Integer> done) {
    Plan plan = Plans.of(1, null, cases);
    Target target = new Target("b.jar", List.of(), null, Map.of());
    Plan two =
        new Plan(
            plan.command(),
            1,
            null,
            null,
            plan.jvm(),
            List.of(),
            List.of(plan.targets().get(0), target),
            cases);
    return Batches.of(new Prepared(two, List.of(FIRST, SECOND), benchmarks), done);
  }

  private static List<List<Integer>> indices(List<Batch> batches) {
    return batches.stream().map(b -> b.tasks().stream().map(t -> t.caseIndex()).toList()).toList();
  }
}
