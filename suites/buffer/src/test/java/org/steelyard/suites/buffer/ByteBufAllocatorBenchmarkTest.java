package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ByteBufAllocatorBenchmarkTest {

  @ParameterizedTest
  @ValueSource(ints = {0, 256, 1024, 4096, 16384, 65536})
  void eachMethodAllocatesOneBufferOfItsSizeKindAndMemoryAndFreesIt(int size) {
    ByteBufAllocatorBenchmark benchmark = new ByteBufAllocatorBenchmark();
    benchmark.size = size;
    RecordingAllocator unpooledHeap = new RecordingAllocator(benchmark.unpooledHeap);
    RecordingAllocator unpooledDirect = new RecordingAllocator(benchmark.unpooledDirect);
    RecordingAllocator pooledHeap = new RecordingAllocator(benchmark.pooledHeap);
    RecordingAllocator pooledDirect = new RecordingAllocator(benchmark.pooledDirect);
    benchmark.unpooledHeap = unpooledHeap.allocator;
    benchmark.unpooledDirect = unpooledDirect.allocator;
    benchmark.pooledHeap = pooledHeap.allocator;
    benchmark.pooledDirect = pooledDirect.allocator;

    List<Boolean> released =
        List.of(
            benchmark.unpooledHeapAllocAndFree(),
            benchmark.unpooledDirectAllocAndFree(),
            benchmark.pooledHeapAllocAndFree(),
            benchmark.pooledDirectAllocAndFree());

    assertThat(released).containsOnly(true);
    assertOne(unpooledHeap, "Unpooled", size, Memory.HEAP);
    assertOne(unpooledDirect, "Unpooled", size, Memory.DIRECT);
    assertOne(pooledHeap, ".Pooled", size, Memory.HEAP);
    assertOne(pooledDirect, ".Pooled", size, Memory.DIRECT);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 256, 1024, 4096, 16384, 65536})
  void noMemoryIsHeldAfterwards(int size) {
    ByteBufAllocatorBenchmark benchmark = new ByteBufAllocatorBenchmark();
    benchmark.size = size;

    for (int i = 0; i < 100; i++) {
      benchmark.unpooledHeapAllocAndFree();
      benchmark.unpooledDirectAllocAndFree();
      benchmark.pooledHeapAllocAndFree();
      benchmark.pooledDirectAllocAndFree();
    }

    assertThat(LiveMemory.of(benchmark.unpooledHeap)).isZero();
    assertThat(LiveMemory.of(benchmark.unpooledDirect)).isZero();
    assertThat(LiveMemory.of(benchmark.pooledHeap)).isZero();
    assertThat(LiveMemory.of(benchmark.pooledDirect)).isZero();
  }

  private static void assertOne(
      RecordingAllocator recorded, String bufferClass, int size, Memory memory) {
    assertThat(recorded.allocations).hasSize(1);
    RecordingAllocator.Allocation allocation = recorded.allocations.get(0);
    allocation.assertWas(size, memory);
    allocation.assertFreed();
    assertThat(allocation.buffer().getClass().getName()).contains(bufferClass);
  }
}
