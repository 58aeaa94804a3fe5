package org.steelyard.engine.launch;

import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/**
 * Hands out turns to the forks of a block, one after the other, round and round: at any time at
 * most one of them is at work. The first turn is given when all of them have come to their gates. A
 * fork has its turn until it asks for the next one, or is gone: what JMH does between two
 * iterations, and the exit of a fork that is done, belong to its own turn and run beside nobody's
 * iteration.
 */
final class Turns {
  private static final Message TURN = Message.of("turn").build();
  private static final Message LEAVE = Message.of("leave").build();

  /** Where a fork of the block stands. */
  private enum Stand {
    COMING,
    WAITING,
    AT_WORK,
    GONE
  }

  private final Stand[] stands;
  private final @Nullable Connection[] connections;
  private int next;
  private boolean begun;
  private boolean leaving;

  /**
   * @param forks how many take turns
   * @param first which of them begins
   */
  Turns(int forks, int first) {
    this.stands = new Stand[forks];
    Arrays.fill(stands, Stand.COMING);
    this.connections = new Connection[forks];
    this.next = first;
  }

  /** A fork stands at its gate; if it had the turn, that is over. */
  synchronized void ready(int fork, Connection connection) {
    connections[fork] = connection;
    stands[fork] = Stand.WAITING;
    handOut();
  }

  /** A fork has ended, in whatever way. */
  synchronized void gone(int fork) {
    stands[fork] = Stand.GONE;
    handOut();
  }

  /** Whether that fork waits, so that its silence means nothing. */
  synchronized boolean waiting(int fork) {
    return stands[fork] == Stand.WAITING;
  }

  /** Lets no fork begin another iteration: enough has been seen. */
  synchronized void leave() {
    leaving = true;
    handOut();
  }

  synchronized boolean left() {
    return leaving;
  }

  private void handOut() {
    if (leaving) {
      for (int i = 0; i < stands.length; i++) {
        if (stands[i] == Stand.WAITING) {
          stands[i] = Stand.AT_WORK;
          say(i, LEAVE);
        }
      }
      return;
    }
    if (any(Stand.AT_WORK) || (!begun && any(Stand.COMING))) {
      return;
    }
    begun = true;
    for (int i = 0; i < stands.length && stands[next] == Stand.GONE; i++) {
      next = (next + 1) % stands.length;
    }
    if (stands[next] == Stand.WAITING) {
      int fork = next;
      next = (next + 1) % stands.length;
      stands[fork] = Stand.AT_WORK;
      say(fork, TURN);
    }
  }

  private boolean any(Stand stand) {
    return Arrays.asList(stands).contains(stand);
  }

  private void say(int fork, Message message) {
    try {
      Connection connection = connections[fork];
      if (connection != null) {
        connection.send(message);
      }
    } catch (IOException broken) {
      // Its end is noticed by the thread that reads from it.
    }
  }
}
