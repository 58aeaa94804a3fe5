package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.AdaptiveByteBufAllocator;
import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import io.netty.buffer.PoolArenaMetric;
import io.netty.buffer.PooledByteBufAllocator;
import io.netty.buffer.UnpooledByteBufAllocator;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AllocatorKindTest {

  /** The class of a buffer is the only thing that says which allocator's memory it is. */
  @ParameterizedTest
  @CsvSource({
    "UNPOOLED,        HEAP,   Unpooled.*Heap.*",
    "UNPOOLED,        DIRECT, Unpooled.*Direct.*",
    "POOLED,          HEAP,   Pooled.*Heap.*",
    "POOLED,          DIRECT, Pooled.*Direct.*",
    "POOLED_NO_CACHE, HEAP,   Pooled.*Heap.*",
    "POOLED_NO_CACHE, DIRECT, Pooled.*Direct.*",
    "ADAPTIVE,        HEAP,   Adaptive.*",
    "ADAPTIVE,        DIRECT, Adaptive.*",
  })
  void chosenAllocatorGivesBuffersOfItsKindAndMemory(
      AllocatorKind kind, Memory memory, String bufferClass) {
    ChosenAllocator chosen = chosen(kind, memory);

    ByteBuf buffer = chosen.buffer(1024);

    String name = buffer.getClass().getName();
    assertThat(name.substring(name.lastIndexOf('$') + 1).replace("io.netty.buffer.", ""))
        .containsPattern(bufferClass);
    assertThat(buffer.alloc()).isInstanceOf(allocatorClass(kind));
    assertThat(buffer.isDirect()).isEqualTo(memory == Memory.DIRECT);
    assertThat(buffer.hasArray()).isEqualTo(memory == Memory.HEAP);
    assertThat(buffer.capacity()).isEqualTo(1024);
    assertThat(buffer.release()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"POOLED, 1", "POOLED_NO_CACHE, 0"})
  void onlyThePoolWithoutCachesGivesMemoryBackToItsArenaAtOnce(AllocatorKind kind, int kept)
      throws Exception {
    for (Memory memory : Memory.values()) {
      ChosenAllocator chosen = chosen(kind, memory);

      long active =
          OnCachedThread.call(
              () -> {
                chosen.buffer(256).release();
                return activeAllocations((PooledByteBufAllocator) chosen.buffers, memory);
              });

      assertThat(active).as("%s %s", kind, memory).isEqualTo(kept);
    }
  }

  private static ChosenAllocator chosen(AllocatorKind kind, Memory memory) {
    ChosenAllocator chosen = new ChosenAllocator();
    chosen.allocator = kind;
    chosen.memory = memory;
    chosen.create();
    return chosen;
  }

  private static Class<? extends ByteBufAllocator> allocatorClass(AllocatorKind kind) {
    return switch (kind) {
      case UNPOOLED -> UnpooledByteBufAllocator.class;
      case POOLED, POOLED_NO_CACHE -> PooledByteBufAllocator.class;
      case ADAPTIVE -> AdaptiveByteBufAllocator.class;
    };
  }

  private static long activeAllocations(PooledByteBufAllocator pool, Memory memory) {
    List<PoolArenaMetric> arenas =
        memory == Memory.HEAP ? pool.metric().heapArenas() : pool.metric().directArenas();
    return arenas.stream().mapToLong(PoolArenaMetric::numActiveAllocations).sum();
  }
}
