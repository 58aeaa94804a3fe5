package org.steelyard.engine.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Message;
import org.steelyard.engine.machine.Load;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;
import org.steelyard.model.Iteration;
import org.steelyard.model.PlannedCase;
import org.steelyard.model.Secondary;

/** One fork, from the command to its last words. */
final class ForkAttempt {
  private static final long POLL = TimeUnit.MILLISECONDS.toNanos(200);

  /** How long the counters of an iteration may take to arrive after its result. */
  private static final long COUNTERS_MILLIS = 50;

  /** How long a fork's last words may take to arrive after JMH has said that it is done. */
  private static final long LAST_WORDS_MILLIS = 2_000;

  private final ForkTask task;
  private final Path log;
  private final @Nullable GateVisit gate;
  private final ForkListener listener;
  private final ForkWatch watch;
  private final Instant started = Instant.now();
  private final long startNanos = System.nanoTime();
  private final @Nullable Double load = Load.oneMinute();
  private final List<Iteration> iterations = new ArrayList<>();
  private final List<Secondary> secondary = new ArrayList<>();
  private @Nullable Message begun;
  private @Nullable String unit;
  private @Nullable Failure failure;
  private @Nullable Message failed;

  /**
   * @param gate null when the case runs inside the host, without a fork
   */
  ForkAttempt(ForkTask task, Path log, @Nullable GateVisit gate, ForkListener listener) {
    this(task, log, gate, listener, new ForkWatch(task.planned().settings()));
  }

  ForkAttempt(
      ForkTask task, Path log, @Nullable GateVisit gate, ForkListener listener, ForkWatch watch) {
    this.task = task;
    this.log = log;
    this.gate = gate;
    this.listener = listener;
    this.watch = watch;
  }

  /**
   * @param gateInit init string of the gate, null without one
   */
  Fork run(HostProcess host, @Nullable String gateInit, CrashFiles crashFiles)
      throws InterruptedException {
    try {
      host.send(command(gateInit));
      @Nullable String hungIn = listen(host);
      if (hungIn != null) {
        failure = Diagnosis.hung(watch.limitSeconds(), hungIn, ForkLog.read(log));
      } else if (failed != null && !(gate != null && gate.left())) {
        failure =
            Diagnosis.of(failed, task.planned().id().benchmark(), gateReached(), ForkLog.read(log));
      }
    } catch (IOException gone) {
      failure = hostGone(host);
    }
    return outcome(crashFiles);
  }

  private Message command(@Nullable String gateInit) {
    PlannedCase planned = task.planned();
    Integer warmupForks = planned.settings().warmupForks();
    return ForkMessage.of(
        planned,
        gate == null ? 0 : 1,
        gate != null && task.round() == 0 && warmupForks != null ? warmupForks : 0,
        task.profilers(),
        gateInit,
        log);
  }

  /** Follows the fork to its end; returns where it hung, or null. */
  private @Nullable String listen(HostProcess host) throws InterruptedException {
    String hungIn = null;
    while (true) {
      Message message = host.poll(POLL);
      if (message != null) {
        if (take(message, host)) {
          return hungIn;
        }
      } else if (watch.expired(gate == null ? Long.MIN_VALUE : gate.lastHeard())) {
        if (hungIn != null || gate == null) {
          // Without a fork there is only the host to kill. With one: JMH did not notice that its
          // fork is dead; the next fork gets a new host.
          host.kill();
          return watch.phase();
        }
        hungIn = watch.phase();
        kill(host, gate);
      }
    }
  }

  /** Returns whether that was the fork's end. */
  private boolean take(Message message, HostProcess host) throws InterruptedException {
    switch (message.verb()) {
      case "started" -> begun = message;
      // What came before was of forks that only warm up.
      case "fork" -> iterations.clear();
      case "iteration" -> watch.heard(message.get("phase") + " iteration " + message.get("index"));
      case "result" -> {
        Iteration iteration = Series.iteration(message);
        Message counters = gate == null ? null : gate.counters(iterations.size(), COUNTERS_MILLIS);
        iterations.add(iteration);
        unit = message.get("unit");
        watch.heard(
            "what comes after " + message.get("phase") + " iteration " + message.get("index"));
        listener.iteration(
            counters == null
                ? iteration
                : Series.join(List.of(iteration), List.of(counters)).get(0));
      }
      case "secondary" -> secondary.add(secondary(message));
      case "failed" -> {
        failed = message;
        return true;
      }
      case "done" -> {
        return true;
      }
      case Inbox.GONE -> {
        failure = hostGone(host);
        return true;
      }
      default -> throw new IllegalStateException("unknown message " + message.verb());
    }
    return false;
  }

  private static Failure hostGone(HostProcess host) {
    String said = ForkLog.read(host.output()).complaint();
    return Diagnosis.hostGone(host.exitStatus(), said == null ? "" : said);
  }

  private void kill(HostProcess host, GateVisit gate) {
    List<ProcessHandle> forks = host.forks();
    Long pid = gate.pid();
    if (pid == null && !forks.isEmpty()) {
      pid = forks.get(0).pid();
    }
    if (pid != null) {
      ForkWatch.askForThreadDump(pid);
    }
    watch.heard("the end of a fork that was killed");
    forks.forEach(ProcessHandle::destroyForcibly);
  }

  private Fork outcome(CrashFiles crashFiles) throws InterruptedException {
    List<Message> counters = gate == null ? List.of() : gate.counters(LAST_WORDS_MILLIS);
    List<Iteration> series = Series.join(iterations, counters);
    Integer planned = task.planned().settings().iterations();
    long measured = series.stream().filter(i -> !i.warmup()).count();
    boolean left = gate != null && gate.left();
    if (failure == null && planned != null && measured < planned && !left) {
      failure =
          gateReached()
              ? Diagnosis.cutShort((int) measured, planned)
              : Diagnosis.ended(0, false, ForkLog.read(log));
    }
    Long pid = gate == null ? null : gate.pid();
    return new Fork(
        task.caseIndex(),
        task.round(),
        started,
        (System.nanoTime() - startNanos) / 1e9,
        pid,
        load,
        ForkJvms.of(begun, gate == null ? null : gate.hello()),
        unit,
        series,
        secondary,
        failure,
        Files.exists(log) ? "forks/" + log.getFileName() : null,
        failure == null ? List.of() : crashFiles.collect(pid, started));
  }

  private boolean gateReached() {
    return gate == null || gate.hello() != null;
  }

  private static Secondary secondary(Message m) {
    double score = m.getDouble("score", Double.NaN);
    return new Secondary(
        m.get("label"),
        Double.isNaN(score) ? null : score,
        m.get("unit", ""),
        m.get("aggregation", "mean"),
        m.has("text") ? "forks/" + m.get("text") : null);
  }
}
