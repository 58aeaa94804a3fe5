package org.steelyard.suites.http;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.DoubleSupplier;

/**
 * What a kernel computed and what it cost the thread it ran on.
 *
 * @param value the result
 * @param wallNanos elapsed time of the kernel alone, in nanoseconds
 * @param cpuNanos CPU time that the kernel's thread used meanwhile, in nanoseconds
 */
record TimedResult(double value, long wallNanos, long cpuNanos) {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  /** Runs the kernel on the calling thread. */
  static TimedResult of(DoubleSupplier kernel) {
    long cpuStart = THREADS.getCurrentThreadCpuTime();
    long wallStart = System.nanoTime();
    double value = kernel.getAsDouble();
    long wallEnd = System.nanoTime();
    long cpuEnd = THREADS.getCurrentThreadCpuTime();
    return new TimedResult(value, wallEnd - wallStart, cpuEnd - cpuStart);
  }
}
