package org.steelyard.suites.http;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Control;

/**
 * The controls to {@link JettyBenchmark}: each has one thing of a server that the sum alone has
 * not, with a baseline to subtract where that thing takes time itself.
 *
 * <ul>
 *   <li>hand-over: another thread, no HTTP
 *   <li>in memory: Jetty's whole call chain on the caller's own thread, no socket
 *   <li>after a pause: an idle core, no other thread. {@code kernelWall} is the sum without the
 *       pause
 *   <li>small array: as many additions, but the data never leaves the first-level cache; so what is
 *       still there over HTTP is not the data's way to the core
 * </ul>
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
public class JettyControlsBenchmark {
  /** A constant from another thread. */
  @Benchmark
  public double measureBaselineHandOver(OtherThread other)
      throws InterruptedException, ExecutionException {
    return other.baseline().value();
  }

  /** The sum on another thread. */
  @Benchmark
  public double measureSumArrayHandOver(
      OtherThread other, RandomArray numbers, KernelTime time, Control control)
      throws InterruptedException, ExecutionException {
    time.begin(control, System.nanoTime());
    return time.end(other.get(numbers.sumArray()), System.nanoTime());
  }

  /** A constant through Jetty without a socket. */
  @Benchmark
  public double measureBaselineInMemory(InMemoryCaller caller) throws IOException {
    return caller.baseline().value();
  }

  /** The sum through Jetty without a socket. */
  @Benchmark
  public double measureSumArrayInMemory(InMemoryCaller caller, KernelTime time, Control control)
      throws IOException {
    time.begin(control, System.nanoTime());
    return time.end(caller.sumArray(), System.nanoTime());
  }

  /** The pause alone. */
  @Benchmark
  public void measureBaselinePause(Pause pause) throws InterruptedException {
    pause.take();
  }

  /** The sum after a pause. */
  @Benchmark
  public double measureSumArrayAfterPause(
      Pause pause, RandomArray numbers, KernelTime time, Control control)
      throws InterruptedException {
    time.begin(control, System.nanoTime());
    pause.take();
    TimedResult result = TimedResult.of(numbers.sumArray().kernel());
    return time.end(numbers.sumArray().check(result), System.nanoTime());
  }

  /** As many additions as the sum, on a small array. */
  @Benchmark
  public double measureSumSmallArray(RandomArray numbers) {
    return SumKernel.sweep(numbers.small(), numbers.size);
  }

  /** As many additions as the sum, on a small array, in a servlet. */
  @Benchmark
  public double measureSumSmallArrayHttp(LoopbackCaller caller, KernelTime time, Control control)
      throws IOException {
    time.begin(control, System.nanoTime());
    return time.end(caller.sumSmallArray(), System.nanoTime());
  }
}
