package org.steelyard.suites.http;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;

class KeepAliveClientTest {
  private static final Route SEVEN = new Route("/seven", () -> 7, 7);
  private static final Route WRONG = new Route("/wrong", () -> 8, 7);
  private static final Route BROKEN =
      new Route(
          "/broken",
          () -> {
            throw new IllegalStateException("on purpose");
          },
          7);

  private final AtomicInteger accepted = new AtomicInteger();

  private JettyServer<ServerConnector> server() throws Exception {
    JettyServer<ServerConnector> server = JettyServer.onLoopback(List.of(SEVEN, WRONG, BROKEN));
    server
        .connector()
        .addBean(
            new Connection.Listener() {
              @Override
              public void onOpened(Connection connection) {
                accepted.incrementAndGet();
              }
            });
    return server;
  }

  private static KeepAliveClient clientOf(JettyServer<ServerConnector> server) throws IOException {
    return new KeepAliveClient(server.connector().getLocalPort());
  }

  @Test
  void allRequestsOfAClientGoOverOneConnection() throws Exception {
    try (JettyServer<ServerConnector> server = server();
        Client one = clientOf(server);
        Client two = clientOf(server)) {
      for (int i = 0; i < 50; i++) {
        assertThat(one.get(SEVEN).value()).isEqualTo(7);
        assertThat(two.get(SEVEN).value()).isEqualTo(7);
      }

      assertThat(accepted).hasValue(2);
      assertThat(server.answered(SEVEN)).isEqualTo(100);
    }
  }

  @Test
  void aWrongValueFailsTheOperation() throws Exception {
    try (JettyServer<ServerConnector> server = server();
        Client client = clientOf(server)) {
      assertThatThrownBy(() -> client.get(WRONG))
          .isInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("/wrong answered 8.0 instead of 7.0");
    }
  }

  @Test
  void aStatusOtherThan200FailsTheOperation() throws Exception {
    try (JettyServer<ServerConnector> server = server();
        Client client = clientOf(server)) {
      assertThatThrownBy(() -> client.get(BROKEN))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("/broken answered \"HTTP/1.1 500");
      assertThat(server.answered(BROKEN)).isZero();
    }
    try (JettyServer<ServerConnector> server = server();
        Client client = clientOf(server)) {
      assertThatThrownBy(() -> client.get(new Route("/nowhere", () -> 7, 7)))
          .isInstanceOf(IOException.class)
          .hasMessageStartingWith("/nowhere answered \"HTTP/1.1 404");
    }
  }

  @Test
  void afterAFailureTheConnectionIsNotUsedAgain() throws Exception {
    try (JettyServer<ServerConnector> server = server();
        Client client = clientOf(server)) {
      assertThatThrownBy(() -> client.get(BROKEN)).isInstanceOf(IOException.class);

      assertThatThrownBy(() -> client.get(SEVEN)).isInstanceOf(IOException.class);
      assertThat(server.answered(SEVEN)).isZero();
    }
  }

  @Test
  void aServerThatHangsUpIsAnErrorAndNotAReasonToReconnect() throws Exception {
    try (ServerSocket listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CompletableFuture<Void> hangUp = CompletableFuture.runAsync(() -> hangUp(listener));
      try (Client client = new KeepAliveClient(listener.getLocalPort())) {
        assertThatThrownBy(() -> client.get(SEVEN))
            .isInstanceOf(EOFException.class)
            .hasMessageContaining("instead of answering /seven");
      }
      hangUp.join();
    }
  }

  @Test
  void anAnswerThatComesInPiecesIsPutTogether() throws Exception {
    try (ServerSocket listener = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      CompletableFuture<Void> trickle = CompletableFuture.runAsync(() -> trickle(listener));
      try (Client client = new KeepAliveClient(listener.getLocalPort())) {
        assertThat(client.get(SEVEN)).isEqualTo(new TimedResult(7, 5, 4));
      }
      trickle.join();
    }
  }

  private static void hangUp(ServerSocket listener) {
    try (Socket socket = listener.accept()) {
      readRequest(socket);
    } catch (IOException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private static void trickle(ServerSocket listener) {
    try (Socket socket = listener.accept()) {
      socket.setTcpNoDelay(true);
      readRequest(socket);
      String answer = "HTTP/1.1 200 OK\r\nContent-Length: 3\r\nKernel-Nanos: 5 4\r\n\r\n7.0";
      for (byte b : answer.getBytes(US_ASCII)) {
        socket.getOutputStream().write(b);
      }
    } catch (IOException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private static void readRequest(Socket socket) throws IOException {
    BufferedReader request =
        new BufferedReader(new InputStreamReader(socket.getInputStream(), US_ASCII));
    assertThat(request.readLine()).isEqualTo("GET /seven HTTP/1.1");
    while (!request.readLine().isEmpty()) {
      // The rest of the head.
    }
  }
}
