package org.steelyard.engine.scripted;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.ForkListener;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.launch.Launcher;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;

/**
 * Makes forks that follow a script instead of JVMs, and remembers in which order it was asked for
 * them. A fork of which the script says nothing goes well.
 */
public final class ScriptedLauncher implements Launcher {
  /** What happens when a fork is asked for. */
  @FunctionalInterface
  public interface Act {
    Fork play(ForkTask task) throws EngineException, InterruptedException;
  }

  private final Map<String, Act> script = new HashMap<>();
  private final List<String> order = Collections.synchronizedList(new ArrayList<>());
  private final ScriptedClock clock;
  private Act otherwise = task -> ForkScript.good(task.caseIndex(), task.round());
  private volatile boolean stopped;

  public ScriptedLauncher() {
    this(new ScriptedClock());
  }

  /**
   * @param clock moved by the length of every fork that is made
   */
  public ScriptedLauncher(ScriptedClock clock) {
    this.clock = clock;
  }

  public ScriptedLauncher on(int caseIndex, int round, Act act) {
    script.put(caseIndex + "/" + round, act);
    return this;
  }

  /** What happens where nothing else is said. */
  public ScriptedLauncher otherwise(Act act) {
    otherwise = act;
    return this;
  }

  public ScriptedLauncher fails(int caseIndex, int round, Failure.Kind kind) {
    return on(caseIndex, round, task -> ForkScript.failed(caseIndex, round, kind));
  }

  /** Somebody stops the run while this fork is at work. */
  public ScriptedLauncher interruptedAt(int caseIndex, int round) {
    return on(
        caseIndex,
        round,
        task -> {
          throw new InterruptedException("scripted");
        });
  }

  /** No fork can be made at all from here on. */
  public ScriptedLauncher breaksAt(int caseIndex, int round, String message) {
    return on(
        caseIndex,
        round,
        task -> {
          throw new EngineException(message);
        });
  }

  @Override
  public Fork launch(ForkTask task, ForkListener listener)
      throws EngineException, InterruptedException {
    String name = name(task);
    order.add(name);
    Fork fork = script.getOrDefault(name, otherwise).play(task);
    if (stopped) {
      throw new InterruptedException("stopped");
    }
    fork.series().forEach(listener::iteration);
    clock.pass(fork.seconds());
    return fork;
  }

  /** The forks asked for so far, as {@code case/round}. */
  public List<String> order() {
    return List.copyOf(order);
  }

  public static String name(ForkTask task) {
    return task.caseIndex() + "/" + task.round();
  }

  @Override
  public void stop() {
    stopped = true;
  }

  @Override
  public void close() {}
}
