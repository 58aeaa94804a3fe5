package org.steelyard.suites.rpc;

import static org.assertj.core.api.Assertions.assertThat;

import io.grpc.netty.shaded.io.netty.util.concurrent.FastThreadLocalThread;
import java.util.Collections;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinWorkerThread;
import java.util.concurrent.ThreadPoolExecutor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** On which threads the handlers really run, once the call has come through gRPC. */
class HandlerThreadTest {

  private static final int CALLS = 20;

  private final Set<Thread> handlers = Collections.synchronizedSet(new HashSet<>());

  private Optional<ExecutorService> call(ExecutorFlavor flavor) throws Exception {
    Optional<ExecutorService> executor = flavor.start(4, "auto");
    CountService service = new CountService(() -> handlers.add(Thread.currentThread()));
    try (LoopbackServer server = new LoopbackServer(executor, service.definition());
        CountClient client = new CountClient(server.address())) {
      for (int i = 0; i < CALLS; i++) {
        client.next();
      }
    }
    assertThat(handlers).isNotEmpty().doesNotContain(Thread.currentThread());
    return executor;
  }

  @Test
  void fjpHandlersRunOnThreadsOfThatPool() throws Exception {
    Optional<ExecutorService> pool = call(ExecutorFlavor.FJP);

    assertThat(handlers)
        .allSatisfy(
            thread ->
                assertThat(((ForkJoinWorkerThread) thread).getPool()).isSameAs(pool.orElseThrow()));
  }

  @Test
  void ftpHandlersRunOnThreadsOfThatPool() throws Exception {
    Optional<ExecutorService> pool = call(ExecutorFlavor.FTP);

    assertThat(handlers)
        .hasSizeLessThanOrEqualTo(4)
        .allSatisfy(thread -> assertThat(thread.getName()).startsWith("rpc-ftp-"));
    assertThat(((ThreadPoolExecutor) pool.orElseThrow()).getCompletedTaskCount())
        .isGreaterThanOrEqualTo(CALLS);
  }

  @Test
  void cachedHandlersRunOnThreadsOfThatPool() throws Exception {
    Optional<ExecutorService> pool = call(ExecutorFlavor.CACHED);

    assertThat(handlers)
        .allSatisfy(thread -> assertThat(thread.getName()).startsWith("rpc-cached-"));
    assertThat(((ThreadPoolExecutor) pool.orElseThrow()).getCompletedTaskCount())
        .isGreaterThanOrEqualTo(CALLS);
  }

  @Test
  void directHandlersAllRunOnTheOneEventLoopOfTheConnection() throws Exception {
    call(ExecutorFlavor.DIRECT);

    assertThat(handlers)
        .singleElement()
        .isInstanceOf(FastThreadLocalThread.class)
        .satisfies(thread -> assertThat(thread.getName()).contains("worker-ELG"));
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void vtHandlersRunOnVirtualThreads() throws Exception {
    call(ExecutorFlavor.VT);

    assertThat(handlers)
        .allSatisfy(thread -> assertThat(thread.toString()).startsWith("VirtualThread["));
  }
}
