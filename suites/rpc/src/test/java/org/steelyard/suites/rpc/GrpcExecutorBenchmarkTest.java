package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.FutureTask;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Timeout(60)
class GrpcExecutorBenchmarkTest {

  private static final int CLIENTS = 64;

  private static GrpcExecutorBenchmark started(ExecutorFlavor flavor, String blocker)
      throws Exception {
    GrpcExecutorBenchmark benchmark = new GrpcExecutorBenchmark();
    benchmark.mExecutorFlavor = flavor;
    benchmark.mNumCoreThreads = 4;
    benchmark.mParallelism = "auto";
    benchmark.mBlocker = blocker;
    benchmark.start();
    return benchmark;
  }

  /** Calls once from each of so many threads, which have ended when it returns. */
  private static List<Long> callFromAllClients(GrpcExecutorBenchmark benchmark) throws Exception {
    List<FutureTask<Long>> calls = new ArrayList<>();
    List<Thread> clients = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      FutureTask<Long> call = new FutureTask<>(benchmark::rpcBench);
      calls.add(call);
      clients.add(new Thread(call, "client-" + i));
    }
    clients.forEach(Thread::start);
    for (Thread client : clients) {
      client.join();
    }
    List<Long> counts = new ArrayList<>();
    for (FutureTask<Long> call : calls) {
      counts.add(call.get());
    }
    return counts;
  }

  private static Set<Thread> userThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> !thread.isDaemon())
        .collect(Collectors.toSet());
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "VT")
  void theCountGoesUpByOneACall(ExecutorFlavor flavor) throws Exception {
    GrpcExecutorBenchmark benchmark = started(flavor, "none");
    try {
      long first = benchmark.rpcBench();

      assertThat(benchmark.rpcBench()).isEqualTo(first + 1);
      assertThat(benchmark.rpcBench()).isEqualTo(first + 2);
    } finally {
      benchmark.stop();
    }
  }

  @Test
  void sixtyFourClientsShareOneConnectionAndNoCallIsLostOrCountedTwice() throws Exception {
    GrpcExecutorBenchmark benchmark = started(ExecutorFlavor.CACHED, "sleep10ms");
    try {
      long before = benchmark.rpcBench();

      assertThat(callFromAllClients(benchmark))
          .containsExactlyInAnyOrderElementsOf(
              LongStream.rangeClosed(before + 1, before + CLIENTS).boxed().toList());
      assertThat(benchmark.server.connections()).isEqualTo(1);
    } finally {
      benchmark.stop();
    }
  }

  @Test
  void aSecondConnectionSpoilsTheResult() throws Exception {
    GrpcExecutorBenchmark benchmark = started(ExecutorFlavor.FTP, "none");
    try (CountClient second = new CountClient(benchmark.server.address())) {
      second.next();
    }

    assertThatThrownBy(benchmark::stop)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("share one connection, but 2 were opened");
  }

  @Test
  void aCallAndTheBaselineTakeAtLeastTheBlockTime() throws Exception {
    GrpcExecutorBenchmark benchmark = started(ExecutorFlavor.FJP, "sleep10ms");
    try {
      long start = System.nanoTime();
      benchmark.rpcBench();
      long called = System.nanoTime();
      benchmark.upperBoundBaseline();
      long blocked = System.nanoTime();

      assertThat(called - start).isGreaterThanOrEqualTo(10_000_000);
      assertThat(blocked - called).isGreaterThanOrEqualTo(10_000_000);
    } finally {
      benchmark.stop();
    }
  }

  @Test
  void setUpTellsTheProcessorsAndTheParallelismOfThePool() throws Exception {
    GrpcExecutorBenchmark benchmark = started(ExecutorFlavor.FJP, "none");
    int processors = Runtime.getRuntime().availableProcessors();
    try {
      ForkJoinPool pool = (ForkJoinPool) benchmark.executor.orElseThrow();

      assertThat(pool.getParallelism()).isEqualTo(4);
      assertThat(benchmark.conditions())
          .contains("processors seen by the JVM: " + processors)
          .endsWith("parallelism used: 4");
    } finally {
      benchmark.stop();
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "VT")
  void nothingIsLeftAfterTearDown(ExecutorFlavor flavor) throws Exception {
    Set<Thread> before = userThreads();
    GrpcExecutorBenchmark benchmark = started(flavor, "none");
    int port = benchmark.server.address().getPort();
    callFromAllClients(benchmark);

    benchmark.stop();

    assertThat(benchmark.client.isClosed()).isTrue();
    assertThat(benchmark.server.isClosed()).isTrue();
    assertThat(benchmark.executor.map(ExecutorService::isTerminated).orElse(true)).isTrue();
    try (ServerSocket again = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      assertThat(again.getLocalPort()).isEqualTo(port);
    }
    assertThat(userThreads()).isSubsetOf(before);
  }
}
