package org.steelyard.cli.sound;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Benchmarks that do what they should; each shows something else of JMH. */
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class Weights {
  @State(Scope.Benchmark)
  public static class Loaded {
    @Param({"1", "20"})
    public int pounds;

    @Param("oak")
    public String beam;
  }

  /** Counts calls of its set-up in its score. */
  @State(Scope.Thread)
  public static class Fixture {
    long prepared;

    @Setup(Level.Iteration)
    public void prepare() {
      prepared++;
    }
  }

  @State(Scope.Thread)
  @AuxCounters(AuxCounters.Type.EVENTS)
  public static class Tally {
    public long laps;
  }

  @Benchmark
  @BenchmarkMode({Mode.Throughput, Mode.AverageTime, Mode.SampleTime, Mode.SingleShotTime})
  public Object allModes() {
    return Thread.currentThread();
  }

  /** 16 bytes of header and 1000 of content; without compressed class pointers it would be more. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  public byte[] allocates() {
    return new byte[1000];
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  public String params(Loaded state) {
    return state.beam + state.pounds;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  public long fixture(Fixture state) {
    return state.prepared;
  }

  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  public void counts(Tally tally) {
    tally.laps++;
  }

  /** Its annotations say everything, so that it can be seen what a flag overrides. */
  @Benchmark
  @BenchmarkMode(Mode.AverageTime)
  @Fork(value = 1, jvmArgsAppend = "-Dfrom=annotation")
  @Warmup(iterations = 1, time = 20, timeUnit = TimeUnit.MILLISECONDS)
  @Measurement(iterations = 4, time = 30, timeUnit = TimeUnit.MILLISECONDS)
  public String annotated() {
    return System.getProperty("from");
  }
}
