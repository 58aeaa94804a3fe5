package org.steelyard.engine.launch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/**
 * What the gate of one fork reports: who it is, then the counters of each iteration; before each,
 * in a block with turns, that it is ready.
 */
final class GateVisit implements Reception.Guest {
  private final @Nullable Seat seat;
  private CountDownLatch ended = new CountDownLatch(1);
  private final List<Message> counters = new ArrayList<>();
  private @Nullable Message hello;
  private @Nullable Connection connection;
  private long lastHeard = System.nanoTime();

  /**
   * @param seat null where the fork takes no turns
   */
  GateVisit(@Nullable Seat seat) {
    this.seat = seat;
  }

  /** Comes again after each warm-up fork; what one of those counted is not wanted. */
  @Override
  public void arrived(Connection connection, Message hello) {
    CountDownLatch end = new CountDownLatch(1);
    synchronized (this) {
      this.connection = connection;
      this.hello = hello;
      this.ended = end;
      this.counters.clear();
      this.lastHeard = System.nanoTime();
    }
    Reception.start("gate", () -> read(connection, end));
  }

  private void read(Connection connection, CountDownLatch end) {
    try {
      for (Message m = connection.receive(); m != null; m = connection.receive()) {
        take(m, connection);
      }
    } catch (IOException | RuntimeException broken) {
      // The same as the end.
    }
    end.countDown();
  }

  private void take(Message message, Connection connection) {
    boolean ready = message.verb().equals("ready");
    synchronized (this) {
      lastHeard = System.nanoTime();
      if (!ready) {
        counters.add(message);
        notifyAll();
      }
    }
    if (ready && seat != null) {
      seat.ready(connection);
    }
  }

  /**
   * The process has ended, or will never come: the end of its connection is not yet the end of its
   * exit, beside which nobody shall measure.
   */
  void gone() {
    if (seat != null) {
      seat.gone();
    }
  }

  /** What the fork said of itself, or null when its gate was never reached. */
  synchronized @Nullable Message hello() {
    return hello;
  }

  synchronized @Nullable Long pid() {
    return hello == null ? null : hello.getLong("pid", -1);
  }

  /** When the fork was last known to be alive; while it waits for its turn that is now. */
  long lastHeard() {
    synchronized (this) {
      if (seat == null || !seat.waiting()) {
        return lastHeard;
      }
      lastHeard = System.nanoTime();
      return lastHeard;
    }
  }

  /** Whether the fork was told to leave before it had done all its iterations. */
  boolean left() {
    return seat != null && seat.turns().left();
  }

  /**
   * The counters of an iteration whose result is there. They were sent before it, on another way,
   * and may come a moment later.
   *
   * @return null when they do not come in time
   */
  synchronized @Nullable Message counters(int iteration, long waitMillis)
      throws InterruptedException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(waitMillis);
    while (iteration >= counters.size()) {
      if (hello == null) {
        return null;
      }
      long left = TimeUnit.NANOSECONDS.toMillis(end - System.nanoTime());
      if (left <= 0) {
        return null;
      }
      wait(left);
    }
    return counters.get(iteration);
  }

  /** The counters of all iterations, once the fork has closed its end. */
  List<Message> counters(long waitMillis) throws InterruptedException {
    CountDownLatch end;
    synchronized (this) {
      end = hello == null ? null : ended;
    }
    if (end != null) {
      end.await(waitMillis, TimeUnit.MILLISECONDS);
    }
    synchronized (this) {
      return List.copyOf(counters);
    }
  }

  void close() {
    Connection open;
    synchronized (this) {
      open = connection;
    }
    try {
      if (open != null) {
        open.close();
      }
    } catch (IOException gone) {
      // It is closed either way.
    }
  }
}
