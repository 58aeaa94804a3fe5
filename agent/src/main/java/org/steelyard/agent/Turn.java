package org.steelyard.agent;

import java.io.IOException;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/**
 * The turns of one fork: it asks for one before each iteration, and has it until it asks for the
 * next.
 */
final class Turn {
  /** A fork may use that much of a processor and still count as quiet. */
  private static final double QUIET = 0.3;

  private static final int LOOK_MILLIS = 5;
  private static final int LOOKS = 20;

  private final Connection engine;
  private final BlockingQueue<Message> answers = new LinkedBlockingQueue<Message>();
  private final ThreadTimes threads = new ThreadTimes();
  private final Pace machine = new Pace();
  private long pace;
  private long waited;
  private long waitedCpu;

  Turn(Connection engine) {
    this.engine = engine;
  }

  /** What the engine says; called by the thread that reads. */
  void answer(Message message) {
    answers.add(message);
  }

  /**
   * Waits for the turn.
   *
   * @throws Left when the engine has seen enough of this fork
   */
  void take() {
    long start = System.nanoTime();
    long startCpu = threads.running();
    Message answer;
    try {
      engine.send(Message.of("ready").build());
      answer = answers.take();
    } catch (IOException gone) {
      throw new Left();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new Left();
    }
    if (answer.verb().equals("leave")) {
      throw new Left();
    }
    waited = System.nanoTime() - start;
    waitedCpu = startCpu < 0 ? -1 : Math.max(0, threads.running() - startCpu);
    pace = machine.nanos();
  }

  /**
   * Adds how long the fork waited before the iteration, the CPU time it used meanwhile, and how
   * fast the processor was when it went on.
   */
  void describe(Message.Builder message) {
    message.with("pace", pace);
    message.with("waited", waited);
    if (waitedCpu >= 0) {
      message.with("waitedCpu", waitedCpu);
    }
  }

  /** Lets compilers finish what the iteration has started, so that the next turn is undisturbed. */
  void settle() {
    long cpu = threads.running();
    for (int i = 0; i < LOOKS && cpu >= 0; i++) {
      try {
        TimeUnit.MILLISECONDS.sleep(LOOK_MILLIS);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        return;
      }
      long now = threads.running();
      if (now - cpu < QUIET * LOOK_MILLIS * 1e6) {
        return;
      }
      cpu = now;
    }
  }

  /** Ends a fork through JMH, so that what it started is shut down. */
  static final class Left extends RuntimeException {
    private static final long serialVersionUID = 1;

    Left() {
      super("Steelyard has seen enough of this fork");
    }
  }
}
