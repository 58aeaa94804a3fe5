package org.steelyard.suites.buffer;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;

/**
 * The realistic form: of 8192 live buffers one at random is released and replaced.
 *
 * <p>At 65536 bytes the live buffers are 512 MiB. The adaptive allocator needs more than twice that
 * on the heap, so the fork has three times, where the other forms have the published 768 MiB.
 */
@Fork(jvmArgs = {"-Xms1536m", "-Xmx1536m", "-XX:MaxDirectMemorySize=1536m", "-dsa", "-da"})
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
