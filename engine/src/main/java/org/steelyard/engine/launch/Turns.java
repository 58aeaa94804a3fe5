package org.steelyard.engine.launch;

import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.steelyard.agent.protocol.Connection;
import org.steelyard.agent.protocol.Message;

/**
 * Hands out turns to the forks of a block, one after the other, round and round: at any time at
 * most one of them runs an iteration. The first turn is given when all of them have come to their
 * gates; the last one of the fork that finishes last when the others are gone, so that it does not
 * run beside their exits.
 */
final class Turns {
  private static final Message TURN = Message.of("turn").build();
  private static final Message LEAVE = Message.of("leave").build();

  /** Where a fork of the block stands. */
  private enum Seat {
    COMING,
    WAITING,
    RUNNING,
    BETWEEN,
    GONE
  }

  private final Seat[] seats;
  private final @Nullable Connection[] connections;
  private final int[] taken;
  private final int iterations;
  private int next;
  private boolean begun;
  private boolean leaving;

  /**
   * @param forks how many take turns
   * @param first which of them begins
   * @param iterations that each is to run
   */
  Turns(int forks, int first, int iterations) {
    this.seats = new Seat[forks];
    Arrays.fill(seats, Seat.COMING);
    this.connections = new Connection[forks];
    this.taken = new int[forks];
    this.iterations = iterations;
    this.next = first;
  }

  /** A fork stands at its gate. */
  synchronized void ready(int fork, Connection connection) {
    connections[fork] = connection;
    seats[fork] = Seat.WAITING;
    handOut();
  }

  /** A fork has finished its iteration. */
  synchronized void done(int fork) {
    if (seats[fork] == Seat.RUNNING) {
      seats[fork] = Seat.BETWEEN;
    }
    handOut();
  }

  /** A fork has ended, in whatever way. */
  synchronized void gone(int fork) {
    seats[fork] = Seat.GONE;
    handOut();
  }

  /** Whether that fork waits, so that its silence means nothing. */
  synchronized boolean waiting(int fork) {
    return seats[fork] == Seat.WAITING;
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
      for (int i = 0; i < seats.length; i++) {
        if (seats[i] == Seat.WAITING) {
          seats[i] = Seat.BETWEEN;
          say(i, LEAVE);
        }
      }
      return;
    }
    if (is(Seat.RUNNING) || (!begun && is(Seat.COMING))) {
      return;
    }
    begun = true;
    // One that has done all its iterations is between turns for the rest of its life.
    for (int i = 0; i < seats.length && (seats[next] == Seat.GONE || finished(next)); i++) {
      next = (next + 1) % seats.length;
    }
    if (seats[next] != Seat.WAITING || (lastOfAll(next) && othersAreAlive(next))) {
      return;
    }
    int fork = next;
    next = (next + 1) % seats.length;
    seats[fork] = Seat.RUNNING;
    taken[fork]++;
    say(fork, TURN);
  }

  private boolean finished(int fork) {
    return seats[fork] == Seat.BETWEEN && taken[fork] >= iterations;
  }

  private boolean lastOfAll(int fork) {
    if (taken[fork] + 1 < iterations) {
      return false;
    }
    for (int i = 0; i < seats.length; i++) {
      if (i != fork && seats[i] != Seat.GONE && !finished(i)) {
        return false;
      }
    }
    return true;
  }

  private boolean othersAreAlive(int fork) {
    for (int i = 0; i < seats.length; i++) {
      if (i != fork && seats[i] != Seat.GONE) {
        return true;
      }
    }
    return false;
  }

  private boolean is(Seat seat) {
    return Arrays.asList(seats).contains(seat);
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
