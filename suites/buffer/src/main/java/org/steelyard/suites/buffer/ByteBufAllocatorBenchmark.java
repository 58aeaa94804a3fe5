package org.steelyard.suites.buffer;

import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;

/**
 * The published form: a buffer is allocated and released at once.
 *
 * <p>It is the allocators' best case. The same memory comes back each time, so a pool is never
 * searched and a cache never misses; {@link LiveBufferBenchmark} is closer to what a server does.
 */
public class ByteBufAllocatorBenchmark extends AllocatorBenchmark {

  ByteBufAllocator unpooledHeap = new UnpooledByteBufAllocator(false);
  ByteBufAllocator unpooledDirect = new UnpooledByteBufAllocator(true);
  ByteBufAllocator pooledHeap = new PooledByteBufAllocator(false);
  ByteBufAllocator pooledDirect = new PooledByteBufAllocator(true);

  /** Capacity of a buffer, in bytes. */
  @Param({"0", "256", "1024", "4096", "16384", "65536"})
  public int size;

  /** A new array each time. */
  @Benchmark
  public boolean unpooledHeapAllocAndFree() {
    return unpooledHeap.buffer(size).release();
  }

  /** New memory outside the heap each time. */
  @Benchmark
  public boolean unpooledDirectAllocAndFree() {
    return unpooledDirect.buffer(size).release();
  }

  /** Part of a pooled array, from the thread's cache where it has one. */
  @Benchmark
  public boolean pooledHeapAllocAndFree() {
    return pooledHeap.buffer(size).release();
  }

  /** Part of pooled memory outside the heap, from the thread's cache where it has one. */
  @Benchmark
  public boolean pooledDirectAllocAndFree() {
    return pooledDirect.buffer(size).release();
  }
}
