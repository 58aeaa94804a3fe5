package org.steelyard.agent.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ConnectionTest {
  private ServerSocket server;
  private Connection client;
  private Socket raw;

  @BeforeEach
  void connect() throws IOException {
    server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    client = Connection.toLoopback(server.getLocalPort());
    raw = server.accept();
  }

  @AfterEach
  void close() throws IOException {
    client.close();
    raw.close();
    server.close();
  }

  private void write(String text) throws IOException {
    raw.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    raw.getOutputStream().flush();
  }

  @Test
  void messagesArriveWholeAndInOrderBothWays() throws IOException {
    Message one = Message.of("fork").with("log", "a\tb\nc=d ≈ \ud83d\ude00").build();
    Message two = Message.of("done").build();
    Connection engine = new Connection(raw);
    engine.send(one);
    engine.send(two);
    client.send(two);
    client.send(one);

    assertThat(client.receive()).isEqualTo(one);
    assertThat(client.receive()).isEqualTo(two);
    assertThat(engine.receive()).isEqualTo(two);
    assertThat(engine.receive()).isEqualTo(one);
  }

  @Test
  void aLineThatComesInPiecesIsOneMessage() throws IOException {
    write("fork\ta=1");
    write("\tb=2\nne");
    write("xt\n");

    assertThat(client.receive()).isEqualTo(Message.of("fork").with("a", 1).with("b", 2).build());
    assertThat(client.receive()).isEqualTo(Message.of("next").build());
  }

  @Test
  void aLastLineThatWasTornIsDropped() throws IOException {
    write("whole\ta=1\ntorn\ta=");
    raw.close();

    assertThat(client.receive()).isEqualTo(Message.of("whole").with("a", 1).build());
    assertThat(client.receive()).isNull();
    assertThat(client.receive()).isNull();
  }

  @Test
  void theEndOfTheOtherSideIsNull() throws IOException {
    raw.close();

    assertThat(client.receive()).isNull();
  }

  @Test
  void aMegabyteIsOneMessage() throws Exception {
    Message large = Message.of("failed").with("stack", "x\n".repeat(500_000)).build();
    Thread sender = new Thread(() -> send(large));
    sender.start();

    assertThat(new Connection(raw).receive()).isEqualTo(large);
    sender.join();
  }

  /** The system takes a line of this length in pieces, so that others could come in between. */
  @Test
  void linesOfSeveralThreadsAreNotMixed() throws Exception {
    int threads = 4;
    int each = 8;
    List<Thread> senders = new ArrayList<>();
    for (int t = 0; t < threads; t++) {
      Message message = Message.of("v" + t).with("text", ("" + t).repeat(300_000)).build();
      Thread sender =
          new Thread(
              () -> {
                for (int i = 0; i < each; i++) {
                  send(message);
                }
              });
      senders.add(sender);
      sender.start();
    }
    int[] received = new int[threads];
    Connection engine = new Connection(raw);
    for (int i = 0; i < threads * each; i++) {
      Message message = engine.receive();
      int t = message.verb().charAt(1) - '0';
      assertThat(message.get("text")).isEqualTo(("" + t).repeat(300_000));
      received[t]++;
    }
    for (Thread sender : senders) {
      sender.join();
    }

    assertThat(received).containsOnly(each);
  }

  private void send(Message message) {
    try {
      client.send(message);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
