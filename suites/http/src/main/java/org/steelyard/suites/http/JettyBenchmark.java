package org.steelyard.suites.http;

import java.io.IOException;
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
 * Does the sum of an array cost more inside a server than alone? If not, {@code measureSumArrayHttp
 * = measureSumArray + measureBaselineHttp - measureBaseline}. What is left over is the question,
 * and {@link JettyControlsBenchmark} has the controls that take it apart.
 *
 * <p>The two methods without HTTP start no server, so that the sum alone is alone.
 */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Fork(5)
@Warmup(iterations = 5)
@Measurement(iterations = 5)
public class JettyBenchmark {
  /** Nothing, at every size: the floor under all other rows. */
  @Benchmark
  public void measureBaseline(Size size) {}

  /** The sum alone, on the benchmark's thread. */
  @Benchmark
  public double measureSumArray(RandomArray numbers) {
    return SumKernel.sum(numbers.array());
  }

  /** A request to the servlet that returns a constant. */
  @Benchmark
  public double measureBaselineHttp(LoopbackCaller caller) throws IOException {
    return caller.baseline().value();
  }

  /** A request to the servlet that adds up the array. */
  @Benchmark
  public double measureSumArrayHttp(LoopbackCaller caller, KernelTime time, Control control)
      throws IOException {
    time.begin(control, System.nanoTime());
    return time.end(caller.sumArray(), System.nanoTime());
  }
}
