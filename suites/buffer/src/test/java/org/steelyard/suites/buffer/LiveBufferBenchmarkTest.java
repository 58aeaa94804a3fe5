package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LiveBufferBenchmarkTest {

  private static final int LIVE = 8192;
  private static final int SIZE = 256;

  private final LiveBufferBenchmark benchmark = new LiveBufferBenchmark();
  private final ChosenAllocator chosen = new ChosenAllocator();
  private final LiveBuffers buffers = new LiveBuffers();

  @ParameterizedTest
  @EnumSource
  void eachOperationReplacesOneLiveBuffer(AllocatorKind kind) {
    RecordingAllocator recorded = start(kind, Memory.HEAP);
    ByteBuf[] before = buffers.live.clone();

    boolean released = benchmark.replace(chosen, buffers);

    assertThat(released).isTrue();
    assertThat(recorded.allocations).hasSize(LIVE + 1);
    // The first slot: 1442695040888963407 / 2^51 = 640.7.
    assertThat(buffers.live[640]).isSameAs(recorded.allocations.get(LIVE).buffer());
    before[640] = buffers.live[640];
    assertThat(buffers.live)
        .usingElementComparator(LiveBufferBenchmarkTest::same)
        .containsExactly(before);
    assertThat(buffers.live).allMatch(buffer -> buffer.refCnt() == 1);
    buffers.releaseAll();
  }

  @ParameterizedTest
  @EnumSource
  void everyBufferHasTheSizeAskedForAndIsReleasedInTheEnd(AllocatorKind kind) {
    for (Memory memory : Memory.values()) {
      RecordingAllocator recorded = start(kind, memory);
      for (int i = 0; i < LIVE; i++) {
        benchmark.replace(chosen, buffers);
      }
      buffers.releaseAll();

      assertThat(recorded.allocations)
          .hasSize(2 * LIVE)
          .allSatisfy(
              allocation -> {
                allocation.assertWas(SIZE, memory);
                allocation.assertFreed();
              });
    }
  }

  @ParameterizedTest
  @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "ADAPTIVE") // it counts chunks, not buffers
  void noMemoryIsHeldAfterTearDown(AllocatorKind kind) {
    for (Memory memory : Memory.values()) {
      create(kind, memory);
      buffers.allocateAll(chosen);
      for (int i = 0; i < LIVE; i++) {
        benchmark.replace(chosen, buffers);
      }
      long held = LiveMemory.of(chosen.buffers);
      buffers.releaseAll();

      assertThat(held).isEqualTo((long) LIVE * SIZE);
      assertThat(LiveMemory.of(chosen.buffers)).isZero();
    }
  }

  @Test
  void replaceBaselineSwapsOneReferenceAndLosesNone() {
    LiveReferences references = new LiveReferences();
    Set<Object> before = identities(references.live);
    assertThat(before).hasSize(LIVE);

    boolean first = benchmark.replaceBaseline(references);

    Set<Object> after = identities(references.live);
    assertThat(first).isTrue();
    assertThat(after).hasSize(LIVE);
    after.removeAll(before);
    assertThat(after).hasSize(1);
    for (int i = 0; i < 10 * LIVE; i++) {
      benchmark.replaceBaseline(references);
    }
    assertThat(identities(references.live)).hasSize(LIVE);
  }

  private RecordingAllocator start(AllocatorKind kind, Memory memory) {
    create(kind, memory);
    RecordingAllocator recorded = new RecordingAllocator(chosen.buffers);
    chosen.buffers = recorded.allocator;
    buffers.allocateAll(chosen);
    return recorded;
  }

  private void create(AllocatorKind kind, Memory memory) {
    chosen.allocator = kind;
    chosen.memory = memory;
    chosen.create();
    buffers.size = SIZE;
  }

  /** Buffers with equal bytes are equal; here it matters which one it is. */
  private static int same(ByteBuf one, ByteBuf other) {
    return one == other ? 0 : 1;
  }

  private static Set<Object> identities(Object[] objects) {
    Set<Object> set = Collections.newSetFromMap(new IdentityHashMap<>());
    set.addAll(Arrays.asList(objects));
    return set;
  }
}
