package org.steelyard.suites.http;

import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.infra.Control;

/**
 * The kernel's own wall and CPU time as secondary results, per operation and in the benchmark's
 * unit: {@code kernelWall} and {@code kernelCpu}.
 *
 * <p>JMH takes a counter for a number of operations: in average time it shows <i>T / counter</i>,
 * where <i>T</i> is the time of the iteration, and in throughput <i>counter / T</i>. (Counters of
 * events are added up over iterations and forks, so a time per operation would be shown 25 times
 * too large.) To be shown as <i>K / n</i>, the kernel's time over the operations, the counter has
 * to be <i>T · n / K</i>. <i>T</i> is not known here, but it is the sum of the operations' times
 * but for JMH's loop around them, some nanoseconds each. So the counter is how many operations
 * there would have been, had they been nothing but kernel.
 *
 * <p>Right in average time and throughput, for any number of threads; JMH shows no such counters in
 * the other modes.
 */
@AuxCounters(AuxCounters.Type.OPERATIONS)
@State(Scope.Thread)
public class KernelTime {
  private boolean measured;
  private long startNanos;
  private double operations;
  private double operationNanos;
  private double wallNanos;
  private double cpuNanos;

  /** Forgets the iteration before. */
  @Setup(Level.Iteration)
  public void reset() {
    operations = 0;
    operationNanos = 0;
    wallNanos = 0;
    cpuNanos = 0;
  }

  /** An operation starts. With several threads JMH runs some that it does not measure. */
  void begin(Control control, long nanoTime) {
    measured = control.startMeasurement && !control.stopMeasurement;
    startNanos = nanoTime;
  }

  /** The operation ended with this result; returns its value. */
  double end(TimedResult result, long nanoTime) {
    if (measured) {
      operations++;
      operationNanos += nanoTime - startNanos;
      wallNanos += result.wallNanos();
      cpuNanos += result.cpuNanos();
    }
    return result.value();
  }

  /** JMH's counter behind the kernel's wall time; infinite if it took none. */
  public double kernelWall() {
    return operations * operationNanos / wallNanos;
  }

  /** JMH's counter behind the kernel's CPU time; infinite if it took none. */
  public double kernelCpu() {
    return operations * operationNanos / cpuNanos;
  }
}
