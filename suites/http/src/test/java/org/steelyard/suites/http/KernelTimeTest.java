package org.steelyard.suites.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.infra.Control;
import org.openjdk.jmh.results.AverageTimeResult;
import org.openjdk.jmh.results.ResultRole;
import org.openjdk.jmh.results.ThroughputResult;

/** The counters, put through JMH's own arithmetic as its generated code does. */
class KernelTimeTest {
  private static final long MILLI = 1_000_000;

  private final KernelTime time = new KernelTime();
  private final Control control = new Control();

  /** Four operations of 10 ms, in which a kernel takes 2, 3, 4 and 3 ms and half of it on a CPU. */
  private void fourOperations() {
    control.startMeasurement = true;
    long now = 77;
    for (long wall : new long[] {2, 3, 4, 3}) {
      time.begin(control, now);
      now += 10 * MILLI;
      time.end(new TimedResult(0, wall * MILLI, wall * MILLI / 2), now);
    }
  }

  private static double averageTime(double counter, TimeUnit unit) {
    return new AverageTimeResult(ResultRole.SECONDARY, "kernel", counter, 40 * MILLI, unit)
        .getScore();
  }

  @Test
  void inAverageTimeItIsTheMeanTimeOfTheKernelInTheBenchmarksUnit() {
    fourOperations();

    assertThat(averageTime(time.kernelWall(), TimeUnit.MILLISECONDS)).isEqualTo(3, within(1e-9));
    assertThat(averageTime(time.kernelCpu(), TimeUnit.MILLISECONDS)).isEqualTo(1.5, within(1e-9));
    assertThat(averageTime(time.kernelWall(), TimeUnit.MICROSECONDS)).isEqualTo(3000, within(1e-6));
  }

  @Test
  void inThroughputItIsHowManyKernelsFitIntoTheUnit() {
    fourOperations();

    double score =
        new ThroughputResult(
                ResultRole.SECONDARY, "kernel", time.kernelWall(), 40 * MILLI, TimeUnit.SECONDS)
            .getScore();
    assertThat(score).isEqualTo(1000 / 3.0, within(1e-6));
  }

  @Test
  void operationsThatJmhDoesNotMeasureDoNotCount() {
    time.begin(control, 0);
    time.end(new TimedResult(0, 900 * MILLI, 900 * MILLI), 950 * MILLI);
    fourOperations();
    control.stopMeasurement = true;
    time.begin(control, 0);
    time.end(new TimedResult(0, 900 * MILLI, 900 * MILLI), 950 * MILLI);

    assertThat(averageTime(time.kernelWall(), TimeUnit.MILLISECONDS)).isEqualTo(3, within(1e-9));
  }

  @Test
  void anIterationForgetsTheOneBefore() {
    control.startMeasurement = true;
    time.begin(control, 0);
    time.end(new TimedResult(0, 900 * MILLI, 900 * MILLI), 950 * MILLI);
    time.reset();
    fourOperations();

    assertThat(averageTime(time.kernelWall(), TimeUnit.MILLISECONDS)).isEqualTo(3, within(1e-9));
  }

  @Test
  void aKernelThatTakesNoTimeIsShownAsZero() {
    control.startMeasurement = true;
    time.begin(control, 0);
    time.end(new TimedResult(0, 0, 0), 10 * MILLI);

    assertThat(averageTime(time.kernelWall(), TimeUnit.MILLISECONDS)).isZero();
  }

  @Test
  void aKernelOfKnownDurationComesBackOverHttpWithThatDuration() throws Exception {
    long duration = 5 * MILLI;
    Route sleep = new Route("/sleep", () -> park(duration), 1);
    try (JettyServer<ServerConnector> server = JettyServer.onLoopback(List.of(sleep));
        Client client = new KeepAliveClient(server.connector().getLocalPort())) {
      long start = System.nanoTime();
      TimedResult result = client.get(sleep);
      long operation = System.nanoTime() - start;

      // True on any machine: the kernel lasts at least as asked, and lies within the operation.
      assertThat(result.wallNanos()).isBetween(duration, operation);
      // A parked thread uses less CPU than time passes.
      assertThat(result.cpuNanos()).isBetween(0L, result.wallNanos() - 1);
    }
  }

  private static double park(long nanos) {
    long end = System.nanoTime() + nanos;
    for (long left = nanos; left > 0; left = end - System.nanoTime()) {
      LockSupport.parkNanos(left);
    }
    return 1;
  }
}
