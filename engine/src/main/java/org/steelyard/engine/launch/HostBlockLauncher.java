package org.steelyard.engine.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.model.Block;
import org.steelyard.model.Block.Arrangement;
import org.steelyard.model.Counters;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Settings;

/**
 * Makes real blocks: one host for each arm. With turns both forks are alive and run their
 * iterations by turns, in a duet both run them at once; each is followed by a thread of its own.
 */
public final class HostBlockLauncher implements BlockLauncher {
  /** JMH's limit runs while a fork waits for its turn; ours counts the fork's own time. */
  private static final long NO_LIMIT = TimeUnit.DAYS.toNanos(7);

  /** A fork that uses so much of a processor while it waits disturbs the other. */
  private static final double RESTLESS = 0.2;

  private final Hosts hosts;
  private final CrashFiles crashFiles;
  private final LongSupplier memory;

  /**
   * @param commands one for each arm
   * @param runFolder gets logs and crash files
   */
  public HostBlockLauncher(List<HostCommand> commands, Path runFolder) throws EngineException {
    this(commands, runFolder, MemoryNeed::available);
  }

  HostBlockLauncher(List<HostCommand> commands, Path runFolder, LongSupplier memory)
      throws EngineException {
    this.crashFiles = new CrashFiles(runFolder);
    this.hosts = new Hosts(commands, runFolder);
    this.memory = memory;
  }

  @Override
  public Block launch(BlockTask task, BlockListener listener)
      throws EngineException, InterruptedException {
    @Nullable String note = null;
    if (task.arrangement() != Arrangement.SEQUENTIAL) {
      note =
          MemoryNeed.tooMuch(
              List.of(task.baseline().settings(), task.candidate().settings()), memory.getAsLong());
      if (note == null) {
        Pair pair = new Pair(task, task.arrangement(), listener);
        Fork[] together = pair.run();
        if (pair.failure == null) {
          return block(task, task.arrangement(), restless(together), together);
        }
        note = "alive together: " + pair.failure.cause();
      }
    }
    Fork[] apart = new Pair(task, Arrangement.SEQUENTIAL, listener).run();
    boolean wellApart = !apart[0].failed() && !apart[1].failed();
    return block(
        task,
        Arrangement.SEQUENTIAL,
        note == null || !note.startsWith("alive together") || !wellApart
            ? note
            : note + "; one after the other they pass",
        apart);
  }

  private static Block block(
      BlockTask task, Arrangement arrangement, @Nullable String note, Fork[] forks) {
    return new Block(
        task.comparison(),
        task.couple(),
        task.half(),
        task.candidateFirst(),
        arrangement,
        note,
        forks[0],
        forks[1]);
  }

  /** What is said of a fork that does not rest while it waits; null when both do. */
  private static @Nullable String restless(Fork[] forks) {
    for (int i = 0; i < forks.length; i++) {
      double share = waitingShare(forks[i]);
      if (share > RESTLESS) {
        return String.format(
            Locale.ROOT,
            "the %s used %.0f %% of a processor while it waited for its turns",
            i == 0 ? "baseline" : "candidate",
            100 * share);
      }
    }
    return null;
  }

  private static double waitingShare(Fork fork) {
    long waited = 0;
    long used = 0;
    // Compilers are at work in the first half of any fork; that ends.
    for (Iteration iteration :
        fork.series().subList(fork.series().size() / 2, fork.series().size())) {
      Counters counters = iteration.counters();
      if (counters != null && counters.waited() != null && counters.waitedCpu() != null) {
        waited += counters.waited();
        used += counters.waitedCpu();
      }
    }
    return waited == 0 ? 0 : (double) used / waited;
  }

  @Override
  public void stop() {
    hosts.stop();
  }

  @Override
  public void close() {
    hosts.close();
  }

  /** The two forks of a block while they are made. */
  private final class Pair {
    private final BlockTask task;
    private final Arrangement arrangement;
    private final BlockListener listener;
    private final @Nullable Turns order;
    private final GateVisit[] gates = new GateVisit[2];
    private final List<Iteration> baseline = new ArrayList<>();
    private final List<Iteration> candidate = new ArrayList<>();

    /**
     * The first one of forks that are alive together; the other fork is then killed, and fails by
     * that.
     */
    private @Nullable Failure failure;

