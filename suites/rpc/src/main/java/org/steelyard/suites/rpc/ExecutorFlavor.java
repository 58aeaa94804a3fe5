package org.steelyard.suites.rpc;

import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** The kinds of executor that can run a server's handlers. All their threads are daemons. */
public enum ExecutorFlavor {
  /**
   * A fork-join pool that replaces threads which say that they block.
   *
   * <p>How many block at once depends on the JDK. JDK 17 counts its maximum from the core size, not
   * from the parallelism: with 16 threads and a parallelism of 8 it runs 16 + (16 - 8) = 24, and a
   * sleep of 10 ms passes up to 2,400 times a second where 1,600 is the ceiling. JDK 25 stops at
   * 16. Where the parallelism equals the threads, both stop at the threads.
   */
  FJP {
    @Override
    Optional<ExecutorService> start(int threads, String parallelism) {
      int running =
          Parallelism.of(parallelism, threads, Runtime.getRuntime().availableProcessors());
      return Optional.of(
          new ForkJoinPool(
              running,
              ForkJoinPool.defaultForkJoinWorkerThreadFactory,
              null,
              true,
              threads,
              threads,
              1,
              null,
              60,
              TimeUnit.SECONDS));
    }
  },

  /** A fixed number of threads behind one unbounded queue. */
  FTP {
    @Override
    Optional<ExecutorService> start(int threads, String parallelism) {
      return Optional.of(
          new ThreadPoolExecutor(
              threads,
              threads,
              0,
              TimeUnit.MILLISECONDS,
              new LinkedBlockingQueue<>(),
              daemons("rpc-ftp-")));
    }
  },

  /** A thread for every call under way, kept for a minute: what gRPC does unless told otherwise. */
  CACHED {
    @Override
    Optional<ExecutorService> start(int threads, String parallelism) {
      return Optional.of(Executors.newCachedThreadPool(daemons("rpc-cached-")));
    }
  },

  /**
   * No executor: handlers run on the event loop of their connection. The negative control, for a
   * handler that blocks here blocks all clients of the connection.
   */
  DIRECT {
    @Override
    Optional<ExecutorService> start(int threads, String parallelism) {
      return Optional.empty();
    }
  },

  /** A virtual thread for every call. Java 21 and later. */
  VT {
    @Override
    Optional<ExecutorService> start(int threads, String parallelism) {
      return Optional.of(VirtualThreads.executor());
    }
  };

  /**
   * Starts an executor.
   *
   * @param threads how many threads, 1 or more; FJP and FTP only, the others know no limit
   * @param parallelism as {@link Parallelism#of} reads it; FJP only
   * @return the executor, which the caller shuts down; empty for the event loop
   * @throws IllegalStateException if this JVM has no such executor
   * @throws IllegalArgumentException if the numbers do not suit each other
   */
  abstract Optional<ExecutorService> start(int threads, String parallelism);

  private static ThreadFactory daemons(String prefix) {
    AtomicInteger number = new AtomicInteger();
    return task -> {
      Thread thread = new Thread(task, prefix + number.incrementAndGet());
      thread.setDaemon(true);
      return thread;
    };
  }
}
