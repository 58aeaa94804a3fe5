package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConcurrentAllocatorBenchmarkTest {

  @ParameterizedTest
  @EnumSource
  void eachOperationAllocatesOneBufferOfItsSizeAndFreesIt(AllocatorKind kind) {
    for (int size : new int[] {64, 256, 1024, 4096}) {
      ChosenAllocator chosen = new ChosenAllocator();
      chosen.allocator = kind;
      chosen.memory = Memory.DIRECT;
      chosen.create();
      RecordingAllocator recorded = new RecordingAllocator(chosen.buffers);
      chosen.buffers = recorded.allocator;
      ConcurrentAllocatorBenchmark.Request request = new ConcurrentAllocatorBenchmark.Request();
      request.size = size;

      boolean released = new ConcurrentAllocatorBenchmark().allocAndFree(chosen, request);

      assertThat(released).isTrue();
      assertThat(recorded.allocations)
          .singleElement()
          .satisfies(
              allocation -> {
                allocation.assertWas(size, Memory.DIRECT);
                allocation.assertFreed();
              });
    }
  }
}
