package org.steelyard.engine.launch;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/** What the gate of one fork reports: who it is, then the counters of each iteration. */
final class GateVisit implements Reception.Guest {
  private final CountDownLatch ended = new CountDownLatch(1);
  private final List<Message> counters = new ArrayList<>();
  private @Nullable Message hello;
  private @Nullable Connection connection;
  private long lastHeard = System.nanoTime();

  @Override
  public void arrived(Connection connection, Message hello) {
    synchronized (this) {
      this.connection = connection;
      this.hello = hello;
      this.lastHeard = System.nanoTime();
    }
    Reception.start("gate", () -> read(connection));
  }

  private void read(Connection connection) {
    try {
      for (Message m = connection.receive(); m != null; m = connection.receive()) {
        synchronized (this) {
          counters.add(m);
          lastHeard = System.nanoTime();
        }
      }
    } catch (IOException | RuntimeException broken) {
      // The same as the end.
    }
    ended.countDown();
  }

  /** What the fork said of itself, or null when its gate was never reached. */
  synchronized @Nullable Message hello() {
    return hello;
  }

  synchronized @Nullable Long pid() {
    return hello == null ? null : hello.getLong("pid", -1);
  }

  synchronized long lastHeard() {
    return lastHeard;
  }

  /** The counters of all iterations, once the fork has closed its end. */
  List<Message> counters(long waitMillis) throws InterruptedException {
    if (hello() != null) {
      ended.await(waitMillis, TimeUnit.MILLISECONDS);
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
