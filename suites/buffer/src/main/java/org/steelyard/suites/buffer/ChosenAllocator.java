package org.steelyard.suites.buffer;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * The one allocator of a fork, shared by its threads. Only the chosen one is ever created: a second
 * implementation in the same JVM would cost the first one its inlining.
 */
@State(Scope.Benchmark)
public class ChosenAllocator {

  /** Which allocator. */
  @Param public AllocatorKind allocator;

  /** Which memory it gives. */
  @Param public Memory memory;

  ByteBufAllocator buffers;

  /** Creates the allocator that the parameters ask for. */
  @Setup
  public void create() {
    buffers = allocator.create(memory == Memory.DIRECT);
  }

  /**
   * Allocates a buffer.
   *
   * @param size its capacity, in bytes
   */
  public ByteBuf buffer(int size) {
    return buffers.buffer(size);
  }
}
