package org.steelyard.suites.buffer;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;

/**
 * The concurrent form: eight threads allocate from one allocator and release at once.
 *
 * <p>The score is that of all threads together. With fewer than eight processors it says more about
 * what a thread costs that loses its processor inside the allocator than about scaling.
 */
@Threads(8)
public class ConcurrentAllocatorBenchmark extends AllocatorBenchmark {

  /** What each thread asks for. */
  @State(Scope.Benchmark)
  public static class Request {

    /** Capacity of a buffer, in bytes. */
    @Param({"64", "256", "1024", "4096"})
    public int size;
  }

  /** One allocation and one release. */
  @Benchmark
  public boolean allocAndFree(ChosenAllocator allocator, Request request) {
    return allocator.buffer(request.size).release();
  }

  /** What JMH itself costs for each operation of eight threads. */
  @Benchmark
  public boolean harnessBaseline() {
    return true;
  }
}
