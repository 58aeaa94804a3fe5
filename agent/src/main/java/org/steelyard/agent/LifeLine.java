package org.steelyard.agent;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.util.Iterator;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/** Ends this process as soon as the engine that it works for is gone. */
final class LifeLine {
  private LifeLine() {}

  /** For a host: the engine holds the other end of standard input. */
  static void watchStandardInput() {
    final InputStream in = System.in;
    start(
        new Runnable() {
          @Override
          public void run() {
            try {
              while (in.read() != -1) {
                // Nothing is said here; only the end counts.
              }
            } catch (IOException gone) {
              // The same as the end.
            }
            killChildren();
            Runtime.getRuntime().halt(1);
          }
        });
  }

  /**
   * For a fork: the engine holds the other end of the gate's connection.
   *
   * @param turn gets what the engine says, null where forks take no turns
   */
  static void watch(final Connection engine, final Turn turn) {
    final AtomicBoolean ending = new AtomicBoolean();
    final Thread watch =
        start(
            new Runnable() {
              @Override
              public void run() {
                try {
                  for (Message m = engine.receive(); m != null; m = engine.receive()) {
                    if (turn != null) {
                      turn.answer(m);
                    }
                  }
                } catch (IOException gone) {
                  // The same as the end.
                }
                if (!ending.get()) {
                  Runtime.getRuntime().halt(1);
                }
              }
            });
    // HotSpot waits 300 ms at its end for a thread that is in native code, as a reading one is.
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread("steelyard-life-line-end") {
              @Override
              public void run() {
                ending.set(true);
                try {
                  engine.close();
                  watch.join(100);
                } catch (IOException | InterruptedException e) {
                  // The process ends either way.
                }
              }
            });
  }

  private static Thread start(Runnable watch) {
    Thread thread = new Thread(watch, "steelyard-life-line");
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  /**
   * A fork that has not reached its gate yet would outlive us. Process handles exist since Java 9;
   * on Java 8 such a fork ends when it finds that nobody answers it.
   */
  private static void killChildren() {
    try {
      Class<?> handle = Class.forName("java.lang.ProcessHandle");
      Object self = handle.getMethod("current").invoke(null);
      Method kill = handle.getMethod("destroyForcibly");
      Stream<?> children = (Stream<?>) handle.getMethod("descendants").invoke(self);
      for (Iterator<?> i = children.iterator(); i.hasNext(); ) {
        kill.invoke(i.next());
      }
    } catch (ReflectiveOperationException olderJava) {
      // See above.
    }
  }
}