    Pair(BlockTask task, Arrangement arrangement, BlockListener listener) {
      this.task = task;
      this.arrangement = arrangement;
      this.listener = listener;
      this.order = turns() ? new Turns(2, task.candidateFirst() ? 1 : 0) : null;
    }

    private boolean turns() {
      return arrangement == Arrangement.TURNS;
    }

    private boolean together() {
      return arrangement != Arrangement.SEQUENTIAL;
    }

    Fork[] run() throws EngineException, InterruptedException {
      // Both up before the first fork: a host that starts would disturb the one at work.
      HostProcess[] host = {hosts.of(task.baselineArm()), hosts.of(task.candidateArm())};
      for (int i = 0; i < 2; i++) {
        gates[i] = new GateVisit(order == null ? null : new Seat(order, i));
      }
      Fork[] forks = new Fork[2];
      if (!together()) {
        int first = task.candidateFirst() ? 1 : 0;
        forks[first] = attempt(first, host);
        forks[1 - first] = attempt(1 - first, host);
        return forks;
      }
      FutureTask<Fork> beside = new FutureTask<>(() -> attempt(1, host));
      Reception.start("block", beside);
      forks[0] = attempt(0, host);
      forks[1] = result(beside);
      return forks;
    }

    private static Fork result(FutureTask<Fork> beside) throws InterruptedException {
      try {
        return beside.get();
      } catch (ExecutionException e) {
        if (e.getCause() instanceof InterruptedException stopped) {
          throw stopped;
        }
        throw new IllegalStateException(e.getCause());
      }
    }

    private Fork attempt(int which, HostProcess[] host) throws InterruptedException {
      PlannedCase planned = which == 0 ? task.baseline() : task.candidate();
      GateVisit gate = gates[which];
      String token = hosts.reception().expect(gate);
      try {
        Fork fork =
            new ForkAttempt(
                    new ForkTask(
                        task.comparison(),
                        task.round(),
                        turns() ? inTurns(planned) : planned,
                        List.of()),
                    log(which),
                    gate,
                    iteration -> heard(which, iteration),
                    new ForkWatch(planned.settings()))
                .run(host[which], init(token, planned.settings()), crashFiles);
        HostLauncher.waitForStop(hosts, fork);
        if (fork.failed() && together()) {
          lose(fork.failure(), gates[1 - which], host[1 - which]);
        }
        return fork;
      } finally {
        gate.gone();
        hosts.reception().forget(token);
        gate.close();
      }
    }

    /** The block is lost; what its other fork would still measure nobody needs. */
    private synchronized void lose(Failure why, GateVisit otherGate, HostProcess otherHost) {
      if (failure != null) {
        return;
      }
      failure = why;
      if (otherGate.hello() != null) {
        otherHost.killForks();
      } else {
        // Until the gate is reached JMH may be asking small JVMs what this Java can do, and it
        // keeps the answer for all forks to come: killing one of those would be a wrong answer.
        otherHost.kill();
      }
    }

    private String init(String token, Settings settings) {
      String turn = !turns() ? "" : Boolean.TRUE.equals(settings.gc()) ? "/turns/gc" : "/turns";
      return hosts.reception().port() + turn + ":" + token;
    }

    private static PlannedCase inTurns(PlannedCase planned) {
      Settings settings =
          Settings.builder()
              .timeoutNanos(NO_LIMIT)
              // The gate does it in its own turn.
              .gc(false)
              .build()
              .over(planned.settings());
      return new PlannedCase(planned.target(), planned.id(), settings);
    }

    private Path log(int which) {
      return hosts
          .runFolder()
          .resolve("forks")
          .resolve(
              String.format(
                  Locale.ROOT,
                  "%04d-%d-%s%s.log",
                  task.comparison(),
                  task.round(),
                  which == 0 ? "baseline" : "candidate",
                  arrangement == task.arrangement() ? "" : "-again"));
    }

    private synchronized void heard(int which, Iteration iteration) {
      (which == 0 ? baseline : candidate).add(iteration);
      listener.iteration(which == 1, iteration);
      if (task.enough() != null
          && order != null
          && !order.left()
          && task.enough().test(List.copyOf(baseline), List.copyOf(candidate))) {
        order.leave();
      }
    }
  }
}
