package org.steelyard.engine.launch;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/**
 * Where hosts and gates report: a loopback port that lets in only who brings a token that was
 * handed out, once.
 */
final class Reception implements AutoCloseable {
  private static final int TOKEN_BYTES = 16;
  private static final int HANDSHAKE_MILLIS = 10_000;

  /** Gets the connection of who came with its token, and what it said first. */
  interface Guest {
    void arrived(Connection connection, Message hello);
  }

  private final ServerSocket server;
  private final SecureRandom random = new SecureRandom();
  private final Map<String, Expected> expected = new ConcurrentHashMap<>();

  /**
   * @param left how many may still come with the token
   */
  private record Expected(Guest guest, int left) {}

  Reception() throws IOException {
    server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    start("reception", this::accept);
  }

  int port() {
    return server.getLocalPort();
  }

  /** Hands out a token; the first to come with it is passed to the guest. */
  String expect(Guest guest) {
    return expect(guest, 1);
  }

  /**
   * Hands out a token for several that come one after the other, as JMH's warm-up forks and the one
   * that counts do.
   */
  String expect(Guest guest, int arrivals) {
    byte[] bytes = new byte[TOKEN_BYTES];
    random.nextBytes(bytes);
    String token = HexFormat.of().formatHex(bytes);
    expected.put(token, new Expected(guest, arrivals));
    return token;
  }

  void forget(String token) {
    expected.remove(token);
  }

  private void accept() {
    while (!server.isClosed()) {
      try {
        Socket socket = server.accept();
        start("reception-handshake", () -> greet(socket));
      } catch (IOException closed) {
        // Ends the loop when it was closed; else the next one may come through.
      }
    }
  }

  private void greet(Socket socket) {
    Guest guest = null;
    try {
      socket.setSoTimeout(HANDSHAKE_MILLIS);
      Connection connection = new Connection(socket);
      @Nullable Message hello = connection.receive();
      guest = hello == null ? null : admit(hello.get("token", ""));
      if (guest != null) {
        socket.setSoTimeout(0);
        guest.arrived(connection, hello);
      }
    } catch (IOException | RuntimeException stranger) {
      // Not one of ours, or gone already.
    }
    if (guest == null) {
      try {
        socket.close();
      } catch (IOException gone) {
        // Nothing more to do.
      }
    }
  }

  private @Nullable Guest admit(String token) {
    Guest[] admitted = new Guest[1];
    expected.computeIfPresent(
        token,
        (ignored, now) -> {
          admitted[0] = now.guest;
          return now.left > 1 ? new Expected(now.guest, now.left - 1) : null;
        });
    return admitted[0];
  }

  static Thread start(String name, Runnable work) {
    Thread thread = new Thread(work, "steelyard-" + name);
    thread.setDaemon(true);
    thread.start();
    return thread;
  }

  @Override
  public void close() throws IOException {
    server.close();
  }
}
