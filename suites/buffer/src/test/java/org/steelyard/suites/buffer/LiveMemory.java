package org.steelyard.suites.buffer;

import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.ByteBufAllocatorMetricProvider;
import io.netty.buffer.PooledByteBufAllocator;

/** The bytes that an allocator counts as being in buffers that were not released. */
final class LiveMemory {

  private LiveMemory() {}

  static long of(ByteBufAllocator allocator) {
    if (allocator instanceof PooledByteBufAllocator pool) {
      // "Used" counts what the pool holds, in use or not.
      return pool.pinnedHeapMemory() + pool.pinnedDirectMemory();
    }
    var metric = ((ByteBufAllocatorMetricProvider) allocator).metric();
    return metric.usedHeapMemory() + metric.usedDirectMemory();
  }
}
