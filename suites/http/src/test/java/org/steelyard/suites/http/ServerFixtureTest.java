package org.steelyard.suites.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ServerFixtureTest {
  private final RandomArray numbers = RandomArrayTest.ofSize(1_000);

  static Stream<ServerFixture> fixtures() {
    return Stream.of(new LoopbackFixture(), new InMemoryFixture());
  }

  private static Set<String> serverThreads() {
    return Thread.getAllStackTraces().keySet().stream()
        .map(Thread::getName)
        .filter(name -> name.contains("suite-http") || name.contains("jetty"))
        .collect(Collectors.toCollection(HashSet::new));
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void warmUpRequestsAreReallySent(ServerFixture fixture) throws Exception {
    fixture.warmupRequests = 137;
    fixture.start(numbers);
    try {
      assertThat(fixture.server().answered(fixture.baseline())).isEqualTo(137);
      assertThat(fixture.server().answered(fixture.sumArray())).isZero();
    } finally {
      fixture.stop();
    }
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void withoutWarmUpTheServerHasAnsweredNothing(ServerFixture fixture) throws Exception {
    fixture.start(numbers);
    try {
      assertThat(fixture.server().answered(fixture.baseline())).isZero();
    } finally {
      fixture.stop();
    }
  }

  @ParameterizedTest
  @MethodSource("fixtures")
  void noServerThreadIsLeft(ServerFixture fixture) throws Exception {
    Set<Thread> before = Thread.getAllStackTraces().keySet();
    fixture.warmupRequests = 10;
    fixture.start(numbers);
    assertThat(serverThreads()).isNotEmpty();
    Set<Thread> started = new HashSet<>(Thread.getAllStackTraces().keySet());
    started.removeAll(before);

    fixture.stop();

    for (Thread thread : started) {
      thread.join(10_000);
    }
    assertThat(started).isNotEmpty().allMatch(thread -> !thread.isAlive());
    assertThat(serverThreads()).isEmpty();
  }

  @Test
  void aFailedWarmUpLeavesNothingRunning() {
    LoopbackFixture fixture = new LoopbackFixture();
    fixture.warmupRequests = -1;

    assertThatThrownBy(() -> fixture.start(numbers))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("warmupRequests is -1; give 0 for none, or a positive number");

    assertThat(serverThreads()).isEmpty();
  }

  @Test
  void thePortIsFreeAfterwards() throws Exception {
    LoopbackFixture fixture = new LoopbackFixture();
    fixture.warmupRequests = 10;
    fixture.start(numbers);
    int port = fixture.port();
    LoopbackCaller caller = new LoopbackCaller();
    caller.connect(fixture);
    caller.sumArray();
    caller.disconnect();

    fixture.stop();

    assertThatThrownBy(() -> new KeepAliveClient(port)).isInstanceOf(IOException.class);
    try (ServerSocket again = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
      assertThat(again.getLocalPort()).isEqualTo(port);
    }
  }

  @Test
  void itListensOnTheLoopbackInterfaceOnly() throws Exception {
    try (JettyServer<ServerConnector> server = JettyServer.onLoopback(List.of(Route.baseline()))) {
      assertThat(InetAddress.getByName(server.connector().getHost()).isLoopbackAddress()).isTrue();
    }
  }

  @Test
  void twoFixturesAliveAtOnceDoNotCollide() throws Exception {
    LoopbackFixture one = new LoopbackFixture();
    LoopbackFixture two = new LoopbackFixture();
    one.start(numbers);
    two.start(RandomArrayTest.ofSize(2_000));
    try (Client toOne = one.connect();
        Client toTwo = two.connect()) {
      assertThat(one.port()).isNotEqualTo(two.port());
      assertThat(toOne.get(one.sumArray()).value()).isNotEqualTo(toTwo.get(two.sumArray()).value());
      assertThat(one.server().answered(one.sumArray())).isEqualTo(1);
      assertThat(two.server().answered(two.sumArray())).isEqualTo(1);

      one.stop();

      assertThat(toTwo.get(two.baseline()).value()).isEqualTo(42);
    } finally {
      two.stop();
    }
  }
}
