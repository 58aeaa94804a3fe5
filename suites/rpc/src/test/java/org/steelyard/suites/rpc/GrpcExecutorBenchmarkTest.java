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

  private static GrpcExecutorBenchmark chosen(ExecutorFlavor flavor, String blocker) {
    GrpcExecutorBenchmark benchmark = new GrpcExecutorBenchmark();
    benchmark.mExecutorFlavor = flavor;
    benchmark.mNumCoreThreads = 4;
    benchmark.mParallelism = "auto";
    benchmark.mBlocker = blocker;
    benchmark.choose();
    return benchmark;
  }

  private static ServedClients started(ExecutorFlavor flavor, String blocker) throws Exception {
    ServedClients clients = new ServedClients();
    clients.start(chosen(flavor, blocker));
    return clients;
  }

  /** Calls once from each of so many threads, which have ended when it returns. */
  private static List<Long> callFromAllClients(ServedClients clients) throws Exception {
    List<FutureTask<Long>> calls = new ArrayList<>();
    List<Thread> callers = new ArrayList<>();
    for (int i = 0; i < CLIENTS; i++) {
      FutureTask<Long> call = new FutureTask<>(clients::call);
      calls.add(call);
      callers.add(new Thread(call, "client-" + i));
    }
    callers.forEach(Thread::start);
    for (Thread caller : callers) {
      caller.join();
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
    ServedClients clients = started(flavor, "none");
    try {
      long first = clients.call();

      assertThat(clients.call()).isEqualTo(first + 1);
      assertThat(clients.call()).isEqualTo(first + 2);
    } finally {
      clients.stop();
    }
  }

  @Test
  void sixtyFourClientsShareOneConnectionAndNoCallIsLostOrCountedTwice() throws Exception {
    ServedClients clients = started(ExecutorFlavor.CACHED, "sleep10ms");
    try {
      long before = clients.call();

      assertThat(callFromAllClients(clients))
          .containsExactlyInAnyOrderElementsOf(
              LongStream.rangeClosed(before + 1, before + CLIENTS).boxed().toList());
      assertThat(clients.server.connections()).isEqualTo(1);
    } finally {
      clients.stop();
    }
  }

  @Test
  void aSecondConnectionSpoilsTheResult() throws Exception {
    ServedClients clients = started(ExecutorFlavor.FTP, "none");
    try (CountClient second = new CountClient(clients.server.address())) {
      second.next();
    }

    assertThatThrownBy(clients::stop)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("share one connection, but 2 were opened");
  }

  @Test
  void aCallAndTheBaselineTakeAtLeastTheBlockTime() throws Exception {
    GrpcExecutorBenchmark benchmark = chosen(ExecutorFlavor.FJP, "sleep10ms");
    ServedClients clients = new ServedClients();
    clients.start(benchmark);
    try {
      long start = System.nanoTime();
      benchmark.rpcBench(clients);
      long called = System.nanoTime();
      benchmark.upperBoundBaseline();
      long blocked = System.nanoTime();

      assertThat(called - start).isGreaterThanOrEqualTo(10_000_000);
      assertThat(blocked - called).isGreaterThanOrEqualTo(10_000_000);
    } finally {
      clients.stop();
    }
  }

  @Test
  void setUpTellsTheProcessorsAndTheParallelismOfThePool() throws Exception {
    ServedClients clients = started(ExecutorFlavor.FJP, "none");
    int processors = Runtime.getRuntime().availableProcessors();
    try {
      ForkJoinPool pool = (ForkJoinPool) clients.executor.orElseThrow();

      assertThat(pool.getParallelism()).isEqualTo(4);
      assertThat(clients.conditions())
          .contains("processors seen by the JVM: " + processors)
          .endsWith("parallelism used: 4");
    } finally {
      clients.stop();
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "VT")
  void nothingIsLeftAfterTearDown(ExecutorFlavor flavor) throws Exception {
    Set<Thread> before = userThreads();
    ServedClients clients = started(flavor, "none");
    int port = clients.server.address().getPort();
    callFromAllClients(clients);

    clients.stop();

    assertThat(clients.client.isClosed()).isTrue();
    assertThat(clients.server.isClosed()).isTrue();
    assertThat(clients.executor.map(ExecutorService::isTerminated).orElse(true)).isTrue();
    try (ServerSocket again = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      assertThat(again.getLocalPort()).isEqualTo(port);
    }
    assertThat(userThreads()).isSubsetOf(before);
  }
}
