package org.steelyard.engine.launch;

import org.steelyard.agent.protocol.Connection;

/**
 * The place of one fork in the turns of its block.
 *
 * @param fork its position in the block
 */
record Seat(Turns turns, int fork) {
  void ready(Connection connection) {
    turns.ready(fork, connection);
  }

  void gone() {
    turns.gone(fork);
  }

  boolean waiting() {
    return turns.waiting(fork);
  }
}
