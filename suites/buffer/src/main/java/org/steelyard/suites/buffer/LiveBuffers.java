package org.steelyard.suites.buffer;

import io.netty.buffer.ByteBuf;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The buffers that a thread keeps alive. Whatever is released was allocated long ago and beside
 * others, so that an allocator must find, merge and split memory as it does in a server.
 */
@State(Scope.Thread)
public class LiveBuffers {

  /** Capacity of each buffer, in bytes. */
  @Param({"0", "256", "1024", "4096", "16384", "65536"})
  public int size;

  final ByteBuf[] live = new ByteBuf[RandomSlots.COUNT];
  private final RandomSlots slots = new RandomSlots();
  private ChosenAllocator allocator;

  /** Allocates them all, on the thread that will use them: its caches are to know them. */
  @Setup
  public void allocateAll(ChosenAllocator chosen) {
    allocator = chosen;
    for (int slot = 0; slot < live.length; slot++) {
      live[slot] = chosen.buffer(size);
    }
  }

  /**
   * Releases one at random and puts a new one into its place.
   *
   * @return whether the memory of the old one was given back
   */
  public boolean replaceOne() {
    int slot = slots.next();
    boolean released = live[slot].release();
    live[slot] = allocator.buffer(size);
    return released;
  }

  /** Releases them all. */
  @TearDown
  public void releaseAll() {
    for (ByteBuf buffer : live) {
      buffer.release();
    }
  }
}
