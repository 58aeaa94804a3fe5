package org.steelyard.engine.smoke;

import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.ForkListener;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.launch.Launcher;
import org.steelyard.engine.launch.SharedHost;
import org.steelyard.engine.run.Journal;
import org.steelyard.engine.run.RunListener;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.JournalEntry;
import org.steelyard.model.Plan;
import org.steelyard.model.RunState;

/**
 * Does every benchmark still run? Many of them share a JVM, where their arguments are equal. What
 * fails there runs again in a fork of its own before the failure is believed; and so does a random
 * sample of what passes, because a crowd can carry what would fall alone.
 */
public final class SmokeLoop {
  /** One passing case in so many runs alone too. */
  private static final int SAMPLE = 40;

  private final SharedHost.Opener shared;
  private final Launcher alone;
  private final Journal journal;
  private final RunListener listener;
  private final InstantSource clock;
  private final int workers;

  private final List<SharedHost> open = new ArrayList<>();
  private volatile boolean stopping;

  /**
   * @param shared opens the JVMs that many cases share
   * @param alone makes forks for the cases that run by themselves
   * @param workers shared JVMs at work at the same time; nothing is measured, so they may disturb
   *     each other
   */
  public SmokeLoop(
      SharedHost.Opener shared,
      Launcher alone,
      Journal journal,
      RunListener listener,
      InstantSource clock,
      int workers) {
    this.shared = shared;
    this.alone = alone;
    this.journal = journal;
    this.listener = listener;
    this.clock = clock;
    this.workers = workers;
  }

  /** The cases of one kind of JVM, a part of them. */
  public record Batch(HostCommand command, List<ForkTask> tasks) {}

  /**
   * @param done cases that an earlier part of the run has seen already
   */
  public RunState run(Plan plan, List<Batch> batches, List<Fork> done) throws EngineException {
    listener.started(plan, plan.cases().size(), done.size());
    List<ForkTask> suspects = Collections.synchronizedList(new ArrayList<>());
    List<ForkTask> passed = Collections.synchronizedList(new ArrayList<>());
    RunState state = RunState.COMPLETE;
    try {
      together(batches, passed, suspects);
      suspects.sort(java.util.Comparator.comparingInt(ForkTask::caseIndex));
      for (ForkTask task : suspects) {
        record(task, alone.launch(task, ForkListener.NONE));
      }
      for (ForkTask task : sample(passed, plan.seed())) {
        Fork again = alone.launch(task, ForkListener.NONE);
        if (again.failed()) {
          record(task, again);
        }
      }
    } catch (InterruptedException stopped) {
      state = RunState.INTERRUPTED;
    }
    journal.append(new JournalEntry.Ended(clock.instant(), state, null));
    listener.ended(state);
    return state;
  }

  private static List<ForkTask> sample(List<ForkTask> passed, long seed) {
    List<ForkTask> shuffled = new ArrayList<>(passed);
    shuffled.sort(java.util.Comparator.comparingInt(ForkTask::caseIndex));
    Collections.shuffle(shuffled, new Random(seed));
    return shuffled.subList(0, (shuffled.size() + SAMPLE - 1) / SAMPLE);
  }

  private void record(ForkTask task, Fork fork) throws EngineException {
    journal.append(new JournalEntry.ForkDone(fork));
    listener.forkEnded(task, fork);
  }

  private void together(List<Batch> batches, List<ForkTask> passed, List<ForkTask> suspects)
      throws EngineException, InterruptedException {
    Deque<Batch> queue = new ArrayDeque<>(batches);
    AtomicReference<Throwable> broken = new AtomicReference<>();
    List<Thread> threads = new ArrayList<>();
    for (int i = 0; i < Math.min(workers, batches.size()); i++) {
      Thread thread =
          new Thread(
              () -> {
                try {
                  for (Batch b = next(queue); b != null && broken.get() == null; b = next(queue)) {
                    work(b, passed, suspects);
                  }
                } catch (EngineException | RuntimeException | Error e) {
                  broken.compareAndSet(null, e);
                } catch (InterruptedException stopped) {
                  stopping = true;
                }
              },
              "steelyard-smoke-" + i);
      threads.add(thread);
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    if (broken.get() instanceof EngineException e) {
      throw e;
    }
    if (broken.get() instanceof RuntimeException e) {
      throw e;
    }
    if (broken.get() instanceof Error e) {
      throw e;
    }
    if (stopping) {
      throw new InterruptedException("stopped");
    }
  }

  private static @Nullable Batch next(Deque<Batch> queue) {
    synchronized (queue) {
      return queue.poll();
    }
  }

  private void work(Batch batch, List<ForkTask> passed, List<ForkTask> suspects)
      throws EngineException, InterruptedException {
    SharedHost host = null;
    try {
      for (int i = 0; i < batch.tasks().size(); i++) {
        ForkTask task = batch.tasks().get(i);
        if (host == null || !host.isAlive()) {
          close(host);
          host = open(batch.command());
          if (host == null) {
            // No JVM comes up with these arguments; what JMH makes of them is said alone.
            suspects.addAll(batch.tasks().subList(i, batch.tasks().size()));
            return;
          }
        }
        Fork fork = host.run(task);
        if (stopping) {
          throw new InterruptedException("stopped");
        }
        if (fork.failed()) {
          suspects.add(task);
          if (outOfMemory(fork.failure())) {
            host.kill();
          }
        } else {
          record(task, fork);
          passed.add(task);
        }
      }
    } finally {
      close(host);
    }
  }

  private static boolean outOfMemory(Failure failure) {
    return failure.exception() != null && failure.exception().endsWith("OutOfMemoryError");
  }

  private @Nullable SharedHost open(HostCommand command) throws InterruptedException {
    try {
      SharedHost host = shared.open(command);
      synchronized (open) {
        if (stopping) {
          host.close();
          throw new InterruptedException("stopped");
        }
        open.add(host);
      }
      return host;
    } catch (EngineException refused) {
      return null;
    }
  }

  private void close(@Nullable SharedHost host) {
    if (host != null) {
      synchronized (open) {
        open.remove(host);
      }
      host.close();
    }
  }

  /** Ends it from another thread. */
  public void stop() {
    synchronized (open) {
      stopping = true;
      open.forEach(SharedHost::kill);
    }
    alone.stop();
  }
}
