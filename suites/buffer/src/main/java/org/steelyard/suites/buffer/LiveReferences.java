package org.steelyard.suites.buffer;

import java.util.Arrays;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/**
 * {@link LiveBuffers} without the buffers: the same random choice and the same replacement in an
 * array, and nothing that allocates.
 */
@State(Scope.Thread)
public class LiveReferences {

  final Object[] live = new Object[RandomSlots.COUNT];
  private final RandomSlots slots = new RandomSlots();
  private Object spare = new Object();

  /** Fills the array with as many different objects as there are live buffers. */
  public LiveReferences() {
    Arrays.setAll(live, slot -> new Object());
  }

  /**
   * Puts the spare object into a slot at random; what was there is the next spare.
   *
   * @return whether there was something, which is always so
   */
  public boolean replaceOne() {
    int slot = slots.next();
    Object old = live[slot];
    live[slot] = spare;
    spare = old;
    return old != null;
  }
}
