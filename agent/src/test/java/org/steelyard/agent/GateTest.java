package org.steelyard.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.runner.IterationType;
import org.openjdk.jmh.runner.options.TimeValue;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

@Timeout(60)
class GateTest {
  private static final int ALLOCATED = 64 << 20;

  @AfterEach
  void noHostAnyMore() {
    System.clearProperty(Host.MARK);
  }

  @Test
  void inAHostTheGateIsIdle() throws Exception {
    System.setProperty(Host.MARK, "true");
    try (ServerSocket engine = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      engine.setSoTimeout(1);
      Gate gate = new Gate(engine.getLocalPort() + ":token");
      gate.beforeIteration(null, null);

      assertThat(gate.afterIteration(null, null, null)).isEmpty();
      assertThat(gate.getDescription()).contains("Steelyard");
      assertThat(engine)
          .satisfies(e -> assertThatThrownBy(e::accept).isInstanceOf(SocketTimeoutException.class));
    }
  }

  @Test
  void inAForkTheGateReportsWhoItIsAndWhatAnIterationUsedAndEndsWithTheEngine() throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Process fork =
          new ProcessBuilder(
                  Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                  "-Xmx256m",
                  "-DcompilerBlackholesEnabled=true",
                  "-cp",
                  System.getProperty("java.class.path"),
                  Fork.class.getName(),
                  server.getLocalPort() + ":to:ken")
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      try {
        try (Connection engine = new Connection(server.accept())) {
          Message hello = engine.receive();
          assertThat(hello.verb()).isEqualTo("gate");
          assertThat(hello.get("token")).isEqualTo("to:ken");
          assertThat(hello.getLong("pid", 0)).isEqualTo(fork.pid());
          assertThat(hello.get("blackholes")).isEqualTo("compiler");
          assertThat(hello.list("arg")).contains("-Xmx256m");

          Message counters = engine.receive();
          assertThat(counters.verb()).isEqualTo("counters");
          assertThat(counters.get("phase")).isEqualTo("warmup");
          assertThat(counters.getLong("time", 0)).isPositive();
          assertThat(counters.getLong("allocated", 0)).isBetween((long) ALLOCATED, 2L * ALLOCATED);
          assertThat(counters.getLong("gcCount", -1)).isNotNegative();

          assertThat(engine.receive().get("phase")).isEqualTo("measurement");
        }
        assertThat(fork.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(fork.exitValue()).isEqualTo(1);
      } finally {
        fork.destroyForcibly();
      }
    }
  }

  /** Stands for JMH in a fork: it would wait for ever if the gate did not end it. */
  public static final class Fork {
    static Object sink;

    public static void main(String[] args) throws Exception {
      Gate gate = new Gate(args[0]);
      IterationParams warmup = params(IterationType.WARMUP);
      gate.beforeIteration(null, warmup);
      for (int i = 0; i < 64; i++) {
        sink = new byte[ALLOCATED / 64];
      }
      gate.afterIteration(null, warmup, null);
      IterationParams measurement = params(IterationType.MEASUREMENT);
      gate.beforeIteration(null, measurement);
      gate.afterIteration(null, measurement, null);
      Thread.sleep(Long.MAX_VALUE);
    }

    private static IterationParams params(IterationType type) {
      return new IterationParams(type, 1, TimeValue.milliseconds(1), 1);
    }
  }
}
