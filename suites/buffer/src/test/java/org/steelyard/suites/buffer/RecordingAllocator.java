package org.steelyard.suites.buffer;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/** Lets a test see what a benchmark asked a real allocator for, and what it got. */
final class RecordingAllocator {

  /** One allocation: the call, what the buffer was like then, and the buffer as it is now. */
  record Allocation(
      String call, List<Object> arguments, int capacity, boolean direct, ByteBuf buffer) {

    void assertWas(int size, Memory memory) {
      assertThat(call).isEqualTo("buffer");
      assertThat(arguments).containsExactly(size);
      assertThat(capacity).isEqualTo(size);
      assertThat(direct).isEqualTo(memory == Memory.DIRECT);
    }

    void assertFreed() {
      assertThat(buffer.refCnt()).isZero();
    }
  }

  final List<Allocation> allocations = new ArrayList<>();
  final ByteBufAllocator allocator;

  RecordingAllocator(ByteBufAllocator real) {
    allocator =
        (ByteBufAllocator)
            Proxy.newProxyInstance(
                ByteBufAllocator.class.getClassLoader(),
                new Class<?>[] {ByteBufAllocator.class},
                (proxy, method, arguments) -> {
                  Object result;
                  try {
                    result = method.invoke(real, arguments);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                  if (result instanceof ByteBuf buffer) {
                    allocations.add(
                        new Allocation(
                            method.getName(),
                            List.of(arguments),
                            buffer.capacity(),
                            buffer.isDirect(),
                            buffer));
                  }
                  return result;
                });
  }
}
