package org.steelyard.cli.faults;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Ends its JVM in every way that a JVM can end. */
public class Ends {
  @State(Scope.Benchmark)
  public static class Exiting {
    @Setup
    public void setUp() {
      System.exit(5);
    }
  }

  /** Grows until the heap is full; what it holds goes with the thread that threw. */
  private static Object eatAll() {
    List<byte[]> eaten = new ArrayList<>();
    while (true) {
      eaten.add(new byte[1 << 20]);
    }
  }

  @Benchmark
  public void haltsWithThree() {
    Runtime.getRuntime().halt(3);
  }

  @Benchmark
  public void haltsWithZero() {
    Runtime.getRuntime().halt(0);
  }

  @Benchmark
  public void exitsInSetUp(Exiting state) {}

  @Benchmark
  @Fork(jvmArgsAppend = {"-Xmx32m"})
  public Object eatsTheHeap() {
    return eatAll();
  }

  @Benchmark
  @Fork(jvmArgsAppend = {"-Xmx32m", "-XX:+HeapDumpOnOutOfMemoryError"})
  public Object leavesHeapDump() {
    return eatAll();
  }

  @Benchmark
  @Fork(jvmArgsAppend = {"-XX:-CreateCoredumpOnCrash"})
  public void writesToNull() throws ReflectiveOperationException {
    Class<?> unsafe = Class.forName("sun.misc.Unsafe");
    Field instance = unsafe.getDeclaredField("theUnsafe");
    instance.setAccessible(true);
    unsafe.getMethod("putAddress", long.class, long.class).invoke(instance.get(null), 0L, 1L);
  }

  @Benchmark
  @Fork(jvmArgsAppend = {"-XX:+NoSuchFlag"})
  public void neverStarts() {}
}
