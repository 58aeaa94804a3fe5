package org.steelyard.suites.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jetty.server.LocalConnector;
import org.junit.jupiter.api.Test;

class InMemoryClientTest {
  @Test
  void theServletRunsOnTheCallersThreadInsideJettysCallChain() throws Exception {
    List<Thread> threads = new ArrayList<>();
    List<StackTraceElement> stack = new ArrayList<>();
    Route route =
        new Route(
            "/where",
            () -> {
              threads.add(Thread.currentThread());
              stack.addAll(Arrays.asList(Thread.currentThread().getStackTrace()));
              return 1;
            },
            1);
    try (JettyServer<LocalConnector> server = JettyServer.inMemory(List.of(route));
        Client client = new InMemoryClient(server.connector())) {
      for (int i = 0; i < 20; i++) {
        client.get(route);
      }
    }

    assertThat(threads).hasSize(20).containsOnly(Thread.currentThread());
    assertThat(stack)
        .extracting(StackTraceElement::getClassName)
        .contains(
            "org.eclipse.jetty.server.internal.HttpConnection",
            "org.eclipse.jetty.server.Server",
            "org.eclipse.jetty.ee11.servlet.ServletHandler",
            "org.steelyard.suites.http.KernelServlet");
  }

  @Test
  void wrongValuesAndErrorsFailTheOperationHereToo() throws Exception {
    Route wrong = new Route("/wrong", () -> 8, 7);
    Route broken = new Route("/broken", () -> 1 / Integer.parseInt("0"), 7);
    try (JettyServer<LocalConnector> server = JettyServer.inMemory(List.of(wrong, broken))) {
      try (Client client = new InMemoryClient(server.connector())) {
        assertThatThrownBy(() -> client.get(wrong)).isInstanceOf(IllegalStateException.class);
      }
      try (Client client = new InMemoryClient(server.connector())) {
        assertThatThrownBy(() -> client.get(broken))
            .isInstanceOf(IOException.class)
            .hasMessageContaining("HTTP/1.1 500");
      }
    }
  }
}
