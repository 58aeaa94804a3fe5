package org.steelyard.suites.buffer;

import org.openjdk.jmh.annotations.Benchmark;

/**
 * The realistic form: of 8192 live buffers one at random is released and replaced.
 *
 * <p>At 65536 bytes the live buffers are 512 MiB, two thirds of the memory the fork has.
 */
public class LiveBufferBenchmark extends AllocatorBenchmark {

  /** One release and one allocation. */
  @Benchmark
  public boolean replace(ChosenAllocator allocator, LiveBuffers buffers) {
    return buffers.replaceOne();
  }

  /** The random choice and the replacement in the array, without an allocator. */
  @Benchmark
  public boolean replaceBaseline(LiveReferences references) {
    return references.replaceOne();
  }

  /** What JMH itself costs for each operation of one thread; the published form's baseline too. */
  @Benchmark
  public boolean harnessBaseline() {
    return true;
  }
}
