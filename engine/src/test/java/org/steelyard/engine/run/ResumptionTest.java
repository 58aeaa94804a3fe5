package org.steelyard.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.steelyard.engine.UsageException;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.target.Fingerprints;
import org.steelyard.model.Mode;
import org.steelyard.model.Plan;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;
import org.steelyard.model.Target;

class ResumptionTest {
  private static final Path AGENT = Path.of("/agent.jar");

  @TempDir Path temp;
  private Path jar;
  private Path library;
  private Path java;

  @BeforeEach
  void makeFiles() throws Exception {
    jar = Files.writeString(temp.resolve("bench.jar"), "benchmarks");
    library = Files.writeString(temp.resolve("library.jar"), "library");
    java = Files.writeString(temp.resolve("java"), "");
    assertThat(java.toFile().setExecutable(true)).isTrue();
  }

  @Test
  void whatWasPlannedGoesOnAsItWas() throws Exception {
    Plan plan = plan(Settings.builder().forks(3).jvmArgs(List.of("-Xmx1g")).build(), 60.0);
    Prepared prepared = resume(plan, null, List.of(), null);
    assertThat(prepared.plan()).isEqualTo(Plans.withBudget(plan, null));
    assertThat(prepared.hosts())
        .containsExactly(new HostCommand(java, List.of(), List.of(jar, library), AGENT));
  }

  @Test
  void aBudgetCountsForWhatIsLeft() throws Exception {
    Plan plan = plan(Settings.NONE, 60.0);
    assertThat(resume(plan, null, List.of(), 5.0).plan().budgetSeconds()).isEqualTo(5.0);
  }

  @Test
  void aChangedJarIsRefusedByName() throws Exception {
    Plan plan = plan(Settings.NONE, null);
    Files.writeString(library, "library2");
    assertThatThrownBy(() -> resume(plan, null, List.of(), null))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith(library + " is not what it was when the run began")
        .hasMessageContaining("Start a new run");
  }

  @Test
  void aMissingJarIsRefusedByName() throws Exception {
    Plan plan = plan(Settings.NONE, null);
    Files.delete(jar);
    assertThatThrownBy(() -> resume(plan, null, List.of(), null))
        .isInstanceOf(UsageException.class)
        .hasMessageStartingWith(jar + " is gone");
  }

  @Test
  void aMissingJvmIsNamedAndAnotherMayTakeItsPlace() throws Exception {
    Plan plan = plan(Settings.NONE, null);
    Path other = Files.move(java, temp.resolve("other-java"));
    assertThatThrownBy(() -> resume(plan, null, List.of(), null))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining(java + ", which is not there any more")
        .hasMessageContaining("-jvm");
    Prepared prepared = resume(plan, other, List.of(), null);
    assertThat(prepared.plan().jvm()).isEqualTo(other.toString());
    assertThat(prepared.hosts().get(0).jvm()).isEqualTo(other);
  }

  @ParameterizedTest
  @CsvSource({
    "-Ddb.password=hunter2, db.password",
    "-Dproxy=http://me:hunter2@host/, proxy",
    "-javaagent:a.jar=token=hunter2, -javaagent:a.jar"
  })
  void aSecretIsAskedForAndPutBack(String argument, String name) throws Exception {
    Plan plan = plan(Settings.builder().jvmArgsAppend(List.of("-Xmx1g", argument)).build(), null);
    Plan written = plan.masked();
    assertThat(written.toString()).doesNotContain("hunter2");

    assertThatThrownBy(() -> resume(written, null, List.of(), null))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("look like secrets")
        .hasMessageContaining("-D " + name + "=...");

    String secret = argument.startsWith("-D") ? argument.substring(2) : argument;
    Prepared prepared = resume(written, null, List.of(secret), null);
    assertThat(prepared.plan().cases().get(0).settings().jvmArgsAppend())
        .containsExactly("-Xmx1g", argument);
  }

  @Test
  void aSecretThatIsNoPairIsShownTheForm() throws Exception {
    assertThatThrownBy(() -> resume(plan(Settings.NONE, null), null, List.of("hunter2"), null))
        .isInstanceOf(UsageException.class)
        .hasMessageContaining("name=value");
  }

  private Plan plan(Settings settings, @Nullable Double budget) throws Exception {
    PlannedCase planned = Plans.planned("a.B.c", Mode.THROUGHPUT, 1, settings);
    return new Plan(
        List.of("run"),
        7,
        null,
        budget,
        java.toString(),
        List.of(),
        List.of(new Target("bench.jar", Fingerprints.of(List.of(jar, library)), "1.37", Map.of())),
        List.of(planned));
  }

  private static Prepared resume(
      Plan plan, @Nullable Path jvm, List<String> secrets, @Nullable Double budget)
      throws Exception {
    JournalReader journal = new JournalReader(Plans.header(plan), List.of(), 0);
    return Resumption.of(journal, jvm, AGENT, secrets, budget);
  }
}
