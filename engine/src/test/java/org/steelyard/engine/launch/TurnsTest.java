package org.steelyard.engine.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.steelyard.agent.protocol.Connection;

/** Each fork is the other end of a real connection: what it reads is what a gate would read. */
@Timeout(20)
class TurnsTest {
  private static final int FORKS = 2;

  private final List<Connection> engine = new ArrayList<>();
  private final List<Socket> forks = new ArrayList<>();

  @BeforeEach
  void connect() throws IOException {
    try (ServerSocket server = new ServerSocket(0, FORKS, InetAddress.getLoopbackAddress())) {
      for (int i = 0; i < FORKS; i++) {
        forks.add(new Socket(InetAddress.getLoopbackAddress(), server.getLocalPort()));
        engine.add(new Connection(server.accept()));
      }
    }
  }

  @AfterEach
  void hangUp() throws IOException {
    for (int i = 0; i < FORKS; i++) {
      forks.get(i).close();
      engine.get(i).close();
    }
  }

  private void ready(Turns turns, int fork) {
    turns.ready(fork, engine.get(fork));
  }

  /** What the engine has said to a fork by now; sent over loopback before it returned. */
  private String said(int fork) throws IOException {
    StringBuilder words = new StringBuilder();
    Socket socket = forks.get(fork);
    for (int wait = 0; wait < 5; wait++) {
      while (socket.getInputStream().available() > 0) {
        int c = socket.getInputStream().read();
        words.append(c == '\n' ? ' ' : (char) c);
      }
      try {
        // Nothing announces that nothing comes.
        Thread.sleep(2);
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
    }
    return words.toString().strip();
  }

  @Test
  void nobodyBeginsBeforeAllHaveCome() throws IOException {
    Turns turns = new Turns(FORKS, 0);

    ready(turns, 0);
    assertThat(said(0)).isEmpty();

    ready(turns, 1);
    assertThat(said(0)).isEqualTo("turn");
    assertThat(said(1)).isEmpty();
  }

  @Test
  void whoIsNamedFirstBeginsWhoeverComesFirst() throws IOException {
    Turns turns = new Turns(FORKS, 1);

    ready(turns, 0);
    ready(turns, 1);

    assertThat(said(1)).isEqualTo("turn");
    assertThat(said(0)).isEmpty();
  }

  /** What comes between two iterations is part of the turn: it ends with the next question. */
  @Test
  void turnPassesOnWhenTheForkAsksForItsNextAndNoSooner() throws IOException {
    Turns turns = new Turns(FORKS, 0);
    ready(turns, 0);
    ready(turns, 1);
    said(0);
    assertThat(turns.waiting(0)).isFalse();
    assertThat(turns.waiting(1)).isTrue();
    assertThat(said(1)).isEmpty();

    ready(turns, 0);
    assertThat(said(1)).isEqualTo("turn");
    assertThat(said(0)).as("the other one is at work").isEmpty();

    ready(turns, 1);
    assertThat(said(0)).isEqualTo("turn");
    assertThat(said(1)).isEmpty();
  }

  @Test
  void turnOfAForkThatIsDoneLastsUntilItIsGone() throws IOException {
    Turns turns = new Turns(FORKS, 0);
    ready(turns, 0);
    ready(turns, 1);
    assertThat(said(1)).as("the other fork measures, tears down and exits").isEmpty();

    turns.gone(0);
    assertThat(said(1)).isEqualTo("turn");
  }

  @Test
  void forkThatDiesInItsTurnHoldsNobodyUp() throws IOException {
    Turns turns = new Turns(FORKS, 0);
    ready(turns, 0);
    ready(turns, 1);

    turns.gone(0);
    assertThat(said(1)).isEqualTo("turn");
    for (int i = 0; i < 2; i++) {
      ready(turns, 1);
      assertThat(said(1)).isEqualTo("turn");
    }
  }

  @Test
  void forkThatNeverComesHoldsNobodyUpOnceItIsGone() throws IOException {
    Turns turns = new Turns(FORKS, 0);
    ready(turns, 1);
    assertThat(said(1)).isEmpty();

    turns.gone(0);
    assertThat(said(1)).isEqualTo("turn");
  }

  @Test
  void whenEnoughIsSeenWhoWaitsLeavesAtOnceAndWhoRunsAfterItsIteration() throws IOException {
    Turns turns = new Turns(FORKS, 0);
    ready(turns, 0);
    ready(turns, 1);
    said(0);

    turns.leave();
    assertThat(said(1)).isEqualTo("leave");
    assertThat(said(0)).isEmpty();

    ready(turns, 0);
    assertThat(said(0)).isEqualTo("leave");
  }
}
