package org.steelyard.suites.buffer;

import io.netty.util.concurrent.FastThreadLocalThread;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Setup;
import org.steelyard.annotations.AbstractMicrobenchmark;

/**
 * What all benchmarks of this suite share: the settings under which the table was published, and
 * the threads they run on.
 *
 * <p>Memory is in {@code jvmArgs}, which a user may want to replace. What changes the meaning of a
 * row is in {@code jvmArgsAppend}, so that replacing the memory leaves it alone.
 */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(
    value = 2,
    jvmArgs = {"-Xms768m", "-Xmx768m", "-XX:MaxDirectMemorySize=768m", "-dsa", "-da"},
    jvmArgsAppend = {
      AllocatorBenchmark.NO_LEAK_DETECTION,
      FastThreadLocalExecutor.CUSTOM,
      FastThreadLocalExecutor.CUSTOM_CLASS
    })
public abstract class AllocatorBenchmark extends AbstractMicrobenchmark {

  /** The JVM argument that keeps Netty from tracking a sample of the buffers. */
  static final String NO_LEAK_DETECTION = "-Dio.netty.leakDetection.level=disabled";

  /** Whether the rows of this class are meant for threads that Netty keeps caches for. */
  protected boolean onCachedThreads() {
    return true;
  }

  /**
   * Fails the fork when it runs on other threads than its name says: its figures would look fine
   * and mean something else.
   *
   * @throws IllegalStateException when Netty keeps caches for this thread and should not, or keeps
   *     none and should
   */
  @Setup
  public final void requireThreadsAsNamed() {
    boolean cached = isCached(Thread.currentThread());
    if (cached == onCachedThreads()) {
      return;
    }
    String thread = Thread.currentThread().getName();
    throw new IllegalStateException(
        cached
            ? "A plain-thread benchmark runs on thread %s, for which Netty keeps caches. Take %s away."
                .formatted(thread, FastThreadLocalExecutor.CUSTOM)
            : ("Netty keeps no caches for thread %s, on which this benchmark runs. An own"
                    + " -jvmArgsAppend replaces the one of @Fork, and -f 0 ignores it: add %s %s to"
                    + " the JVM's arguments, or use -jvmArgsPrepend for yours.")
                .formatted(
                    thread, FastThreadLocalExecutor.CUSTOM, FastThreadLocalExecutor.CUSTOM_CLASS));
  }

  /** Netty 4.2 has a successor of this method, 4.1 has not; the suite measures both. */
  @SuppressWarnings("deprecation")
  private static boolean isCached(Thread thread) {
    return FastThreadLocalThread.willCleanupFastThreadLocals(thread);
  }
}
