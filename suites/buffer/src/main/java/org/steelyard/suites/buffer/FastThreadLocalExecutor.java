package org.steelyard.suites.buffer;

import io.netty.util.concurrent.DefaultThreadFactory;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Runs benchmarks on Netty's {@link io.netty.util.concurrent.FastThreadLocalThread}s, as a server's
 * event loop would, so that Netty's allocators keep caches for them.
 *
 * <p>JMH creates it by name inside the fork, when the fork has the arguments {@link #CUSTOM} and
 * {@link #CUSTOM_CLASS}.
 */
public final class FastThreadLocalExecutor extends ThreadPoolExecutor {

  /** The JVM argument that tells JMH to run benchmarks on an executor of their own. */
  public static final String CUSTOM = "-Djmh.executor=CUSTOM";

  /** The JVM argument that tells JMH that this is the executor. */
  public static final String CUSTOM_CLASS =
      "-Djmh.executor.class=org.steelyard.suites.buffer.FastThreadLocalExecutor";

  /**
   * The constructor that JMH looks for.
   *
   * @param maxThreads number of threads, at least 1; JMH needs that many at the same time
   * @param prefix what the names of the threads begin with
   */
  public FastThreadLocalExecutor(int maxThreads, String prefix) {
    super(
        maxThreads,
        maxThreads,
        0,
        TimeUnit.MILLISECONDS,
        new LinkedBlockingQueue<>(),
        new DefaultThreadFactory(prefix, true));
  }
}
