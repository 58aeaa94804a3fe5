package org.steelyard.agent;

import java.lang.management.CompilationMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.lang.reflect.Method;
import java.util.List;

/** What this JVM and this machine have used so far. A counter that cannot be read is -1. */
final class Counters {
  /** The counters, each with the name of its field in a message; times in nanoseconds. */
  enum Counter {
    TIME("time"),
    /** CPU time of the whole process: JIT compiler and collector threads, servers, and all. */
    PROCESS_CPU("processCpu"),
    /** CPU time of the Java threads alone. */
    THREAD_CPU("threadCpu"),
    ALLOCATED("allocated"),
    GC_COUNT("gcCount"),
    GC_TIME("gcTime"),
    COMPILE_TIME("compileTime"),
    /** CPU time that all processors of the machine spent on anything. */
    MACHINE_BUSY("machineBusy"),
    /** Time that the hypervisor gave to others while this machine wanted it. */
    STEAL("steal"),
    /** Time that threads of this process were ready to run and found no processor free. */
    RUN_DELAY("runDelay");

    private final String field;

    Counter(String field) {
      this.field = field;
    }

    String field() {
      return field;
    }
  }

  private static final long MILLI = 1_000_000L;

  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
  private final CompilationMXBean compilation = ManagementFactory.getCompilationMXBean();
  private final List<GarbageCollectorMXBean> collectors =
      ManagementFactory.getGarbageCollectorMXBeans();
  private final Method totalAllocated = totalAllocatedSince21();
  private final MachineTime machine = new MachineTime();
  private final ProcessTime process = new ProcessTime();

  private final ThreadTimes threadTimes;

  /**
   * @param threadTimes null leaves the run delay out: it costs a file for every thread
   */
  Counters(ThreadTimes threadTimes) {
    this.threadTimes = threadTimes;
  }

  long[] read() {
    long[] values = new long[Counter.values().length];
    set(values, Counter.RUN_DELAY, threadTimes == null ? -1 : threadTimes.delayed());
    machine.read();
    set(values, Counter.MACHINE_BUSY, machine.busyNanos());
    set(values, Counter.STEAL, machine.stealNanos());
    long gcCount = 0;
    long gcTime = 0;
    for (GarbageCollectorMXBean collector : collectors) {
      gcCount += Math.max(0, collector.getCollectionCount());
      gcTime += Math.max(0, collector.getCollectionTime());
    }
    set(values, Counter.GC_COUNT, gcCount);
    set(values, Counter.GC_TIME, gcTime * MILLI);
    set(
        values,
        Counter.COMPILE_TIME,
        compilation != null && compilation.isCompilationTimeMonitoringSupported()
            ? compilation.getTotalCompilationTime() * MILLI
            : -1);
    set(values, Counter.ALLOCATED, -1);
    set(values, Counter.THREAD_CPU, -1);
    readThreads(values);
    set(values, Counter.PROCESS_CPU, process.nanos());
    set(values, Counter.TIME, System.nanoTime());
    return values;
  }

  private void readThreads(long[] values) {
    if (!(threads instanceof com.sun.management.ThreadMXBean)) {
      return;
    }
    com.sun.management.ThreadMXBean extended = (com.sun.management.ThreadMXBean) threads;
    long[] ids = threads.getAllThreadIds();
    if (threads.isThreadCpuTimeSupported() && threads.isThreadCpuTimeEnabled()) {
      set(values, Counter.THREAD_CPU, sum(extended.getThreadCpuTime(ids)));
    }
    if (extended.isThreadAllocatedMemorySupported() && extended.isThreadAllocatedMemoryEnabled()) {
      set(values, Counter.ALLOCATED, allocated(extended, ids));
    }
  }

  /** Threads that have ended are counted from Java 21 on; before, only those alive. */
  private long allocated(com.sun.management.ThreadMXBean extended, long[] ids) {
    if (totalAllocated != null) {
      try {
        return (Long) totalAllocated.invoke(extended);
      } catch (ReflectiveOperationException refused) {
        // As before Java 21.
      }
    }
    return sum(extended.getThreadAllocatedBytes(ids));
  }

  private static Method totalAllocatedSince21() {
    try {
      return com.sun.management.ThreadMXBean.class.getMethod("getTotalThreadAllocatedBytes");
    } catch (NoSuchMethodException before21) {
      return null;
    }
  }

  private static long sum(long[] values) {
    long sum = 0;
    for (long value : values) {
      sum += Math.max(0, value);
    }
    return sum;
  }

  private static void set(long[] values, Counter counter, long value) {
    values[counter.ordinal()] = value;
  }
}
