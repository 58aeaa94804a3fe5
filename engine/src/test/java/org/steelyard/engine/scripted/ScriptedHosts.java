package org.steelyard.engine.scripted;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.steelyard.engine.EngineException;
import org.steelyard.engine.launch.ForkTask;
import org.steelyard.engine.launch.HostCommand;
import org.steelyard.engine.launch.SharedHost;
import org.steelyard.model.Failure;
import org.steelyard.model.Fork;

/** Shared hosts that follow a script; a case of which it says nothing goes well. */
public final class ScriptedHosts implements SharedHost.Opener {
  /** What happens when a case is run in a host. */
  @FunctionalInterface
  public interface Act {
    Fork play(ForkTask task, ScriptedHost host) throws InterruptedException;
  }

  private final Map<Integer, Act> script = new HashMap<>();
  private final List<ScriptedHost> opened = Collections.synchronizedList(new ArrayList<>());
  private boolean refuses;

  public ScriptedHosts on(int caseIndex, Act act) {
    script.put(caseIndex, act);
    return this;
  }

  public ScriptedHosts fails(int caseIndex) {
    return on(caseIndex, (task, host) -> ForkScript.failed(caseIndex, 0, Failure.Kind.THREW));
  }

  /** The case takes its host with it, as one that hangs or calls System.exit. */
  public ScriptedHosts kills(int caseIndex, Failure.Kind kind) {
    return on(
        caseIndex,
        (task, host) -> {
          host.kill();
          return ForkScript.failed(caseIndex, 0, kind);
        });
  }

  /** No JVM comes up. */
  public ScriptedHosts refuses() {
    refuses = true;
    return this;
  }

  @Override
  public SharedHost open(HostCommand command) throws EngineException {
    if (refuses) {
      throw new EngineException("scripted: no JVM");
    }
    ScriptedHost host = new ScriptedHost();
    opened.add(host);
    return host;
  }

  /** The hosts so far. */
  public List<ScriptedHost> opened() {
    return List.copyOf(opened);
  }

  /** A host, and which cases it was given. */
  public final class ScriptedHost implements SharedHost {
    private final List<Integer> cases = Collections.synchronizedList(new ArrayList<>());
    private volatile boolean alive = true;
    private volatile boolean closed;

    @Override
    public Fork run(ForkTask task) throws InterruptedException {
      if (!alive) {
        throw new IllegalStateException("case " + task.caseIndex() + " was given to a dead host");
      }
      cases.add(task.caseIndex());
      return script
          .getOrDefault(task.caseIndex(), (t, h) -> ForkScript.good(t.caseIndex(), 0))
          .play(task, this);
    }

    public List<Integer> cases() {
      return List.copyOf(cases);
    }

    @Override
    public boolean isAlive() {
      return alive;
    }

    @Override
    public void kill() {
      alive = false;
    }

    @Override
    public void close() {
      alive = false;
      closed = true;
    }

    public boolean isClosed() {
      return closed;
    }
  }
}
