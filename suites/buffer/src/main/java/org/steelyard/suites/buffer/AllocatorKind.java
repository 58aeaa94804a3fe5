package org.steelyard.suites.buffer;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;

/** Netty's allocators, each as Netty sets it up where nothing else is said. */
public enum AllocatorKind {
  /** New memory for each buffer. */
  UNPOOLED {
    @Override
    ByteBufAllocator create(boolean preferDirect) {
      return new UnpooledByteBufAllocator(preferDirect);
    }
  },

  /** Arenas of chunks, with a cache in front of them for each thread. */
  POOLED {
    @Override
    ByteBufAllocator create(boolean preferDirect) {
      return new PooledByteBufAllocator(preferDirect);
    }
  },

  /** {@link #POOLED} but for the caches, so that the difference is what they are worth. */
  POOLED_NO_CACHE {
    @Override
    ByteBufAllocator create(boolean preferDirect) {
      return new PooledByteBufAllocator(
          preferDirect,
          PooledByteBufAllocator.defaultNumHeapArena(),
          PooledByteBufAllocator.defaultNumDirectArena(),
          PooledByteBufAllocator.defaultPageSize(),
          PooledByteBufAllocator.defaultMaxOrder(),
          0,
          0,
          false);
    }
  },

  /** Chunks whose size follows what is asked for; the default of Netty 4.2. */
  ADAPTIVE {
    @Override
    ByteBufAllocator create(boolean preferDirect) {
      return new AdaptiveByteBufAllocator(preferDirect);
    }
  };

  /**
   * Returns a new allocator that shares no memory with any other.
   *
   * @param preferDirect whether {@code buffer(size)} gives memory outside the heap
   */
  abstract ByteBufAllocator create(boolean preferDirect);
}
