package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.PooledByteBufAllocator;
import io.netty.util.concurrent.FastThreadLocalThread;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class FastThreadLocalExecutorTest {

  private static final int THREADS = 3;

  @Test
  void workRunsOnThreadsThatNettyKeepsCachesFor() throws Exception {
    try (Running executor = new Running("worker")) {
      Thread thread = executor.service.submit(Thread::currentThread).get();
      boolean cached =
          executor
              .service
              .submit(FastThreadLocalThread::currentThreadWillCleanupFastThreadLocals)
              .get();

      assertThat(thread).isInstanceOf(FastThreadLocalThread.class);
      assertThat(cached).isTrue();
    }
  }

  @Test
  void asManyThreadsAsAskedForRunAtTheSameTimeAndNoMore() throws Exception {
    // Nobody leaves the barrier unless all threads stand at it together, as JMH's workers do.
    CyclicBarrier together = new CyclicBarrier(THREADS);
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    Callable<Integer> meet =
        () -> {
          seen.add(Thread.currentThread());
          return together.await();
        };
    try (Running executor = new Running("worker")) {
      List<Future<Integer>> rounds = new ArrayList<>();
      for (int i = 0; i < 4 * THREADS; i++) {
        rounds.add(executor.service.submit(meet));
      }
      for (Future<Integer> round : rounds) {
        round.get();
      }
    }
    assertThat(seen).hasSize(THREADS);
  }

  @Test
  void threadsCarryThePrefixAndDoNotKeepTheForkAlive() throws Exception {
    try (Running executor = new Running("some.Benchmark-jmh-worker")) {
      Thread thread = executor.service.submit(Thread::currentThread).get();

      assertThat(thread.getName()).startsWith("some.Benchmark-jmh-worker");
      assertThat(thread.isDaemon()).isTrue();
    }
  }

  @Test
  void endingThreadsGiveTheirCachesBack() throws Exception {
    PooledByteBufAllocator pool = new PooledByteBufAllocator(true);
    Callable<Thread> fillCache =
        () -> {
          pool.buffer(256).release();
          return Thread.currentThread();
        };
    Thread thread;
    try (Running executor = new Running("worker")) {
      thread = executor.service.submit(fillCache).get();

      assertThat(pool.metric().numThreadLocalCaches()).isEqualTo(1);
      assertThat(activeAllocations(pool)).isEqualTo(1);
    }
    thread.join(); // it clears its caches after the executor has counted it out
    assertThat(pool.metric().numThreadLocalCaches()).isZero();
    assertThat(activeAllocations(pool)).isZero();
  }

  private static long activeAllocations(PooledByteBufAllocator pool) {
    return pool.metric().directArenas().stream().mapToLong(a -> a.numActiveAllocations()).sum();
  }

  /** An executor that is down when the test goes on. */
  private record Running(ExecutorService service) implements AutoCloseable {

    Running(String prefix) {
      this(new FastThreadLocalExecutor(THREADS, prefix));
    }

    @Override
    public void close() throws InterruptedException {
      service.shutdown();
      assertThat(service.awaitTermination(30, TimeUnit.SECONDS)).isTrue();
    }
  }
}
