package org.steelyard.engine.smoke;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.JournalReader;
import org.steelyard.engine.run.RunFolder;
import org.steelyard.engine.run.RunListener;
import org.steelyard.engine.scripted.ForkScript;
import org.steelyard.engine.scripted.Plans;
import org.steelyard.engine.scripted.ScriptedClock;
import org.steelyard.engine.scripted.ScriptedHosts;
import org.steelyard.engine.scripted.ScriptedHosts.ScriptedHost;
import org.steelyard.engine.scripted.ScriptedLauncher;
import org.steelyard.engine.smoke.SmokeLoop.Batch;
import org.steelyard.model.CaseResult;
import org.steelyard.model.CaseResult.Status;
import org.steelyard.model.Failure;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Plan;
import org.steelyard.model.RunState;

@Timeout(60)
class SmokeLoopTest {
  private static final int CASES = 6;

  @TempDir Path temp;
  private final ScriptedHosts hosts = new ScriptedHosts();
  private final ScriptedLauncher alone = new ScriptedLauncher();
  private final Plan plan =
      Plans.of(4, Collections.nCopies(CASES, 1).stream().mapToInt(n -> n).toArray());
  private RunFolder folder;
  private Journal journal;
  private SmokeLoop loop;

  @BeforeEach
  void begin() throws EngineException {
    folder = RunFolder.create(temp.resolve("run"));
    journal = Journal.open(folder, 0);
    journal.append(Plans.header(plan));
    loop = loop(2);
  }

  @AfterEach
  void allHostsAreClosed() {
    journal.close();
    assertThat(hosts.opened()).allMatch(ScriptedHost::isClosed);
  }

  @Test
  void whatPassesTogetherHasPassedAndOneOfItIsTriedAlone() throws Exception {
    assertThat(run(batch(0, 1, 2), batch(3, 4, 5))).isEqualTo(RunState.COMPLETE);
    assertThat(statuses()).containsOnly(Status.MEASURED);
    assertThat(journal().forks()).hasSize(CASES);
    assertThat(hosts.opened())
        .extracting(ScriptedHost::cases)
        .containsExactlyInAnyOrder(List.of(0, 1, 2), List.of(3, 4, 5));
    assertThat(alone.order()).hasSize(1);
  }

  @Test
  void whatFailsTogetherButPassesAloneHasPassed() throws Exception {
    hosts.fails(2);
    run(batch(0, 1, 2, 3, 4, 5));
    assertThat(statuses()).containsOnly(Status.MEASURED);
    assertThat(alone.order().get(0)).isEqualTo("2/0");
    // What follows in the same host is not disturbed.
    assertThat(hosts.opened()).extracting(ScriptedHost::cases).hasSize(1);
  }

  @Test
  void whatFailsAloneTooHasFailed() throws Exception {
    hosts.fails(2);
    alone.on(2, 0, t -> ForkScript.fork(2, 0).fails(Failure.Kind.THREW, "alone too").build());
    run(batch(0, 1, 2, 3, 4, 5));
    assertThat(statuses().get(2)).isEqualTo(Status.FAILED);
    assertThat(results().get(2).failure().cause()).isEqualTo("alone too");
    assertThat(statuses()).filteredOn(s -> s == Status.MEASURED).hasSize(CASES - 1);
    assertThat(results().get(2).forks()).hasSize(1);
  }

  @ParameterizedTest
  @EnumSource(
      value = Failure.Kind.class,
      names = {"HUNG", "CRASHED", "HOST"})
  void whoTakesTheSharedJvmAlongLosesNobody(Failure.Kind kind) throws Exception {
    hosts.kills(1, kind).kills(4, kind);
    run(batch(0, 1, 2, 3, 4, 5));
    assertThat(statuses()).containsOnly(Status.MEASURED);
    assertThat(hosts.opened())
        .extracting(ScriptedHost::cases)
        .containsExactly(List.of(0, 1), List.of(2, 3, 4), List.of(5));
    assertThat(alone.order()).startsWith("1/0", "4/0").hasSize(3);
  }

  @Test
  void aJvmThatRanOutOfMemoryGetsNoMoreCases() throws Exception {
    hosts.on(
        1,
        (task, host) ->
            ForkScript.fork(1, 0)
                .fails(
                    new Failure(Failure.Kind.THREW, "no room", "java.lang.OutOfMemoryError", null))
                .build());
    run(batch(0, 1, 2, 3, 4, 5));
    assertThat(hosts.opened())
        .extracting(ScriptedHost::cases)
        .containsExactly(List.of(0, 1), List.of(2, 3, 4, 5));
  }

  @Test
  void whereNoJvmComesUpEveryCaseIsTriedAlone() throws Exception {
    hosts.refuses();
    alone.fails(3, 0, Failure.Kind.NO_START);
    assertThat(run(batch(0, 1, 2), batch(3, 4, 5))).isEqualTo(RunState.COMPLETE);
    assertThat(alone.order()).containsExactly("0/0", "1/0", "2/0", "3/0", "4/0", "5/0");
    assertThat(statuses().get(3)).isEqualTo(Status.FAILED);
    assertThat(statuses()).filteredOn(s -> s == Status.MEASURED).hasSize(CASES - 1);
  }

