package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.EnabledOnJre;
import org.junit.jupiter.api.condition.JRE;

/** The time-outs turn a pool with too few threads, which would wait for ever, into a failure. */
@Timeout(value = 30, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ExecutorFlavorTest {

  private final List<ExecutorService> started = new ArrayList<>();

  private ExecutorService start(ExecutorFlavor flavor, int threads, String parallelism) {
    ExecutorService executor = flavor.start(threads, parallelism).orElseThrow();
    started.add(executor);
    return executor;
  }

  @AfterEach
  void stop() {
    started.forEach(ExecutorService::shutdownNow);
  }

  @Test
  void fjpIsAnAsynchronousPoolWithTheParallelismAskedFor() {
    ForkJoinPool pool = (ForkJoinPool) start(ExecutorFlavor.FJP, 16, "5");

    assertThat(pool.getParallelism()).isEqualTo(5);
    assertThat(pool.getAsyncMode()).isTrue();
  }

  @Test
  void fjpLetsAsManyBlockAsItHasThreadsHoweverFewMayRun() {
    assertThatCode(() -> blockAtOnce(start(ExecutorFlavor.FJP, 16, "2"), 16))
        .doesNotThrowAnyException();
  }

  @Test
  void fjpRunsNoMoreThanItsThreadsWhereTheParallelismEqualsThem() throws Exception {
    assertThat(mostAtOnce(start(ExecutorFlavor.FJP, 4, "4"), 40)).isBetween(1, 4);
  }

  @Test
  @EnabledOnJre(JRE.JAVA_17)
  void onJava17FjpLetsMoreBlockThanItHasThreads() {
    assertThatCode(() -> blockAtOnce(start(ExecutorFlavor.FJP, 16, "8"), 24))
        .doesNotThrowAnyException();
  }

  @Test
  @EnabledOnJre(JRE.JAVA_25)
  void onJava25FjpStopsAtItsThreads() throws Exception {
    assertThat(mostAtOnce(start(ExecutorFlavor.FJP, 16, "8"), 100)).isBetween(1, 16);
  }

  @Test
  void fjpRefusesAParallelismAboveItsThreads() {
    assertThatThrownBy(() -> ExecutorFlavor.FJP.start(4, "8"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("mNumCoreThreads=4");
  }

  @Test
  void ftpHasAFixedNumberOfThreadsAndAnUnboundedQueue() {
    ThreadPoolExecutor pool = (ThreadPoolExecutor) start(ExecutorFlavor.FTP, 16, "auto");

    assertThat(pool.getCorePoolSize()).isEqualTo(16);
    assertThat(pool.getMaximumPoolSize()).isEqualTo(16);
    assertThat(pool.getKeepAliveTime(TimeUnit.NANOSECONDS)).isZero();
    assertThat(pool.getQueue()).isInstanceOf(LinkedBlockingQueue.class);
    assertThat(pool.getQueue().remainingCapacity()).isEqualTo(Integer.MAX_VALUE);
  }

  @Test
  void ftpRunsNoMoreThanItsThreadsAlsoWhenTheyBlock() throws Exception {
    assertThat(mostAtOnce(start(ExecutorFlavor.FTP, 4, "auto"), 40)).isBetween(1, 4);
  }

  @Test
  void cachedLetsAllBlockWhateverTheNumberOfThreads() {
    assertThatCode(() -> blockAtOnce(start(ExecutorFlavor.CACHED, 4, "auto"), 64))
        .doesNotThrowAnyException();
  }

  @Test
  void directHasNoExecutor() {
    assertThat(ExecutorFlavor.DIRECT.start(4, "auto")).isEmpty();
  }

  @Test
  @EnabledForJreRange(max = JRE.JAVA_20)
  void vtIsRefusedBeforeJava21WithWhatToDo() {
    assertThatThrownBy(() -> ExecutorFlavor.VT.start(4, "auto"))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("mExecutorFlavor=VT needs virtual threads, Java 21 or later")
        .hasMessageContaining("this JVM is " + System.getProperty("java.vm.specification.version"))
        .hasMessageContaining("-jvm")
        .hasMessageContaining("-p mExecutorFlavor=FJP,FTP,CACHED,DIRECT");
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void vtLetsAllBlockEachInAVirtualThread() throws Exception {
    ExecutorService executor = start(ExecutorFlavor.VT, 4, "auto");

    assertThat(executor.submit(() -> Thread.currentThread().toString()).get())
        .startsWith("VirtualThread[");
    assertThatCode(() -> blockAtOnce(executor, 64)).doesNotThrowAnyException();
  }

  /** Returns when so many tasks have blocked at the same time. */
  private static void blockAtOnce(ExecutorService executor, int tasks) throws Exception {
    CyclicBarrier all = new CyclicBarrier(tasks);
    List<Future<?>> results = new ArrayList<>();
    for (int i = 0; i < tasks; i++) {
      results.add(
          executor.submit(
              () -> {
                try {
                  ForkJoinPool.managedBlock(new AtBarrier(all));
                } catch (RejectedExecutionException refused) {
                  all.await();
                }
                return null;
              }));
    }
    for (Future<?> result : results) {
      result.get();
    }
  }

  private static int mostAtOnce(ExecutorService executor, int tasks) throws Exception {
    AtomicInteger running = new AtomicInteger();
    AtomicInteger most = new AtomicInteger();
    List<Future<?>> results = new ArrayList<>();
    for (int i = 0; i < tasks; i++) {
      results.add(
          executor.submit(
              () -> {
                most.accumulateAndGet(running.incrementAndGet(), Math::max);
                ManagedSleep.sleep(2);
                running.decrementAndGet();
              }));
    }
    for (Future<?> result : results) {
      result.get();
    }
    return most.get();
  }

  private static final class AtBarrier implements ForkJoinPool.ManagedBlocker {
    private final CyclicBarrier barrier;
    private boolean passed;

    AtBarrier(CyclicBarrier barrier) {
      this.barrier = barrier;
    }

    @Override
    public boolean block() throws InterruptedException {
      try {
        barrier.await();
      } catch (BrokenBarrierException e) {
        throw new IllegalStateException("Another task was stopped at the barrier.", e);
      }
      passed = true;
      return true;
    }

    @Override
    public boolean isReleasable() {
      return passed;
    }
  }
}