  @Test
  void whatPassesTogetherButFailsAloneHasFailed() throws Exception {
    run(batch(0, 1, 2, 3, 4, 5));
    String sampled = alone.order().get(0);
    int index = sampled.charAt(0) - '0';

    // The same seed takes the same sample.
    newRun();
    alone.fails(index, 0, Failure.Kind.THREW);
    run(batch(0, 1, 2, 3, 4, 5));
    assertThat(statuses().get(index)).isEqualTo(Status.FAILED);
    assertThat(statuses()).filteredOn(s -> s == Status.MEASURED).hasSize(CASES - 1);
  }

  @Test
  void ofManyCasesOneInFortyIsTriedAlone() throws Exception {
    Plan large = Plans.of(1, Collections.nCopies(100, 1).stream().mapToInt(n -> n).toArray());
    List<ForkTask> tasks = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      tasks.add(new ForkTask(i, 0, large.cases().get(i), List.of()));
    }
    loop.run(large, List.of(new Batch(command(), tasks)), List.of());
    assertThat(alone.order()).hasSize(3).doesNotHaveDuplicates();
  }

  @Test
  void aStopFromAnotherThreadEndsItAndKeepsWhatWasDone() throws Exception {
    loop = loop(1);
    hosts.on(
        2,
        (task, host) -> {
          Thread other = new Thread(loop::stop);
          other.start();
          other.join();
          assertThat(host.isAlive()).isFalse();
          // What a killed host says is not to be believed.
          return ForkScript.failed(2, 0, Failure.Kind.HOST);
        });
    assertThat(run(batch(0, 1, 2, 3), batch(4, 5))).isEqualTo(RunState.INTERRUPTED);
    assertThat(statuses())
        .containsExactly(
            Status.MEASURED,
            Status.MEASURED,
            Status.LEFT_OUT,
            Status.LEFT_OUT,
            Status.LEFT_OUT,
            Status.LEFT_OUT);
    assertThat(alone.order()).isEmpty();
    assertThat(((JournalEntry.Ended) last()).state()).isEqualTo(RunState.INTERRUPTED);
  }

  @Test
  void aStopWhileOneRunsAloneEndsItToo() throws Exception {
    hosts.fails(0).fails(1);
    alone.on(
        0,
        0,
        task -> {
          loop.stop();
          return ForkScript.good(0, 0);
        });
    assertThat(run(batch(0, 1, 2, 3, 4, 5))).isEqualTo(RunState.INTERRUPTED);
    assertThat(alone.order()).containsExactly("0/0");
    assertThat(statuses().subList(0, 2)).containsOnly(Status.LEFT_OUT);
    assertThat(statuses().subList(2, CASES)).containsOnly(Status.MEASURED);
  }

  @Test
  void aJournalThatCannotBeWrittenEndsTheRun() {
    journal.close();
    assertThatThrownBy(() -> run(batch(0, 1, 2)))
        .isInstanceOf(EngineException.class)
        .hasMessageContaining("cannot write to");
  }

  @Test
  void aFaultOfOursInAWorkerIsNotTakenForTheEnd() {
    hosts.on(
        1,
        (task, host) -> {
          throw new IllegalStateException("a fault");
        });
    assertThatThrownBy(() -> run(batch(0, 1, 2, 3, 4, 5)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a fault");
  }

  private void newRun() throws EngineException {
    journal.close();
    folder = RunFolder.create(temp.resolve("again"));
    journal = Journal.open(folder, 0);
    journal.append(Plans.header(plan));
    loop = loop(2);
  }

  private SmokeLoop loop(int workers) {
    return new SmokeLoop(hosts, alone, journal, RunListener.NONE, new ScriptedClock(), workers);
  }

  private RunState run(Batch... batches) throws EngineException {
    return loop.run(plan, List.of(batches), List.of());
  }

  private Batch batch(int... indices) {
    List<ForkTask> tasks = new ArrayList<>();
    for (int i : indices) {
      tasks.add(new ForkTask(i, 0, plan.cases().get(i), List.of()));
    }
    return new Batch(command(), tasks);
  }

  private static HostCommand command() {
    return new HostCommand(Path.of("java"), List.of(), List.of(), Path.of("agent.jar"));
  }

  private JournalReader journal() throws EngineException {
    return JournalReader.read(folder.journal());
  }

  private JournalEntry last() throws EngineException {
    List<JournalEntry> entries = journal().entries();
    return entries.get(entries.size() - 1);
  }

  private List<CaseResult> results() throws EngineException {
    JournalReader read = journal();
    return org.steelyard.engine.summary.Summary.of(read.header(), read.entries()).cases();
  }

  private List<Status> statuses() throws EngineException {
    return results().stream().map(CaseResult::status).toList();
  }
}
